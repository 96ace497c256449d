import StaticHtml from '@theme/StaticHtml';
import type {ReactNode} from 'react';

import {parseFenceMeta} from '../../../../text/fenceMeta';
import LazyContent from '../../../lazy-content/client/LazyContent';
import type {LiveKind} from './LiveBlock';

const loadLiveBlock = () => import('./LiveBlock');
const loadComponentBlock = () => import('./ComponentBlock');

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
  const what = 'The editor of this example';

  if (kind === undefined) return plain;
  return kind === 'component' ? (
    <LazyContent what={what} load={loadComponentBlock} properties={{title, code}}>
      {plain}
    </LazyContent>
  ) : (
    <LazyContent what={what} load={loadLiveBlock} properties={{kind, title, code, input: input ?? '', env}}>
      {plain}
    </LazyContent>
  );
}
