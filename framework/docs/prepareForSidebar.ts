import type {SidebarItemsGeneratorOption} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

type Doc = Parameters<SidebarItemsGeneratorOption>[0]['docs'][number];

/**
 * Prepares a page for the generator of the sidebar: without the file's extension, pages without a position are sorted
 * as their labels are, "ZAP" before "ZAP Advanced"; scanners and hooks that are deprecated get a class.
 */
export function prepareForSidebar(doc: Doc): Doc {
  const {frontMatter, source} = doc;
  const integration = frontMatter.integration as {state?: string} | undefined;
  return {
    ...doc,
    source: source.replace(/\.mdx?$/, ''),
    frontMatter: {
      ...frontMatter,
      ...(integration?.state === 'deprecated' && {sidebar_class_name: 'sidebar-deprecated'}),
    },
  };
}
