import { posix } from 'node:path';
import { toHeadingAnchor } from './to-heading-anchor.ts';

/**
 * Links and pictures of Markdown documents that lead to no file, folder or heading of the project, a sentence each. Addresses of other sites are not asked.
 * @param documents text of all documents, by path
 * @param files paths of all files of the project
 */
export function findDeadLinks(documents: ReadonlyMap<string, string>, files: readonly string[]): string[] {
  const there = new Set(files.flatMap(withFolders));
  const anchors = new Map([...documents].map(([path, text]) => [path, listAnchors(text)] as const));
  return [...documents].flatMap(([path, text]) =>
    listTargets(text)
      .filter((target) => !isAlive(path, target, there, anchors))
      .map((target) => `${path}: the link ${target} leads nowhere`),
  );
}

function isAlive(
  from: string,
  target: string,
  there: ReadonlySet<string>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file).replace(/\/$/, '');
  if (!there.has(path)) return false;
  return anchor === undefined || anchors.get(path)?.has(decodeURIComponent(anchor)) === true;
}

/** A file and the folders that it is in. */
const withFolders = (file: string) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** Relative targets; code is no link. */
const listTargets = (text: string) =>
  [
    ...withoutBlocks(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/i.test(target));

/** Of several headings with one text the later ones are numbered. */
function listAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = toHeadingAnchor(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let [each, number] = [anchor, 0];
    while (anchors.has(each)) each = `${anchor}-${++number}`;
    anchors.add(each);
  }
  return anchors;
}
