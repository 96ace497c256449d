/**
 * Measures several sites in turn, A B A B, so that other load on the machine affects all of them alike.
 *
 * @param runs how often each site is measured
 * @param measure measures a site once; a run that fails is reported and left out
 * @returns the values of each site, in the order of the sites
 */
export async function interleave<Subject extends {name: string}, Value>(
  sites: readonly Subject[],
  runs: number,
  measure: (site: Subject) => Promise<Value>,
): Promise<Value[][]> {
  const values = sites.map((): Value[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, site] of sites.entries()) {
      try {
        values[index]?.push(await measure(site));
      } catch (error) {
        const [reason = ''] = (error as Error).message.split('\n');
        console.error(`bench: ${site.name}: ${reason}`);
      }
    }
  }
  return values;
}
