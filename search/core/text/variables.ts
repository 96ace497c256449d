// cspell:disable -- patterns
const VARIABLE_FACTOR = 0.1;
/** For names generated from a known one, whose beginning is meaningful. */
const NAME_FACTOR = 0.5;

function compilePattern(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((pattern) => `^${pattern}$`).join('|'), 'iu');
}

/** Parts of pasted messages that differ every time, and therefore cannot be in the documentation. */
const VARIABLE = compilePattern([
  // Ids: 6f1c2d3e-…, sha256:…, 0x1f, 1739239812.
  String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+`,
  String.raw`(?:sha256:)?(?=[a-z]*\d)[0-9a-f]{8,}`,
  String.raw`0x[0-9a-f]+`,
  String.raw`\d{5,}`,
  // Times, ages and counts: 2025-02-11T10:02:03Z, 10:02:03.123, 2m13s, (x6, 0/1.
  String.raw`\d{4}-\d{2}-\d{2}(?:t[\d:.]+(?:z|[+-]\d{2}:?\d{2})?)?`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?`,
  String.raw`(?:\d+(?:\.\d+)?(?:ms|[smhd]))+`,
  String.raw`\(x\d+`,
  String.raw`\d+/\d+`,
  // Addresses: 10.0.0.7:8080, [::1]:443, https://host/path, name@host.
  String.raw`\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?`,
  String.raw`\[?(?:[0-9a-f]{0,4}:){2,}[0-9a-f]{0,4}\]?(?::\d+)?`,
  String.raw`https?://\S+`,
  String.raw`[^\s@]+@[a-z0-9-]+\.[a-z.]+`,
]);

/** Kubernetes uses no vowels: scan-nmap-x7k2p, operator-5d8f9c7b6-9wq4z. */
const GENERATED_NAME = compilePattern([
  String.raw`[a-z0-9./-]+-(?=[a-z]*\d)(?=\d*[a-z])[bcdfghjklmnpqrstvwxz2456789]{5}`,
  String.raw`[a-z0-9./-]+-[0-9a-f]{8,10}-[a-z0-9]{5}`,
  String.raw`[a-z0-9./-]+-\d{8,}(?:-[a-z0-9]+)*`,
]);

/** Factor of a word in a query because of its form, more than 0 and at most 1. */
export function getFormFactor(word: string): number {
  const bare = word.replace(/^(?:\((?!x\d)|["'`[<{])+|[)"'`\]>},;:.!?]+$/gu, '');
  if (VARIABLE.test(bare)) return VARIABLE_FACTOR;
  return GENERATED_NAME.test(bare) ? NAME_FACTOR : 1;
}
