/** Texts in the language of the site by their ids; those in English are in the code. Replaced while bundling. */
declare const TRANSLATIONS: Partial<Record<string, string>>;

/** Replaces Docusaurus' function, which needs React. The build extracts the texts from its calls. */
export function translate({id, message}: {id: string; message: string; description?: string}): string {
  return TRANSLATIONS[id] ?? message;
}
