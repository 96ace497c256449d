import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {renderDiagram} from './renderDiagram';

const SOURCES: Readonly<Record<string, string>> = {
  flowchart:
    'flowchart TD\n subgraph g [Group]\n a(["A"]) -->|one<br/>two| b{B}\n end\n b <-.-> c --- d[(D)]',
  state: 'stateDiagram-v2\n [*] --> a\n a --> b: text',
  sequence:
    'sequenceDiagram\n participant A as A\n participant B as B\n A->>+B: text\n Note over A: note\n B->>B: loop\n B-->>-A: text',
};

async function render(source: string): Promise<string> {
  const [header = '', ...rest] = source.split('\n');
  const described = [header, 'accTitle: A "title" & <more>', 'accDescr: What it shows', ...rest].join('\n');
  return (await renderDiagram(described, 'x')).svg;
}

async function draw(source: string): Promise<CheerioAPI> {
  return load(await render(source), {xml: true});
}

/** Loading the layout engine takes seconds on a busy machine. */
const TIMEOUT = {timeout: 60_000};

describe.each(Object.entries(SOURCES))('renderDiagram, %s', TIMEOUT, (_, source) => {
  it('has a name and a description for readers who cannot see it', async () => {
    const svg = (await draw(source))('svg');
    expect(svg.attr()).toMatchObject({
      id: 'x',
      role: 'img',
      'aria-labelledby': 'x-title',
      'aria-describedby': 'x-description',
    });
    expect(svg.find('> title#x-title').text()).toBe('A "title" & <more>');
    expect(svg.find('> desc#x-description').text()).toBe('What it shows');
  });

  it('has no style sheet, inline style, script, font, request or further ids', async () => {
    const svg = await render(source);
    expect(svg).not.toMatch(
      /<style| style=|<script|font-family|@import|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    expect(svg.match(/ id="[^"]*"/g)).toEqual([' id="x"', ' id="x-title"', ' id="x-description"']);
  });

  it('only uses colours of the site, each with a fallback', async () => {
    const $ = await draw(source);
    const values = $('[fill], [stroke]')
      .toArray()
      .flatMap((element) => [$(element).attr('fill') ?? 'none', $(element).attr('stroke') ?? 'none']);
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) expect(value).toMatch(/^(?:none|var\(--diagram-[a-z-]+,#[0-9a-f]{6}\))$/);
  });

  it('gives every text a text colour, and every line a line colour', async () => {
    const $ = await draw(source);
    const colourOf = (selector: string, name: string): string[] => [
      ...new Set(
        $(selector)
          .toArray()
          .map((element) => $(element).closest(`[${name}]`).attr(name)?.split(',')[0] ?? 'none'),
      ),
    ];
    expect(colourOf('text', 'fill').sort()).toEqual(['var(--diagram-text', 'var(--diagram-text-soft']);
    for (const colour of colourOf('polyline', 'stroke'))
      expect(['var(--diagram-line', 'var(--diagram-border']).toContain(colour);
  });

  it('is the same for the same source', async () => {
    expect(await render(source)).toBe(await render(source));
  });
});

describe('renderDiagram', TIMEOUT, () => {
  it('treats labels as text, not as markup', async () => {
    const $ = await draw('flowchart TD\n a["*.x.org & <b> [1] &lt;"] -->|"f(x) | y"| b{"~~z~~ \\n"}');
    const texts = $('text')
      .toArray()
      .map((text) => $(text).text());
    expect(texts.sort()).toEqual(['*.x.org & <b> [1] &lt;', 'f(x) | y', '~~z~~ \\n']);
  });

  it('draws short chains from left to right, unless they are too wide', async () => {
    const ratio = async (header: string, length: number): Promise<number> => {
      const lines = Array.from({length: length - 1}, (_, index) => `node${index} --> node${index + 1}`);
      const {width, height} = (await draw([header, ...lines].join('\n')))('svg').attr() ?? {};
      return Number(width) / Number(height);
    };
    expect(await ratio('flowchart TD', 3)).toBeGreaterThan(3);
    expect(await ratio('flowchart TD', 7)).toBeLessThan(1);
    expect(await ratio('flowchart LR', 12)).toBeLessThan(1);
  });

  it.each([
    ['a --> b', 1, 0],
    ['a --- b', 0, 0],
    ['a <--> b', 2, 0],
    ['a -.-> b', 1, 1],
    ['a --> b & c', 2, 0],
  ])('draws heads and dashes of %s', async (line, heads, dashes) => {
    const $ = await draw(`flowchart TD\n${line}`);
    expect($('polygon')).toHaveLength(heads);
    expect($('polyline[stroke-dasharray]')).toHaveLength(dashes);
  });

  it('draws the start of a state diagram in the accent colour', async () => {
    expect(await render('stateDiagram-v2\n[*] --> a')).toContain('--diagram-accent');
    expect(await render('stateDiagram-v2\na --> b')).not.toContain('--diagram-accent');
  });

  it.each(['classDiagram', 'graph TD', 'flowchrt LR', 'flowchartTD', 'stateDiagram', 'my sequenceDiagram'])(
    'refuses the kind %s',
    async (header) => {
      await expect(render(`${header}\nA --> B`)).rejects.toThrow(
        `"${header}" is not a supported kind of diagram. Begin with flowchart TD, flowchart LR, stateDiagram-v2 or sequenceDiagram.`,
      );
    },
  );
});
