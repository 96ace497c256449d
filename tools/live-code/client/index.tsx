import StaticHtml from '@site/markdown/code/client/StaticHtml';
import type {ReactNode} from 'react';

import {parseFenceMeta} from '../../../text/fenceMeta';
import createLazyContent from '../../../browser/lazy/createLazyContent';
import type {LiveKind} from '../protocol';

const WHAT = 'The editor of this example';
const LiveBlock = createLazyContent(WHAT, () => import('./LiveBlock'));
const ComponentBlock = createLazyContent(WHAT, () => import('./ComponentBlock'));

const KINDS: readonly (LiveKind | 'component')[] = ['parser', 'hook', 'finding', 'component'];

export interface Props {
  /** What follows the language in the opening fence. */
  metastring?: string;
  code: string;
  /** The block as plain code: the classes and the content of its box. */
  className: string;
  html: string;
  /** What the code works on. */
  input?: string;
  /** Environment of the code, `NAME=value`. */
  env?: string;
}

/**
 * A live code block: plain code on the server, without scripts, and until the reader scrolls near it; then an editor
 * with the result below.
 */
export default function Playground({
  metastring,
  code: source,
  className,
  html,
  input,
  env,
}: Props): ReactNode {
  const marks = parseFenceMeta(metastring);
  const kind = KINDS.find((name) => name === marks.get('as'));
  const title = marks.get('title') ?? 'Example';
  const code = source.trimEnd();
  const plain = <StaticHtml className={className} html={html} />;

  if (kind === undefined) return plain;
  return kind === 'component' ? (
    <ComponentBlock title={title} code={code}>
      {plain}
    </ComponentBlock>
  ) : (
    <LiveBlock kind={kind} title={title} code={code} input={input ?? ''} env={env}>
      {plain}
    </LiveBlock>
  );
}
