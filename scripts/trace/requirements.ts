import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line `- **ID** [kind] …` of the requirement files. */
export type Requirement = Readonly<{
  /** As a test cites it: `SHELL-014`, and `checkout X-003` for the open points of the checkout file. */
  id: string;
  prefix: string;
  /** Of the kind `[open]`: the requirement files do not settle it. */
  isUnsettled: boolean;
  file: string;
  line: number;
}>;

const REQUIREMENT = /^- \*\*(?<prefix>[A-Z]+)-\d+\*\* \[(?<kind>[a-z]+)\]/;

/**
 * All requirements of `docs/spec`, in the order of the files. The prefixes of the three files are disjoint, and so are
 * the ids; only `X` could mean any file's open points and therefore carries the name of its file.
 */
export function readRequirements(root: string): Requirement[] {
  return globSync('docs/spec/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) => parseRequirements(readFileSync(path.join(root, file), 'utf8'), file));
}

function parseRequirements(text: string, file: string): Requirement[] {
  return text.split('\n').flatMap((content, index) => {
    const match = REQUIREMENT.exec(content);
    if (match?.groups === undefined) return [];
    const { prefix = '', kind } = match.groups;
    const id = content.slice('- **'.length, content.indexOf('** ['));
    const qualifier = prefix === 'X' ? `${path.basename(file, '.md')} ` : '';
    return [
      { id: qualifier + id, prefix: qualifier + prefix, isUnsettled: kind === 'open', file, line: index + 1 },
    ];
  });
}
