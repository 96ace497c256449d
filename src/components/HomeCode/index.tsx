import snippets from '@generated/static-content/default/snippets.json';
import StaticHtml from '@theme/StaticHtml';
import type {ReactNode} from 'react';

interface Props {
  /** Line above the code, by which ./snippets.ts knows it. */
  title: string;
}

/**
 * A code block of the landing page, which became HTML while the site was built.
 *
 * @throws if there is none with this title.
 */
export default function HomeCode({title}: Props): ReactNode {
  const snippet = snippets[title];
  if (!snippet) throw new Error(`src/components/HomeCode/snippets.ts has no code with the title "${title}".`);
  return <StaticHtml {...snippet} />;
}
