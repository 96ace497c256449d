/**
 * In place of Docusaurus' module of this name, which takes `.html` from the paths that the router has read: the page and the
 * scripts that were prepared for it would not fit. `repairAddress.ts` does it before.
 */
export default function normalizeLocation<Location>(location: Location): Location {
  return location;
}
