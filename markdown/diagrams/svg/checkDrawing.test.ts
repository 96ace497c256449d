import type {CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

import {createRendererInput, type RendererInput} from '../grammar/kinds';
import {parseBlock} from '../parseBlock';
import {drawDiagram} from '../renderer';
import {parseSvg} from './adaptSvg';
import {checkDrawing} from './checkDrawing';

/** One of everything that can be drawn. The first two lines after the kind are the text alternative. */
const DIAGRAMS = {
  flowchart: [
    'subgraph job [Scan job]',
    'subgraph pod [The<br>pod]',
    'scan[(two<br>lines)] -->|"yes (1)"| parse{Parse}',
    'end',
    'end',
    'scan -.- store',
    'store <==> hook[/Hook\\]',
    'job --> end_([End])',
    'scan --> hook',
    'scan -->|again| hook',
  ],
  shapes: [
    'a["1"] --> b("2") --> c(["3"]) --> d[["4"]] --> e[("5")] --> f(("6")) --> g((("7")))',
    'a --> h{"8"} --> i{{"9"}} --> j>"10"] --> k[/"11"\\] --> l[\\"12"/] --> m',
  ],
  state: [
    '[*] --> Run',
    'state "The<br>run" as Run {',
    '[*] --> Scanning: begin',
    'state "Now<br>parsing" as Parsing',
    'Scanning --> Parsing',
    'Parsing --> [*]',
    '}',
    'Run --> Done: all "well"',
  ],
  sequence: [
    'participant op as The operator',
    'op->>+scan: start',
    'Note over op,scan: wait',
    'alt found',
    'scan->>scan: read',
    'else not found',
    'scan-)store: upload',
    'end',
    'scan-->>-op: done',
    'Note left of store: keep',
    'op--)store: remove',
  ],
} as const;

type Kind = keyof typeof DIAGRAMS;

const HEADERS: Readonly<Record<Kind, string>> = {
  flowchart: 'flowchart TD',
  shapes: 'flowchart LR',
  state: 'stateDiagram-v2',
  sequence: 'sequenceDiagram',
};
/** Line of the first statement. */
const FIRST = 4;

const inputs = new Map<Kind, RendererInput>();
const drawings = new Map<Kind, string>();

/** Loading the renderer takes seconds on a busy machine. */
beforeAll(async () => {
  for (const kind of Object.keys(DIAGRAMS) as Kind[]) {
    const source = [HEADERS[kind], 'accTitle: t', 'accDescr: d', ...DIAGRAMS[kind]].join('\n');
    const input = createRendererInput(parseBlock(source));
    inputs.set(kind, input);
    drawings.set(kind, await drawDiagram(input.source));
  }
}, 60_000);

function draw(kind: Kind): CheerioAPI {
  return parseSvg(drawings.get(kind) ?? '');
}

function check(kind: Kind, $: CheerioAPI): void {
  checkDrawing($, inputs.get(kind)?.declared ?? [], 1);
}

describe('checkDrawing', () => {
  it.each(Object.keys(DIAGRAMS) as Kind[])('accepts the drawing of a %s', (kind) => {
    expect(() => check(kind, draw(kind))).not.toThrow();
  });

  it.each([
    ['flowchart', 'g.node[data-shape=cylinder]', FIRST + 2, 'the box "two<br>lines" is missing'],
    ['flowchart', 'g.node[data-shape=trapezoid]', FIRST + 6, 'the box "Hook" is missing'],
    ['flowchart', 'g.node[data-shape=diamond] > polygon', FIRST + 2, 'the box "Parse" is missing'],
    ['flowchart', 'g.node[data-shape=diamond] > text', FIRST + 2, 'drawn without its text "Parse"'],
    ['flowchart', 'g.node[data-shape=cylinder] tspan:last-child', FIRST + 2, 'with the text "two"'],
    ['flowchart', 'g.subgraph > rect', FIRST, 'the frame "Scan job" is missing'],
    ['flowchart', 'g.subgraph g.subgraph', FIRST + 1, 'the frame "The<br>pod" is missing'],
    ['flowchart', 'g.subgraph > text', FIRST, 'the frame "Scan job" is drawn without its text "Scan job"'],
    ['flowchart', '[data-style=dotted]', FIRST + 5, 'the arrow from "two<br>lines" to "store" is missing'],
    ['flowchart', '[data-from=g0]', FIRST + 7, 'the arrow from "Scan job" to "End" is missing'],
    ['flowchart', '.edge[data-label=again]', FIRST + 9, 'the arrow from "two<br>lines" to "Hook" is missing'],
    ['flowchart', '.edge-label[data-label=again]', FIRST + 9, 'the label "again" of the arrow from "two<br>'],
    ['flowchart', '.edge-label[data-from=n0][data-to=n1] > text', FIRST + 2, 'without its text "yes (1)"'],
    ['state', 'g.node[data-shape=state-start]', FIRST, 'the [*] of "[*] --> Run" is missing'],
    ['state', 'g.node[data-shape=state-end]', FIRST + 5, 'the [*] of "Parsing --> [*]" is missing'],
    ['state', 'g.node[data-label="Scanning"]', FIRST + 2, 'the box "Scanning" is missing'],
    ['state', 'g.subgraph', FIRST + 1, 'the frame "The<br>run" is missing'],
    ['state', '.edge[data-from^=_start]', FIRST, 'the arrow from "[*]" to "The<br>run" is missing'],
    [
      'state',
      '.edge-label[data-label=begin]',
      FIRST + 2,
      'the label "begin" of the arrow from "[*]" to "Scanning" is missing',
    ],
    ['sequence', 'g.actor', FIRST, 'the participant "The operator" is missing'],
    ['sequence', 'g.actor > rect', FIRST, 'the participant "The operator" is missing'],
    ['sequence', 'g.actor > text', FIRST, 'the participant "The operator" is drawn without its text'],
    ['sequence', 'g.actor[data-label=store]', FIRST + 6, 'the participant "store" is missing'],
    ['sequence', '.lifeline', FIRST, 'the life line of "The operator" is missing'],
    ['sequence', '.activation', FIRST + 1, 'the bar on the life line of "scan" is missing'],
    ['sequence', 'g.message', FIRST + 1, 'the message "start" from "The operator" to "scan" is missing'],
    [
      'sequence',
      'g.message[data-self=true]',
      FIRST + 4,
      'the message "read" from "scan" to "scan" is missing',
    ],
    [
      'sequence',
      'g.message > line',
      FIRST + 1,
      'the message "start" from "The operator" to "scan" is missing',
    ],
    ['sequence', 'g.message > text', FIRST + 1, 'is drawn without its text "start"'],
    ['sequence', 'g.note', FIRST + 2, 'the note "wait" is missing'],
    ['sequence', 'g.note > polygon', FIRST + 2, 'the note "wait" is missing'],
    ['sequence', 'g.note[data-position=left] > text', FIRST + 9, 'the note "keep" is drawn without its text'],
    ['sequence', 'g.block', FIRST + 3, 'the part "alt found" is missing'],
    ['sequence', 'g.block > rect', FIRST + 3, 'the part "alt found" is missing'],
    ['sequence', 'g.block > line', FIRST + 5, 'the part "else not found" is missing'],
    [
      'sequence',
      'g.block > text:last-child',
      FIRST + 5,
      'the part "else not found" is drawn without its text',
    ],
  ] as const)('notices in a %s that %s is gone', (kind, selector, line, message) => {
    const $ = draw(kind);
    // One element only, or all shapes of one element.
    const [first] = $(selector).toArray();
    const gone = $(first).is('rect, polygon') ? $(first).parent().children('rect, polygon') : $(first);
    expect(gone.remove().length).toBeGreaterThan(0);
    expect(() => check(kind, $)).toThrow(message);
    expect(() => check(kind, $)).toThrow(expect.objectContaining({line}));
  });

  it.each(Object.keys(DIAGRAMS) as Kind[])('notices in a %s that any text is gone', (kind) => {
    const count = draw(kind)('text').length;
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index++) {
      const $ = draw(kind);
      $('text').eq(index).remove();
      expect(() => check(kind, $)).toThrow('without its text');
    }
  });

  it.each([
    ['flowchart', '[data-style=thick]', 'marker-start', undefined, 'drawn as "==>" instead of "<==>"'],
    ['flowchart', '[data-style=thick]', 'marker-end', undefined, 'drawn as "<===" instead of "<==>"'],
    ['flowchart', '[data-style=thick]', 'stroke-width', '1', 'drawn as "<-->" instead of "<==>"'],
    ['flowchart', '[data-style=dotted]', 'stroke-dasharray', undefined, 'drawn as "---" instead of "-.-"'],
    ['flowchart', '[data-style=dotted]', 'marker-end', 'url(#x)', 'drawn as "-.->" instead of "-.-"'],
    ['flowchart', '[data-style=solid]', 'marker-end', undefined, 'drawn as "---" instead of "-->"'],
    ['flowchart', 'g.subgraph g.subgraph > rect', 'x', '900', '"The<br>pod" is drawn in the wrong frame'],
    ['flowchart', 'g.node[data-shape=cylinder]', 'data-shape', 'circle', 'drawn as "circle" instead'],
    ['flowchart', '[data-from=g0]', 'points', '0,900 0,900', '"Scan job" to "End" cannot be drawn'],
    [
      'state',
      '[data-shape=state-end] > circle',
      'cx',
      '900',
      '"Parsing --> [*]" is drawn in the wrong frame',
    ],
    ['sequence', 'g.message > line', 'marker-end', undefined, 'drawn as "-" instead of "->>"'],
    ['sequence', 'g.message > line', 'marker-end', 'url(#seq-arrow-open)', 'drawn as "-)" instead of "->>"'],
    ['sequence', 'g.message > line', 'stroke-dasharray', '6 4', 'drawn as "-->>" instead of "->>"'],
    [
      'sequence',
      'g.message > line',
      'x2',
      '0',
      'the message "start" from "The operator" to "scan" is missing',
    ],
    ['sequence', 'g.message > polyline', 'points', '0,0 1,1', 'the message "read" from "scan" to "scan" is'],
    ['sequence', 'g.note', 'data-actors', 'a0', 'the note "wait" is missing'],
    ['sequence', 'g.note', 'data-position', 'left', 'drawn as "left" instead of "over"'],
    ['sequence', 'g.block', 'data-type', 'loop', 'the part "alt found" is missing'],
  ] as const)('notices in a %s that %s has another %s: %s', (kind, selector, name, value, message) => {
    const $ = draw(kind);
    const shapes = $(selector).first();
    expect(shapes).toHaveLength(1);
    const changed = name === 'cx' || name === 'x' ? shapes.parent().children(`[${name}]`) : shapes;
    if (value === undefined) changed.removeAttr(name);
    else changed.attr(name, value);
    expect(() => check(kind, $)).toThrow(message);
  });

  it.each([
    ['flowchart', '.node'],
    ['flowchart', '.edge'],
    ['flowchart', '.edge-label'],
    ['sequence', '.message'],
    ['sequence', '.note'],
    ['sequence', '.block'],
  ] as const)('notices in a %s that a second %s is drawn', (kind, selector) => {
    const $ = draw(kind);
    $(selector).first().clone().appendTo('svg');
    expect(() => check(kind, $)).toThrow('that no line declares');
    expect(() => check(kind, $)).toThrow(expect.objectContaining({line: 1}));
  });
});
