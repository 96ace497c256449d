export interface CategoryGroup<Entry> {
  label: string;
  /** The category whose icon stands before the heading. */
  category: string;
  /** Anchors of the categories: `category-web-application`. */
  anchors: string[];
  entries: Entry[];
}

/**
 * Groups entries below headings, in the order of the headings; those without entries are left out. Entries keep their
 * order.
 *
 * @param headings categories of each heading
 * @param labels label of each category, from which its anchor is made
 */
export function groupByCategory<Category extends string, Entry extends {category: Category}>(
  entries: readonly Entry[],
  headings: Readonly<Record<string, readonly Category[]>>,
  labels: Readonly<Record<Category, string>>,
): CategoryGroup<Entry>[] {
  return Object.entries<readonly Category[]>(headings)
    .map(([label, categories]) => ({
      label,
      category: categories[0] ?? '',
      anchors: categories.map(
        (category) => `category-${labels[category].toLowerCase().replaceAll(' ', '-')}`,
      ),
      entries: entries.filter(({category}) => categories.includes(category)),
    }))
    .filter((group) => group.entries.length > 0);
}
