/**
 * By their ids; those in English are in the code. Replaced while bundling, like Docusaurus' function, which needs
 * React.
 */
declare const TRANSLATIONS: Partial<Record<string, string>>;

export function translate({id, message}: {id: string; message: string; description?: string}): string {
  return TRANSLATIONS[id] ?? message;
}
