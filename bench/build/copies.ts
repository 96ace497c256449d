import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';

/** What a build writes, or what it does not need; dependencies are linked. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.git', 'test-results', 'playwright-report'];
/** What builds keep among the dependencies for later ones. */
const CACHE = '.cache';
/** Drafts and templates, which the site's configuration names by their place: their copies would be pages. */
const NO_PAGES = /adr_(?:README|0000)\.md$/;

/**
 * Copies a project to a folder of its own, so that nothing of it changes. Its dependencies are linked one by one: what
 * builds keep among them is not shared.
 */
export function copyProject(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  cpSync(project, folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.includes(relative(project, file)),
  });
  const dependencies = join(folder, 'node_modules');
  mkdirSync(dependencies);
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name !== CACHE) symlinkSync(join(project, 'node_modules', name), join(dependencies, name));
  }
  return folder;
}

/** Removes everything that a build would find of the last one. */
export function removeCaches(folder: string): void {
  for (const name of [join('node_modules', CACHE), '.docusaurus', 'build']) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
}

/**
 * Gives a copied page an address of its own: one that its front matter names moves below the folder of the copy. Other
 * addresses and names come from the folder anyway.
 *
 * @param copy folder of the copy: `copy-1`
 */
export function changeFrontMatter(text: string, copy: string): string {
  const frontMatter = /^---\r?\n.*?\r?\n---/s.exec(text)?.[0];
  if (frontMatter === undefined) return text;
  const changed = frontMatter.replace(/^(slug:\s*["']?)\//m, `$1/${copy}/`);
  return changed + text.slice(frontMatter.length);
}

/**
 * Copies all docs of a project beside themselves, so that it has many times as many.
 *
 * @param folder of a project whose docs are in `docs/`; earlier copies go
 * @param scale how many times its own docs it has in the end
 */
export function growDocs(folder: string, scale: number): void {
  const docs = join(folder, 'docs');
  const own = readdirSync(docs).filter((name) => !name.startsWith('copy-'));
  for (const name of readdirSync(docs)) {
    if (!own.includes(name)) rmSync(join(docs, name), {recursive: true});
  }
  for (let number = 1; number < scale; number += 1) {
    const copy = `copy-${number}`;
    for (const name of own) {
      cpSync(join(docs, name), join(docs, copy, name), {
        recursive: true,
        filter: (file) => !NO_PAGES.test(file),
      });
    }
    if (!existsSync(join(docs, copy))) return;
    for (const file of readdirSync(join(docs, copy), {recursive: true, encoding: 'utf8'})) {
      if (!/\.mdx?$/.test(file)) continue;
      const path = join(docs, copy, file);
      writeFileSync(path, changeFrontMatter(readFileSync(path, 'utf8'), copy));
    }
  }
}
