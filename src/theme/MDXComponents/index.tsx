import ThemeComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/markdown/code/client/StaticHtml';
import type {ElementType} from 'react';

import Diagram from '@site/markdown/diagrams/client/Diagram';
import Fold from '@site/markdown/folds/client/Fold';
import ScrollableTable from '@site/markdown/ScrollableTable';
import StaticTable from '@site/markdown/tables/client/StaticTable';

const components: Record<string, ElementType> = {
  // Modules of @theme-original have no types of their own.
  ...(ThemeComponents as Record<string, ElementType>),
  Diagram,
  // Code blocks and tables as markdown/code writes them.
  StaticHtml,
  StaticTable,
  // Both names: as written in Markdown, and as Docusaurus renames it.
  details: Fold,
  Details: Fold,
  table: ScrollableTable,
};

export default components;
