import type { Citation } from './citations.ts';
import type { Requirement } from './requirements.ts';

const LINE_WIDTH = 100;

type Coverage = Readonly<{
  prefix: string;
  testable: number;
  untested: readonly string[];
  open: number;
  openTested: number;
}>;

/**
 * Per prefix: how many requirements a test cites, of how many that can be tested; open points apart, since they turn
 * testable only by a decision; then the ids that no test cites.
 */
export function writeReport(requirements: readonly Requirement[], citations: readonly Citation[]): string {
  const cited = new Set(citations.map(({ id }) => id));
  const byPrefix = Map.groupBy(requirements, ({ prefix }) => prefix);
  const rows = [...byPrefix].map(([prefix, members]) => countCoverage(prefix, members, cited));
  const untested = rows.map((row) => row.untested).filter((ids) => ids.length > 0);
  return [
    writeRow('prefix', 'tested', 'of', 'open, tested', 'of'),
    ...[...rows, countCoverage('all', requirements, cited)].map((row) =>
      writeRow(row.prefix, row.testable - row.untested.length, row.testable, row.openTested, row.open),
    ),
    '',
    ...(untested.length === 0
      ? ['Every requirement has a test.']
      : ['Without a test:', ...untested.map(wrap)]),
    '',
  ].join('\n');
}

function countCoverage(
  prefix: string,
  requirements: readonly Requirement[],
  cited: ReadonlySet<string>,
): Coverage {
  const open = requirements.filter(({ isOpen }) => isOpen);
  const testable = requirements.filter(({ isOpen }) => !isOpen);
  return {
    prefix,
    testable: testable.length,
    untested: testable.filter(({ id }) => !cited.has(id)).map(({ id }) => id),
    open: open.length,
    openTested: open.filter(({ id }) => cited.has(id)).length,
  };
}

function writeRow(prefix: string, ...cells: readonly (string | number)[]): string {
  return [
    prefix.padEnd(12),
    ...cells.map((cell, index) => String(cell).padStart([8, 6, 15, 6][index] ?? 0)),
  ].join('');
}

function wrap(ids: readonly string[]): string {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last === undefined || last.length + id.length >= LINE_WIDTH) lines.push(`  ${id}`);
    else lines[lines.length - 1] = `${last} ${id}`;
  }
  return lines.join('\n');
}
