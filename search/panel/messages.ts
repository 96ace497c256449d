/** Replaces placeholders of a message: `{query}`. */
export function interpolate<Value>(message: string, values: Record<string, Value>): (string | Value)[] {
  return message.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? part) : part));
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The forms are in the order of {@link CATEGORIES}, separated by bars. */
export function selectPlural(message: string, count: number, locale: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const known = CATEGORIES.filter((name) => pluralCategories.some((category) => category === name));
  return forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)] ?? message;
}
