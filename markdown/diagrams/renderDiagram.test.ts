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
});

describe('renderDiagram', TIMEOUT, () => {
  it('treats labels as text, not as markup', async () => {
    const $ = await draw('flowchart TD\n a["*.x.org & <b> [1] &lt;"] -->|"f(x) | y"| b{"~~z~~ \\n"}');
    const texts = $('text')
      .toArray()
      .map((text) => $(text).text());
    expect([...new Set(texts)].sort()).toEqual(['*.x.org & <b> [1] &lt;', 'f(x) | y', '~~z~~ \\n']);
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

  it('breaks the names of a chain if only then it fits the page', async () => {
    const names = ['Linux host', 'Docker', 'Ubuntu container', 'VirtualBox', 'Windows VM', 'PingCastle'];
    const chain = names.map((name, index) => `node${index}[${name}]`).join(' --> ');
    const $ = load(`<p>${await render(`flowchart TD\n${chain}`)}</p>`, {xml: true});
    const [row, tall] = $('svg').toArray();
    expect(Number($(row).attr('width'))).toBeGreaterThan(5 * Number($(row).attr('height')));
    expect($(row).attr('class')).toBe('diagram-row');
    expect(Number($(tall).attr('width'))).toBeLessThan(312);
    // The form for phones is hidden without the site's styles, and has the name of the other.
    expect($(tall).attr()).toMatchObject({
      class: 'diagram-tall',
      display: 'none',
      'aria-labelledby': 'x-title',
      'aria-describedby': 'x-description',
    });
    expect($('title, desc, [id]').parents('svg')).toHaveLength(1);
    expect($('text', row).length).toBeGreaterThan(6);
    expect($('text', tall)).toHaveLength(6);
  });

  it('breaks long texts of a graph that is too wide for a phone, and no others', async () => {
    const count = async (...names: string[]): Promise<number> => {
      const $ = await draw(
        `flowchart TD\na --> ${names.map((name, index) => `n${index}[${name}]`).join(' & ')}`,
      );
      expect(Number($('svg').attr('width'))).toBeLessThanOrEqual(364);
      return $('text').length;
    };
    expect(await count('Event missing', 'Scan there')).toBe(3);
    expect(await count('Event that ScanType is missing', 'ScheduledScan in its namespace')).toBe(5);
  });

  it('draws the marked path, its ends and the lines between them in their colours', async () => {
    const $ = await draw(
      'flowchart TD\na --> b --> c\na --> d\nb --> d\nclass a,b accent\nclass c good\nclass d bad',
    );
    const count = (element: string, colour: string): number =>
      $(`${element}[stroke^="var(--diagram-${colour},"][stroke-width=2]`).length;
    expect([count('rect', 'accent'), count('rect', 'good'), count('rect', 'bad')]).toEqual([2, 1, 1]);
    expect([count('polyline', 'accent'), $('polygon[fill^="var(--diagram-accent,"]').length]).toEqual([2, 2]);
    expect($('polyline').length).toBeGreaterThan(3);
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

  it.each(['classDiagram', 'flowchrt LR', 'flowchartTD', 'my sequenceDiagram'])(
    'refuses the kind %s',
    async (header) => {
      await expect(render(`${header}\nA --> B`)).rejects.toThrow(
        `"${header}" is not a supported kind of diagram. Begin with flowchart TD, flowchart LR, stateDiagram-v2 or sequenceDiagram.`,
      );
    },
  );
});
