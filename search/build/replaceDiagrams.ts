import type {Code, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What a reader sees of a diagram: its texts, without the grammar around them. */
function collectDiagramTexts(source: string): string[] {
  const texts: string[] = [];
  for (const line of source.split('\n')) {
    const accessible = /^\s*acc(?:Title|Descr)\s*:?\s*\{?\s*(.*?)\s*\}?\s*$/.exec(line);
    if (accessible) {
      texts.push(accessible[1] ?? '');
      continue;
    }
    // Labels stand in brackets, quotes or bars, behind a colon, or behind `as`.
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

/** Remark plugin: puts the texts of a `mermaid` block in its place, before other plugins draw it. */
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
