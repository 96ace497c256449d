/**
 * Parses what follows the language of a code block: `title="scan.yaml" values=nmap` → title, values. A part without `=`
 * has the value `''`.
 */
export function parseFenceMeta(meta: string | null | undefined): Map<string, string> {
  const parts = (meta ?? '').matchAll(
    /(?<key>[^\s="']+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?/g,
  );
  return new Map(
    [...parts].map(({groups}) => [groups?.key ?? '', groups?.double ?? groups?.single ?? groups?.bare ?? '']),
  );
}
