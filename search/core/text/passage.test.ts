import {describe, expect, it} from 'vitest';

import {toPassage, markText} from './passage';

const render = (segments: {text: string; marked: boolean}[]) =>
  segments.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

describe('markText', () => {
  it('marks whole words of the terms', () => {
    expect(render(markText('Scanning with scan types', new Set(['scan'])))).toBe(
      '[Scanning] with [scan] types',
    );
    expect(render(markText('Set `spec.scanType` now', new Set(['specscantyp', 'scan'])))).toBe(
      'Set `[spec.scanType]` now',
    );
  });

  it('marks stop words only if there are no other terms', () => {
    expect(render(markText('how to scan', new Set(['how', 'to', 'scan'])))).toBe('how to [scan]');
    expect(render(markText('how to scan', new Set(['how', 'to'])))).toBe('[how] [to] scan');
  });

  it('keeps markup of the text as text', () => {
    expect(markText('<b>scan</b>', new Set(['scan']))).toEqual([
      {text: '<b>', marked: false},
      {text: 'scan', marked: true},
      {text: '</b>', marked: false},
    ]);
  });
});

describe('toPassage', () => {
  const filler = 'other words of a long text that goes on '.repeat(20);

  it('shows the part with most of the terms', () => {
    const text = `${filler} one host ${filler} scan one host with nmap ${filler}`;
    const passage = render(toPassage(text, new Set(['scan', 'host', 'nmap'])));
    expect(passage).toContain('[scan] one [host] with [nmap]');
    expect(passage).toMatch(/^… .* …$/);
    expect(passage.length).toBeLessThan(200);
  });

  it('shows the beginning if the terms do not occur', () => {
    expect(render(toPassage(filler, new Set(['scan'])))).toMatch(/^other words/);
    expect(toPassage('', new Set(['scan']))).toEqual([]);
  });

  it('cuts words only if there is no word boundary', () => {
    const passage = toPassage('x'.repeat(1000), new Set(['scan']));
    expect(passage[0]?.text).toHaveLength(170);
  });

  it('has the sentence with the terms and what follows it, not what is before', () => {
    const text =
      'Scans wait. The operator starts a Job. It has two containers.\nThe lurker uploads the result.';
    expect(render(toPassage(text, new Set(['job'])))).toBe(
      'The operator starts a [Job]. It has two containers. · The lurker uploads the result.',
    );
  });

  it('has the row of a table, after the sentence before it and without its header', () => {
    const text = 'Its options:\n\tName · Meaning\n-p · ports\n-T4 · faster timing\nMore of it.';
    expect(render(toPassage(text, new Set(['time'])))).toBe(
      'Its options: · -T4 · faster [timing] · More of it.',
    );
  });

  it('has one line of a sample, after the sentence before it, unless a sentence has the terms too', () => {
    const sample =
      'Start it:\n\thelm install nmap\n\tkubectl get  scantypes\nYou should see:\n\tNAME   IMAGE';
    expect(render(toPassage(sample, new Set(['kubectl'])))).toBe('Start it: · [kubectl] get scantypes');
    expect(render(toPassage(`${sample}\nHelm and kubectl.`, new Set(['helm'])))).toBe('[Helm] and kubectl.');
    const command = 'Run:\n\tkubectl create secret \\\n\t  --from-literal=a=b\n\tkubectl get pods';
    expect(render(toPassage(command, new Set(['secret'])))).toBe(
      'Run: · kubectl create [secret] --from-literal=a=b',
    );
    expect(render(toPassage(sample, new Set(['zap'])))).toBe('Start it: · You should see:');
  });

  it('begins and ends with whole URLs', () => {
    const address = 'oci://ghcr.io/securecodebox/helm/operators/auto-discovery';
    const passage = render(toPassage(`${filler}${address}/nmap scan ${filler}`, new Set(['nmap', 'scan'])));
    expect(passage).toMatch(/^… oci:/);
    const before = `nmap ${'word '.repeat(27)}${address} ${filler}`;
    expect(render(toPassage(before, new Set(['nmap'])))).toMatch(/auto-discovery …$/);
  });

  it('begins and ends with words, not with the line separator', () => {
    for (let length = 1; length < 60; length += 1) {
      // More than a passage, whatever their length.
      const lines = `${'x'.repeat(length)}\n`.repeat(Math.ceil(240 / length));
      const passage = render(toPassage(`${lines}nmap\n${lines}`, new Set(['nmap'])));
      expect(passage).toContain('[nmap]');
      expect(passage).not.toMatch(/^… ·|· …$| {2}/);
    }
  });

  it('cuts no character in half', () => {
    for (let length = 0; length < 4; length += 1) {
      const text = `${'x'.repeat(length)}${'🚀'.repeat(200)} nmap ${'x'.repeat(length)}${'🚀'.repeat(200)}`;
      const passage = render(toPassage(text, new Set(['nmap'])));
      expect(passage).toContain('[nmap]');
      expect(passage).toBe(Buffer.from(passage).toString());
    }
  });
});
