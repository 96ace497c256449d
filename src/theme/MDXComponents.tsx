import ThemeComponents from '@theme-original/MDXComponents';
import StaticHtml from '@theme/StaticHtml';
import type {ElementType} from 'react';

import Diagram from '@site/src/components/Diagram';
import Fold from '@site/src/components/Fold';
import ScrollableTable from '@site/src/components/ScrollableTable';
import StaticTable from '@site/src/components/ScrollableTable/StaticTable';

const components: Record<string, ElementType> = {
  // Modules of @theme-original have no types of their own.
  ...(ThemeComponents as Record<string, ElementType>),
  Diagram,
  // Code blocks and tables as markdown/static-html writes them.
  StaticHtml,
  StaticTable,
  // Both names: as written in Markdown, and as Docusaurus renames it.
  details: Fold,
  Details: Fold,
  table: ScrollableTable,
};

export default components;
