import ThemeComponents from '@theme-original/MDXComponents';
import type {ElementType} from 'react';

import Diagram from '@site/src/components/Diagram';
import Fold from '@site/src/components/Fold';
import FieldName from '@site/src/components/FieldName';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {TableBody, TableHead} from '@site/src/components/ScrollableTable/RowGroup';

/** The components behind Markdown, by tag name: the theme's, and what this site adds to them. */
const components: Record<string, ElementType> = {
  // Modules of @theme-original have no types of their own.
  ...(ThemeComponents as Record<string, ElementType>),
  Diagram,
  FieldName,
  // Both names: as written in Markdown, and as Docusaurus renames it.
  details: Fold,
  Details: Fold,
  table: ScrollableTable,
  tbody: TableBody,
  thead: TableHead,
};

export default components;
