import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useMemo, type ReactNode} from 'react';

import {trustHtml} from '../../../plugins/site-security/client/trustHtml';
import ScrollableTable from './index';

interface Props {
  className?: string;
  role?: string;
  /** Head and rows, made and escaped by plugins/static-content. */
  html: string;
}

const TAG = /<\w+ [^>]*>/g;
const PLACE = / (?<name>id|href)="(?<value>[^"]*)"/g;

/** Tells Docusaurus the anchors of a table and the links to anchors, as its own links do. */
function useAnchorCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  // The build is what checks them.
  if (ExecutionEnvironment.canUseDOM) return;
  for (const [tag] of html.matchAll(TAG)) {
    for (const {groups: {name, value = ''} = {}} of tag.matchAll(PLACE)) {
      if (name === 'id') collectAnchor(value);
      else if (value.startsWith('#')) collectLink(value);
    }
  }
}

/** A table in which nothing needs a script: React takes it over as it is. */
export default function StaticTable({html, ...props}: Props): ReactNode {
  useAnchorCheck(html);
  // A new object would make React write the same HTML again when the box begins or ceases to scroll.
  const content = useMemo(() => ({__html: trustHtml(html)}), [html]);
  return <ScrollableTable {...props} dangerouslySetInnerHTML={content} />;
}
