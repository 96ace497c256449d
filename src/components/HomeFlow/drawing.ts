/** The drawing in two forms: from left to right, and from top to bottom for narrow pages. */
export type Form = 'wide' | 'tall';

/** Something drawn, with its place in each form that has it, in units of the form's view box. */
type Part<Place> = Partial<Record<Form, Place>>;

export const VIEW_BOXES: Record<Form, string> = {wide: '0 0 1120 464', tall: '0 0 340 700'};

/** Boxes as x, y, width, height. `accent` marks where a reader starts, `chip` is a container within a job. */
export const boxes: readonly (Part<readonly [number, number, number, number]> & {
  kind?: 'frame' | 'accent' | 'group' | 'chip';
})[] = [
  {kind: 'frame', wide: [1, 1, 894, 462], tall: [1, 1, 338, 594]},
  {kind: 'accent', wide: [20, 164, 172, 124], tall: [14, 42, 250, 72]},
  {wide: [226, 54, 640, 52], tall: [14, 140, 298, 44]},
  {kind: 'group', wide: [226, 164, 250, 124], tall: [46, 204, 132, 132]},
  {kind: 'chip', wide: [244, 212, 98, 54], tall: [58, 236, 108, 36]},
  {kind: 'chip', wide: [362, 212, 98, 54], tall: [58, 288, 108, 36]},
  {kind: 'group', wide: [502, 164, 164, 124], tall: [46, 356, 132, 88]},
  {kind: 'chip', wide: [520, 212, 128, 54], tall: [58, 388, 108, 44]},
  {kind: 'group', wide: [692, 164, 174, 124], tall: [46, 464, 132, 88]},
  {kind: 'chip', wide: [710, 212, 138, 54], tall: [58, 496, 108, 44]},
  {wide: [226, 346, 640, 52], tall: [254, 204, 58, 348]},
  {wide: [934, 116, 185, 42], tall: [14, 624, 298, 70]},
  {wide: [934, 165, 185, 42]},
  {wide: [934, 214, 185, 42]},
  {wide: [934, 263, 185, 42]},
  {wide: [934, 312, 185, 42]},
];

/** Lines as SVG writes points. Those that are not `plain` end with an arrow head; `accent` is the cascade. */
export const lines: readonly (Part<string> & {kind?: 'plain' | 'accent'})[] = [
  {kind: 'plain', wide: '848,239 912,239', tall: '28,184 28,508'},
  {kind: 'plain', wide: '912,137 912,333'},
  {wide: '106,164 106,80 226,80', tall: '140,114 140,140'},
  {wide: '350,106 350,164', tall: '28,270 46,270'},
  {wide: '584,106 584,164', tall: '28,408 46,408'},
  {wide: '746,106 746,164', tall: '28,508 46,508'},
  {wide: '342,239 362,239', tall: '112,272 112,288'},
  {wide: '411,266 411,346', tall: '166,306 254,306'},
  {wide: '556,346 556,266', tall: '254,400 166,400'},
  {wide: '612,266 612,346', tall: '166,420 254,420'},
  {wide: '756,346 756,266', tall: '254,508 166,508'},
  {wide: '804,266 804,346', tall: '166,528 254,528'},
  {wide: '912,137 934,137', tall: '88,552 88,624'},
  {wide: '912,186 934,186'},
  {wide: '912,235 934,235'},
  {wide: '912,284 934,284'},
  {wide: '912,333 934,333'},
  {kind: 'accent', wide: '880,239 880,434 106,434 106,288', tall: '140,552 140,578 326,578 326,78 264,78'},
];

/** Texts with x, the baseline, and where x is. `note` explains, `code` quotes what a terminal shows; others are names. */
export const labels: readonly (Part<readonly [x: number, y: number, anchor?: 'middle' | 'end']> & {
  kind?: 'note' | 'code' | 'accentNote';
  text: string;
})[] = [
  {kind: 'code', text: 'Kubernetes cluster', wide: [20, 31], tall: [14, 26]},
  {text: 'Scan', wide: [38, 194], tall: [30, 68]},
  {kind: 'note', text: 'from kubectl, CI/CD,', wide: [38, 220]},
  {kind: 'note', text: 'scbctl, a schedule', wide: [38, 240]},
  {kind: 'note', text: 'or AutoDiscovery', wide: [38, 260]},
  {kind: 'note', text: 'from kubectl, CI/CD, scbctl,', tall: [30, 86]},
  {kind: 'note', text: 'a schedule or AutoDiscovery', tall: [30, 103]},
  {text: 'Operator', wide: [246, 86], tall: [30, 167]},
  {kind: 'note', text: 'starts one job after another and records the state', wide: [326, 86]},
  {kind: 'note', text: 'starts one job after another', tall: [102, 167]},
  {kind: 'code', text: 'Scanning', wide: [360, 140]},
  {kind: 'code', text: 'Parsing', wide: [594, 140]},
  {kind: 'code', text: 'HookProcessing', wide: [756, 140]},
  {kind: 'note', text: 'Scan job', wide: [244, 194], tall: [58, 226]},
  {text: 'Scanner', wide: [293, 244, 'middle'], tall: [112, 259, 'middle']},
  {text: 'Lurker', wide: [411, 244, 'middle'], tall: [112, 311, 'middle']},
  {kind: 'note', text: 'Parse job', wide: [520, 194], tall: [58, 378]},
  {text: 'Parser', wide: [584, 244, 'middle'], tall: [112, 415, 'middle']},
  {kind: 'note', text: 'Hook jobs', wide: [710, 194], tall: [58, 486]},
  {text: 'Hooks', wide: [779, 244, 'middle'], tall: [112, 523, 'middle']},
  {text: 'Object', tall: [283, 374, 'middle']},
  {text: 'store', tall: [283, 392, 'middle']},
  {kind: 'note', text: 'raw result', wide: [402, 322, 'end'], tall: [216, 300, 'middle']},
  {kind: 'note', text: 'raw result', wide: [547, 322, 'end'], tall: [216, 394, 'middle']},
  {kind: 'note', text: 'findings', wide: [621, 322], tall: [216, 436, 'middle']},
  {kind: 'note', text: 'findings', wide: [747, 322, 'end'], tall: [216, 502, 'middle']},
  {kind: 'note', text: 'edits', wide: [813, 322], tall: [216, 544, 'middle']},
  {text: 'Object store', wide: [246, 378]},
  {kind: 'note', text: 'the included MinIO, or any S3-compatible one', wide: [354, 378]},
  {kind: 'accentNote', text: 'cascading rules', tall: [152, 571]},
  {kind: 'note', text: 'DefectDojo', wide: [952, 142.5]},
  {kind: 'note', text: 'Elasticsearch', wide: [952, 191.5]},
  {kind: 'note', text: 'Dependency-Track', wide: [952, 240.5]},
  {kind: 'note', text: 'Azure Monitor', wide: [952, 289.5]},
  {kind: 'note', text: 'Webhooks, chat', wide: [952, 338.5]},
  {kind: 'note', text: 'DefectDojo, Elasticsearch,', tall: [30, 649]},
  {kind: 'note', text: 'Dependency-Track, Azure Monitor,', tall: [30, 666]},
  {kind: 'note', text: 'webhooks, chat', tall: [30, 683]},
  {
    kind: 'accentNote',
    text: 'Cascading rules: a finding starts the next scan',
    wide: [546, 424, 'middle'],
  },
];
