import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {renderDiagram} from './renderDiagram';
import {measureShape} from './svg/measureShape';

const SOURCES: Readonly<Record<string, string>> = {
  flowchart: 'flowchart TD\n subgraph g [Group]\n a(("A")) -->|one<br/>two| b\n end\n b <-.-> c',
  state: 'stateDiagram-v2\n [*] --> a\n state g {\n a --> b: text\n }\n g --> [*]',
  sequence:
    'sequenceDiagram\n A->>+B: text\n Note over A: note\n alt x\n B->>B: loop\n else y\n B--)A: text\n end\n B-->>-A: text',
};

async function render(source: string, id = 'x'): Promise<string> {
  const [header = '', ...rest] = source.split('\n');
  const described = [header, 'accTitle: A "title" & <more>', 'accDescr: What it shows', ...rest].join('\n');
  return (await renderDiagram(described, id)).svg;
}

/** Loading the renderer takes seconds on a busy machine. */
const TIMEOUT = {timeout: 60_000};

describe.each(Object.entries(SOURCES))('renderDiagram, %s', TIMEOUT, (_, source) => {
  it('is named and described for readers who do not see it', async () => {
    const svg = load(await render(source), {xml: true})('svg');
    expect(svg.attr()).toMatchObject({
      id: 'x',
      role: 'img',
      'aria-labelledby': 'x-title',
      'aria-describedby': 'x-description',
    });
    expect(svg.find('> title#x-title').text()).toBe('A "title" & <more>');
    expect(svg.find('> desc#x-description').text()).toBe('What it shows');
  });

  it('needs no style sheet, inline style, script, font or request of its own', async () => {
    const svg = await render(source);
    expect(svg).not.toMatch(
      /<style| style=|<script|font-family|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
  });

  it('draws in the colours of the site only', async () => {
    const $ = load(await render(source), {xml: true});
    for (const element of $('*').toArray()) {
      for (const name of ['fill', 'stroke']) {
        const value = $(element).attr(name) ?? 'none';
        expect(value).toMatch(/^(?:none|var\(--diagram-[a-z-]+,#[0-9a-f]{6}\))$/);
      }
    }
  });

  it('draws texts in the colours of text, lines in that of lines, and boxes in that of boxes', async () => {
    const $ = load(await render(source), {xml: true});
    const valuesOf = (selector: string, name: string): string[] =>
      $(selector)
        .toArray()
        .map((element) => /^var\(--diagram-([a-z-]+),/.exec($(element).attr(name) ?? '')?.[1] ?? 'none');
    const texts = valuesOf('text', 'fill');
    expect(texts.length).toBeGreaterThan(3);
    for (const colour of texts) expect(colour).toMatch(/^text(?:-soft)?$/);
    const lines = valuesOf('polyline.diagram-edge, .diagram-message > :is(line, polyline)', 'stroke');
    expect(new Set(lines)).toEqual(new Set(['line']));
    const boxes = ':is(.diagram-node, .diagram-actor) > rect, .diagram-activation';
    expect(new Set(valuesOf(boxes, 'fill'))).toEqual(new Set(['node']));
    expect(new Set(valuesOf(boxes, 'stroke'))).toEqual(new Set(['border']));
  });

  it('leaves a narrow margin on the left and above', async () => {
    const $ = load(await render(source), {xml: true});
    const [left = NaN, top = NaN] = $('svg').attr('viewBox')?.split(' ').map(Number) ?? [];
    const boxes = $('rect, circle')
      .toArray()
      .map((shape) => measureShape($(shape).attr() ?? {}));
    // A circle of a state diagram is 2 pixels smaller than the renderer lays it out.
    expect(Math.min(...boxes.map((box) => box.left)) - left).toBeCloseTo(8, 1);
    expect(Math.abs(Math.min(...boxes.map((box) => box.top)) - top - 9)).toBeLessThanOrEqual(1.01);
  });

  it('has no id or class that could meet another of the page', async () => {
    const $ = load(await render(source), {xml: true});
    for (const element of $('svg *').toArray()) {
      const {id, class: names} = $(element).attr() ?? {};
      if (id !== undefined) expect(id).toMatch(/^x-/);
      for (const name of names?.split(' ') ?? []) expect(name).toMatch(/^diagram-/);
    }
    for (const [, id] of $.xml().matchAll(/url\(#([^)]+)\)/g))
      expect($(`[id="${id ?? ''}"]`)).toHaveLength(1);
  });

  it('is the same for the same source', async () => {
    expect(await render(source)).toBe(await render(source));
  });

  it('draws every label as it is written', async () => {
    expect(await render(source)).not.toMatch(/[\ue000-\uf8ff]/);
  });
});

describe('renderDiagram', TIMEOUT, () => {
  it('takes text in labels for text, not for syntax or markup', async () => {
    const svg = await render(
      'flowchart TD\n a["*.x.org & <b> [1] **2** &lt;"] -->|"f(x) | y"| b{"~~z~~ \\n"}',
    );
    const texts = load(svg, {xml: true})('text')
      .toArray()
      .map((text) => load(svg, {xml: true})(text).text());
    expect(texts.sort()).toEqual(['*.x.org & <b> [1] **2** &lt;', 'f(x) | y', '~~z~~ \\n']);
  });

  it('draws small diagrams larger, and none wider than it needs to be', async () => {
    const width = async (source: string): Promise<number> =>
      Number(load(await render(source), {xml: true})('svg').attr('width'));
    const chain = (length: number): string =>
      `flowchart LR\n${Array.from({length}, (_, index) => `node${index} --> node${index + 1}`).join('\n')}`;
    const viewBoxWidth = async (source: string): Promise<number> =>
      Number(
        load(await render(source), {xml: true})('svg')
          .attr('viewBox')
          ?.split(' ')[2],
      );
    expect((await width(chain(1))) / (await viewBoxWidth(chain(1)))).toBeCloseTo(1.15, 2);
    expect((await width(chain(12))) / (await viewBoxWidth(chain(12)))).toBeCloseTo(1, 2);
  });

  it('draws heads at the beginning of arrows beside the boxes, not below them', async () => {
    const flowchart = load(await render(SOURCES.flowchart ?? ''), {xml: true});
    expect(flowchart('[id$="-start"]').attr('orient')).toBe('auto');
  });

  it('leaves a margin of the same width on all sides of a sequence diagram', async () => {
    const $ = load(await render('sequenceDiagram\nA->>B: text'), {xml: true});
    const [left = NaN, top = NaN, width = NaN, height = NaN] =
      $('svg').attr('viewBox')?.split(' ').map(Number) ?? [];
    const [first, last] = $('.diagram-actor > rect')
      .toArray()
      .map((shape) => measureShape($(shape).attr() ?? {}));
    expect((first?.left ?? NaN) - left).toBeCloseTo(8, 1);
    expect((first?.top ?? NaN) - top).toBeCloseTo(8, 1);
    expect(left + width - (last?.right ?? NaN)).toBeCloseTo(8, 1);
    expect(top + height - Number($('.diagram-lifeline').attr('y2'))).toBeCloseTo(8, 1);
  });

  it('draws life lines also where there is no block', async () => {
    expect((await render('sequenceDiagram\nA->>B: text')).match(/diagram-lifeline/g)).toHaveLength(2);
  });

  it('draws life lines below the frames of blocks, and titles of frames above arrows', async () => {
    const order = async (name: string): Promise<string[]> => {
      const $ = load(await render(SOURCES[name] ?? ''), {xml: true});
      return $('svg > [class]')
        .toArray()
        .map((element) => $(element).attr('class') ?? '');
    };
    const sequence = await order('sequence');
    expect(sequence.lastIndexOf('diagram-lifeline')).toBeLessThan(sequence.indexOf('diagram-block'));
    const flowchart = await order('flowchart');
    expect(flowchart.indexOf('diagram-group-title')).toBeGreaterThan(flowchart.lastIndexOf('diagram-edge'));
  });
});
