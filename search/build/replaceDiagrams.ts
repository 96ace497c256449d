import type {Code, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';

function collectDiagramTexts(source: string): string[] {
  const texts: string[] = [];
  for (const line of source.split('\n')) {
    const accessible = /^\s*acc(?:Title|Descr)\s*:\s*(.*?)\s*$/.exec(line);
    if (accessible) {
      texts.push(accessible[1] ?? '');
      continue;
    }
    // Labels are in brackets, quotes or bars, or after a colon or `as`.
    const labels = line.matchAll(
      /"([^"]+)"|\[([^[\]"]+)\]|\(([^()"]+)\)|\{([^{}"]+)\}|\|([^|"]+)\||\bas\s+(.+)$|:\s*(.+)$/g,
    );
    for (const label of labels) {
      const groups: (string | undefined)[] = label.slice(1);
      const text = groups.find((group) => group !== undefined);
      if (text !== undefined) texts.push(text.replaceAll(/<br\s*\/?>/g, ' ').trim());
    }
  }
  return texts.filter((text) => text !== '');
}

/** Replaces each `mermaid` block with its texts, before another plugin draws it. */
export function replaceDiagrams() {
  return (root: Root): void => {
    visit(root, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const paragraph: Paragraph = {
        type: 'paragraph',
        children: [{type: 'text', value: collectDiagramTexts(node.value).join(' · ')}],
      };
      parent.children[index] = paragraph;
    });
  };
}
