import snippets from '@generated/code/default/snippets.json';
import StaticHtml from '@site/markdown/code/client/StaticHtml';
import type {ReactNode} from 'react';

import '../../../markdown/code/client/code.css';

interface Props {
  /** Title above the code; also its key in ./snippets.ts. */
  title: string;
}

/** A code block of the landing page, rendered to HTML while the site is built. */
export default function HomeCode({title}: Props): ReactNode {
  const snippet = snippets[title];
  if (!snippet) throw new Error(`src/components/HomeCode/snippets.ts has no code with the title "${title}".`);
  return <StaticHtml {...snippet} />;
}
