/** The entries of one category. */
export interface CategoryGroup<Entry> {
  category: string;
  label: string;
  /** Anchor of the group: `category-web-application`. */
  anchor: string;
  entries: Entry[];
}

/**
 * Groups entries by category, in the order of the labels; categories without entries are left out.
 * Entries keep their order.
 *
 * @param labels label of each category
 */
export function createCategoryGroups<Entry extends {category: string}>(
  entries: readonly Entry[],
  labels: Readonly<Record<Entry['category'], string>>,
): CategoryGroup<Entry>[] {
  return Object.entries<string>(labels)
    .map(([category, label]) => ({
      category,
      label,
      anchor: `category-${label.toLowerCase().replaceAll(' ', '-')}`,
      entries: entries.filter((entry) => entry.category === category),
    }))
    .filter((group) => group.entries.length > 0);
}
