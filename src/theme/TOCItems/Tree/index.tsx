import {useMemo, type ComponentProps, type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type TreeType from '@theme/TOCItems/Tree';

import {trustHtml} from '../../../../framework/security/client/trustHtml';

type Props = ComponentProps<typeof TreeType>;
type Items = Props['toc'];

function trustItems(items: Items): Items {
  return items.map((item) => ({...item, value: trustHtml(item.value), children: trustItems(item.children)}));
}

/** Marks headings as trusted: they are HTML from the build, and the theme sets them as HTML. */
export default function TreeWrapper({toc, ...props}: Props): ReactNode {
  const trusted = useMemo(() => trustItems(toc), [toc]);
  return <Tree toc={trusted} {...props} />;
}
