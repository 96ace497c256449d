/**
 * Replaces Docusaurus' module of the same name, which removes `.html` only after the router has read the path: the page
 * would not match the scripts that were loaded for it. `repairAddress.ts` does it earlier.
 */
export default function normalizeLocation<Location>(location: Location): Location {
  return location;
}
