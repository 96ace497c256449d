import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useMemo, type ReactNode} from 'react';

import {trustHtml} from '../../../framework/security/client/trustHtml';
import ScrollableTable from '../../ScrollableTable';

interface Props {
  className?: string;
  role?: string;
  /** Head and rows as HTML, escaped by markdown/code. */
  html: string;
}

const TAG = /<\w+ [^>]*>/g;
const PLACE = / (?<name>id|href)="(?<value>[^"]*)"/g;

/** Reports the anchors and links of a table to Docusaurus' link checker, as its own components do. */
function useAnchorCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  // Links are checked while building.
  if (ExecutionEnvironment.canUseDOM) return;
  for (const [tag] of html.matchAll(TAG)) {
    for (const {groups: {name, value = ''} = {}} of tag.matchAll(PLACE)) {
      if (name === 'id') collectAnchor(value);
      else if (value.startsWith('#')) collectLink(value);
    }
  }
}

/** A table without behaviour: React adopts its HTML as it is. */
export default function StaticTable({html, ...props}: Props): ReactNode {
  useAnchorCheck(html);
  // A new object would make React write the same HTML again whenever the box starts or stops scrolling.
  const content = useMemo(() => ({__html: trustHtml(html)}), [html]);
  return <ScrollableTable {...props} dangerouslySetInnerHTML={content} />;
}
