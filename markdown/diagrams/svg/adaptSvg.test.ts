import {describe, expect, it} from 'vitest';

import {adaptSvg, parseSvg} from './adaptSvg';

const TITLES = {id: 'd', title: 'Scan', description: 'A scan.', crop: 0};

/** A drawing as the renderer makes it, around some content. */
function adapt(content: string, {width = 200, height = 100, crop = 0} = {}): ReturnType<typeof parseSvg> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="--bg:#fff">
    <style>@import url('https://fonts.example')</style>
    ${content}
  </svg>`;
  return parseSvg(adaptSvg(parseSvg(svg), {...TITLES, crop}));
}

describe('adaptSvg', () => {
  it.each([
    ['a small diagram larger', 200, 100, 0, '0 0 200 100', 230, 115],
    ['a diagram nearly as wide as the column as wide as the column', 700, 100, 0, '0 0 700 100', 760, 109],
    ['a diagram wider than the column in its own size', 900, 100, 0, '0 0 900 100', 900, 100],
    ['a diagram without its margin', 200, 100, 22, '22 22 156 56', 179, 64],
    ['a diagram with decimals', 200.126, 100.124, 0, '0 0 200.13 100.12', 230, 115],
  ])('draws %s', (_, width, height, crop, viewBox, shownWidth, shownHeight) => {
    expect(adapt('<g/>', {width, height, crop})('svg').attr()).toMatchObject({
      viewBox,
      width: String(shownWidth),
      height: String(shownHeight),
    });
  });

  it('draws the heads of arrows in one size, whatever the width of the line', () => {
    const $ = adapt(`<defs>
      <marker id="head" markerWidth="8" markerHeight="6" refX="7" refY="3" orient="auto"><path/></marker>
      <marker id="arrowhead-start" markerWidth="8" markerHeight="6" refX="1" orient="auto-start-reverse"/>
      <marker id="unused" markerWidth="8" markerHeight="6"/>
    </defs>
    <polyline class="edge" marker-end="url(#head)" marker-start="url(#arrowhead-start)"/>`);
    expect($('marker').toArray()).toHaveLength(2);
    expect($('#d-head').attr()).toMatchObject({
      viewBox: '0 0 8 6',
      markerUnits: 'userSpaceOnUse',
      markerWidth: '10',
      markerHeight: '7.5',
      refX: '7',
      orient: 'auto',
    });
    expect($('#d-arrowhead-start').attr('orient')).toBe('auto');
    expect($('polyline').attr()).toMatchObject({
      'marker-end': 'url(#d-head)',
      'marker-start': 'url(#d-arrowhead-start)',
    });
  });

  it('leaves nothing of heads that no arrow has', () => {
    expect(adapt('<defs><marker id="unused" markerWidth="8" markerHeight="6"/></defs>')('defs')).toHaveLength(
      0,
    );
  });

  it('draws a border in the colour of the ground around texts that lines may cross', () => {
    const $ =
      adapt(`<g class="block"><text id="title">alt [x]</text><text id="part" text-anchor="start">[y]</text></g>
    <g class="message"><text id="message">text</text></g>
    <g class="subgraph"><text id="frame">Job</text></g>
    <g class="node"><text id="node">Scan</text></g>`);
    const halo = {'stroke-width': '4', 'stroke-linejoin': 'round', 'paint-order': 'stroke'};
    const paper = {stroke: 'var(--diagram-paper,#ffffff)', ...halo};
    expect($('#d-message').attr()).toMatchObject(paper);
    expect($('#d-part').attr()).toMatchObject(paper);
    expect($('#d-frame').attr()).toMatchObject({
      class: 'diagram-group-title',
      stroke: 'var(--diagram-group-title,#eaeff1)',
      ...halo,
    });
    expect($('#d-title').attr()).toEqual({id: 'd-title'});
    expect($('#d-node').attr()).toEqual({id: 'd-node'});
  });

  it('draws lines below texts', () => {
    const order = (content: string): string[] =>
      adapt(content)('svg > [id]')
        .toArray()
        .map(({attribs}) => attribs.id ?? '')
        .filter((id) => !/^d-(?:title|description)$/.test(id));
    expect(
      order(`<g class="block" id="block1"/><g class="block" id="block2"/><line class="lifeline" id="line"/>
      <rect class="activation" id="bar"/><g class="message" id="message"/>`),
    ).toEqual(['d-line', 'd-bar', 'd-block1', 'd-block2', 'd-message']);
    expect(
      order(`<g class="subgraph" id="frame"><text id="text">Job</text></g><polyline class="edge" id="edge1"/>
      <polyline class="edge" id="edge2"/><g class="node" id="node"/>`),
    ).toEqual(['d-frame', 'd-edge1', 'd-edge2', 'd-text', 'd-node']);
  });

  it('leaves no style, no data of the renderer and no line break', () => {
    const $ = adapt(
      '<g class="node wide" data-id="n0">\n<rect x="1.23456" y="-0.005" fill="var(--_line)"/>\n</g>',
    );
    expect($.xml()).not.toMatch(/style|data-|\n/);
    expect($('g').attr()).toEqual({class: 'diagram-node diagram-wide'});
    expect($('rect').attr()).toEqual({x: '1.23', y: '0', fill: 'var(--diagram-line,#596870)'});
  });
});
