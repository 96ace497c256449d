import type {Fault} from '../fault';
import type {Page, PageHeading} from './parsePage';
import type {SectionRule} from './rules';

/** Where a missing section belongs: behind the nearest required section before it that the page has. */
function describePlace(
  index: number,
  sections: readonly SectionRule[],
  isPresent: (name: string) => boolean,
): string {
  const before = sections.slice(0, index).findLast(({heading}) => isPresent(heading));
  if (before) return `behind "${before.heading}"`;
  const after = sections.slice(index + 1).find(({heading}) => isPresent(heading));
  return after ? `in front of "${after.heading}"` : 'to the page';
}

/** The most headings that already stand in the right order: moving all others is the least work. */
function findLongestAscent(headings: readonly PageHeading[]): ReadonlySet<PageHeading> {
  const ascents: PageHeading[][] = [];
  for (const heading of headings) {
    const before = ascents.filter((ascent) => (ascent.at(-1)?.line ?? 0) < heading.line);
    const longest = before.reduce<PageHeading[]>(
      (best, ascent) => (ascent.length > best.length ? ascent : best),
      [],
    );
    ascents.push([...longest, heading]);
  }
  return new Set(ascents.reduce((best, ascent) => (ascent.length > best.length ? ascent : best), []));
}

function hasField(frontMatter: Record<string, unknown>, path: string): boolean {
  let value: unknown = frontMatter;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value !== undefined;
}

/**
 * Lists sections that are missing, misspelt or out of order.
 *
 * @param page the page; only its second-level headings count as sections
 * @param sections what the page should have, in order; other sections may stand between them
 */
export function collectSectionFaults(
  {file, headings, frontMatter}: Page,
  sections: readonly SectionRule[],
): Fault[] {
  const isRequired = ({optional, onlyWith}: SectionRule) =>
    !optional && (onlyWith === undefined || hasField(frontMatter, onlyWith));
  const present = new Map<string, PageHeading>();
  for (const heading of headings) {
    if (heading.depth === 2 && !present.has(heading.text)) present.set(heading.text, heading);
  }
  const expected = new Set(sections.map(({heading}) => heading));
  const faults: Fault[] = [];

  for (const [index, rule] of sections.entries()) {
    const name = rule.heading;
    if (present.has(name)) continue;
    const misspelt = headings.find(
      ({text, depth}) => depth === 2 && !expected.has(text) && text.toLowerCase() === name.toLowerCase(),
    );
    if (misspelt) {
      faults.push({
        file,
        line: misspelt.line,
        message: `the section "${misspelt.text}" is called "${name}" on pages like this one. Write "## ${name}".`,
      });
    } else if (isRequired(rule)) {
      // A section that is to be added counts as present for the next one, so that the messages can be followed in turn.
      const added = (heading: string) =>
        present.has(heading) ||
        sections.slice(0, index).some((earlier) => earlier.heading === heading && isRequired(earlier));
      faults.push({
        file,
        message: `the section "${name}" is missing. Add "## ${name}" ${describePlace(index, sections, added)}.`,
      });
    }
  }

  const ordered = sections.flatMap(({heading}) => present.get(heading) ?? []);
  const inPlace = findLongestAscent(ordered);
  for (const [index, heading] of ordered.entries()) {
    if (inPlace.has(heading)) continue;
    const [before, after] = [ordered[index - 1], ordered[index + 1]];
    const place = before ? `behind "${before.text}"` : `in front of "${after?.text ?? ''}"`;
    faults.push({
      file,
      line: heading.line,
      message: `the section "${heading.text}" stands in the wrong place. Move it ${place}.`,
    });
  }
  return faults;
}
