import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A requirement that a decision has replaced, and the line of `docs/decisions.md` that says so. */
export type Replaced = Readonly<{ id: string; file: string; line: number }>;

const DECISIONS = 'docs/decisions.md';
const SECTION = '## Replaced by a decision';

/** Ids of the list `- **ID.** …` or `- **ID, ID.** …` under the heading 'Replaced by a decision'. */
export function readReplaced(root: string): Replaced[] {
  const file = path.join(root, DECISIONS);
  if (!existsSync(file)) return [];
  let isInside = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((content, index) => {
      if (content.startsWith('#')) isInside = content === SECTION;
      const ids = isInside ? (/^- \*\*([^*]+)\.\*\*/.exec(content)?.[1] ?? '') : '';
      return ids
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '')
        .map((id) => ({ id, file: DECISIONS, line: index + 1 }));
    });
}
