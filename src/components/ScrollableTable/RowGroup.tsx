import type {ComponentProps, ReactNode} from 'react';

/*
 * On a phone the style sheet shows rows as blocks, and some browsers then forget what the elements of a table are.
 * Written down, the roles stay; those of rows and cells come from plugins/tables.
 */
/* eslint-disable jsx-a11y/no-redundant-roles */

/** The head of a Markdown table. */
export function TableHead(props: ComponentProps<'thead'>): ReactNode {
  return <thead role="rowgroup" {...props} />;
}

/** The rows of a Markdown table. */
export function TableBody(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody role="rowgroup" {...props} />;
}
