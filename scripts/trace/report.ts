import type { Citation } from './citations.ts';
import type { Replaced } from './replaced.ts';
import type { Requirement } from './requirements.ts';

const LINE_WIDTH = 100;

type Coverage = Readonly<{
  prefix: string;
  /** Cited by a test. */
  proved: readonly string[];
  /** Cited by no test. */
  open: readonly string[];
  /** No longer holds as written, whether a test cites it or not. */
  replaced: readonly string[];
  /** Points that the requirements themselves leave unsettled; a decision settles them. */
  unsettled: number;
  unsettledCited: number;
}>;

/**
 * Per prefix: how many requirements are proved by a test, open, or replaced by a decision; unsettled points apart, since
 * they turn testable only by a decision. Then the ids that are open and those that are replaced.
 */
export function formatReport(
  requirements: readonly Requirement[],
  citations: readonly Citation[],
  replacements: readonly Replaced[],
): string {
  const cited = new Set(citations.map(({ id }) => id));
  const replaced = new Set(replacements.map(({ id }) => id));
  const byPrefix = Map.groupBy(requirements, ({ prefix }) => prefix);
  const rows = [...byPrefix].map(([prefix, members]) => countCoverage(prefix, members, cited, replaced));
  const all = countCoverage('all', requirements, cited, replaced);
  return [
    formatRow('prefix', 'proved', 'open', 'replaced', 'unsettled, cited', 'of'),
    ...[...rows, all].map((row) =>
      formatRow(
        row.prefix,
        row.proved.length,
        row.open.length,
        row.replaced.length,
        row.unsettledCited,
        row.unsettled,
      ),
    ),
    '',
    ...(all.open.length === 0 ? ['Every requirement has a test.'] : ['Open, no test cites them:']),
    ...rows.map(({ open }) => open).flatMap(wrap),
    ...(all.replaced.length === 0 ? [] : ['', 'Replaced by decision:', ...wrap(all.replaced)]),
    '',
  ].join('\n');
}

function countCoverage(
  prefix: string,
  requirements: readonly Requirement[],
  cited: ReadonlySet<string>,
  replaced: ReadonlySet<string>,
): Coverage {
  const unsettled = requirements.filter(({ isUnsettled }) => isUnsettled);
  const ids = requirements.filter(({ isUnsettled }) => !isUnsettled).map(({ id }) => id);
  const valid = ids.filter((id) => !replaced.has(id));
  return {
    prefix,
    proved: valid.filter((id) => cited.has(id)),
    open: valid.filter((id) => !cited.has(id)),
    replaced: ids.filter((id) => replaced.has(id)),
    unsettled: unsettled.length,
    unsettledCited: unsettled.filter(({ id }) => cited.has(id)).length,
  };
}

function formatRow(prefix: string, ...cells: readonly (string | number)[]): string {
  return [
    prefix.padEnd(12),
    ...cells.map((cell, index) => String(cell).padStart([8, 7, 10, 18, 6][index] ?? 0)),
  ].join('');
}

function wrap(ids: readonly string[]): string[] {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last === undefined || last.length + id.length >= LINE_WIDTH) lines.push(`  ${id}`);
    else lines[lines.length - 1] = `${last} ${id}`;
  }
  return lines;
}
