import type {Release} from '../../platform/loadPlatform';
import {compareVersions} from '../../text/compareVersions';
import {isMap} from '../../text/loose';
import {record, some, text} from '../../text/shape';
import type {Page, PageFault} from '../sources/parsePage';

/** What a page rests on: the release for which it was checked, and paths of the platform's repository. */
const checkedSchema = record({release: text, sources: some(text)}).prefs({convert: false});

/** Lists mistakes in the field `checked`, by which an update of the platform finds what must be read again. */
export function collectCheckedFaults(
  {frontMatter, frontMatterLines, source}: Page,
  {version}: Release,
): PageFault[] {
  const {checked} = frontMatter;
  if (checked === undefined) return [];
  const line = frontMatterLines.get('checked');
  const {error} = checkedSchema.validate(checked);
  if (error) return [{line, message: `checked: ${error.message}. Write "release" and "sources".`}];
  const release = isMap(checked) ? String(checked.release) : '';
  if (compareVersions(release, version) > 0) {
    return [{line, message: `checked.release is ${release}, but the site documents ${version}.`}];
  }
  if (source.includes('%checked.release%')) return [];
  return [{line, message: 'no sentence has %checked.release%. Write it where the page names the release.'}];
}
