import { isAsShown, type Judged } from './judge.ts';
import type { TripReport } from './trip-report.ts';

const columns = [
  ['trips', (trips) => trips.length],
  ['booked', (trips) => trips.filter(({ end }) => end === 'booked').length],
  ['as shown', (trips) => trips.filter((trip) => trip.end === 'booked' && isAsShown(trip)).length],
  ['gone', (trips) => trips.filter(({ end }) => end === 'gone').length],
  ['failed', (trips) => trips.filter(({ end }) => end === 'failed').length],
  ['empty', (trips) => trips.filter(({ end }) => end === 'nothing-found').length],
  ['changes', (trips) => trips.flatMap(({ changes }) => changes).length],
  ['silent', (trips) => trips.flatMap(({ changes }) => changes).filter((each) => !each.isAnnounced).length],
] as const satisfies readonly (readonly [string, (trips: readonly TripReport[]) => number])[];

/** A table with a line for each profile and one for all. */
export function formatTable(trips: readonly TripReport[]): string {
  const lines = [...Map.groupBy(trips, ({ profile }) => profile), ['all', trips] as const];
  return [
    formatRow(
      'profile',
      columns.map(([name]) => name),
    ),
    ...lines.map(([name, own]) =>
      formatRow(
        name,
        columns.map(([, count]) => count(own)),
      ),
    ),
  ].join('\n');
}

function formatRow(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(32) + cells.map((cell) => String(cell).padStart(9)).join('');
}

/** `first shown = payable  299 of 300, 99.6 % (at least 99.5 %)  passed`. */
export function formatJudged({ what, good, of, least, passes }: Judged): string {
  const percent = of === 0 ? 100 : Math.floor((good / of) * 1_000) / 10;
  const limit = `at least ${least * 100} %`;
  return `${what.padEnd(38)} ${good} of ${of}, ${percent} % (${limit})  ${passes ? 'passed' : 'FAILED'}`;
}

/** What has to be looked at: one line for each silent change, each failure and each order at another price than shown. */
export function listFindings(trips: readonly TripReport[]): readonly string[] {
  return trips.flatMap((trip) => {
    const { profile, end, reason, isStillSold, changes, firstShown, payable } = trip;
    const silent = changes
      .filter(({ isAnnounced }) => !isAnnounced)
      .map(({ at, old, now }) => `${profile}: ${old} became ${now} silently at ${at}`);
    const lost = end === 'failed' || (end === 'gone' && isStillSold) ? [`${profile}: ${end}, ${reason}`] : [];
    const other =
      end === 'booked' && !isAsShown(trip) && changes.length === 0
        ? [`${profile}: ${firstShown} was shown first, ${payable} was payable`]
        : [];
    return [...silent, ...lost, ...other];
  });
}
