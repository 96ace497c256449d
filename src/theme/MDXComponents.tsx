import ThemeComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

import Diagram from '@site/src/components/Diagram';
import FieldName from '@site/src/components/FieldName';
import ScrollableTable from '@site/src/components/ScrollableTable';

/** The components behind Markdown, by tag name: the theme's, and what this site adds to them. */
const components: Record<string, ElementType> = {
  // Modules of @theme-original have no types of their own.
  ...(ThemeComponents as Record<string, ElementType>),
  Diagram,
  FieldName,
  table: ScrollableTable,
};

export default components;
