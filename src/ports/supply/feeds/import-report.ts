import { feedLimits } from '../../../defaults.ts';
import type { DeliveryFinding } from '../deliveries-port.ts';
import type { RefusedRecord } from './records/feed-record.ts';

/** What became of an import. */
export interface ImportReport {
  /** Records taken, and the changes they made. */
  readonly taken: number;
  readonly changes: number;
  readonly refusedCount: number;
  /** Hotels, plans, flights and extras that a full delivery has left out and that are no longer sold; missing for other deliveries. */
  readonly removed?: number;
  /** Texts, reviews and photographs that it has left out and that are no longer shown. */
  readonly hidden?: number;
  /** What looks like a mistake; missing where nothing does. */
  readonly findings?: readonly DeliveryFinding[];
  /** Id of the delivery where it waits for a second person: nothing of it was taken. */
  readonly heldAs?: string;
  /** In the order of the import; at most 10,000, then only counted. */
  readonly refused: readonly RefusedRecord[];
}

/** The report for people: a line for each refused record, `file:line: reason`, and the sums. */
export function formatImportReport(report: ImportReport): string {
  const { taken, changes, refusedCount, refused, removed, hidden = 0, findings = [], heldAs } = report;
  const omitted = refusedCount - refused.length;
  return [
    ...refused.map(({ file, line, reason }) => `${file}:${line}: ${reason}.`),
    ...(omitted > 0 ? [`${count(omitted, 'more record')} refused.`] : []),
    ...formatConsequences(refused),
    ...findings.flatMap(formatFinding),
    ...(heldAs === undefined
      ? []
      : [`The delivery waits for a second person, in the office under Supply, as ${heldAs}.`]),
    `${count(taken, 'record')} taken with ${count(changes, 'change')}, ${count(refusedCount, 'record')} refused.`,
    ...(hidden === 0
      ? []
      : [
          `${count(hidden, 'text, review or picture', 'texts, reviews and pictures')} left out by the delivery, no longer shown.`,
        ]),
    ...(removed === undefined ? [] : [formatRemoved(removed, refusedCount)]),
  ].join('\n');
}

/** Records that need what a refused one was to bring are refused as well: in a long list the others are worth mending first. */
function formatConsequences(refused: readonly RefusedRecord[]): readonly string[] {
  const unknown = refused.filter(({ reason }) => reason.endsWith(' is unknown')).length;
  if (refused.length <= feedLimits.longReport || unknown === 0 || unknown === refused.length) return [];
  return [
    `${unknown} of these name what is unknown, perhaps because it was refused above: mend the others first.`,
  ];
}

const ruleSentences: Readonly<Record<DeliveryFinding['rule'], string>> = {
  'rates-far-off': 'Rates become a multiple or a fraction of the present ones',
  'fares-far-off': 'Fares become a multiple or a fraction of the present ones',
  'extras-far-off': 'Prices of extras become a multiple or a fraction of the present ones',
  'other-currency': 'All prices move together by a rate of exchange',
  'child-prices': 'Prices of children look swapped',
  'offers-give-away': 'Offers leave next to nothing to pay',
  'terms-far-off':
    'Percentages, fees or charges become a multiple or a fraction of the present ones, or fall towards departure',
  'nights-lost': 'Hotels lose all nights that are sold',
  'left-out': 'A large part of the goods is left out',
};

function formatFinding({ rule, count: times, examples }: DeliveryFinding): readonly string[] {
  return [
    `Looks like a mistake: ${ruleSentences[rule]} (${times}).`,
    ...examples.map(
      ({ subject, before, after, file, line }) =>
        `  ${line === 0 ? '' : `${file}:${line}: `}${subject}: ${before} becomes ${after}`,
    ),
  ];
}

function formatRemoved(removed: number, refusedCount: number): string {
  if (refusedCount > 0)
    return 'Nothing that the delivery leaves out was removed, because a record was refused.';
  return `${count(removed, 'hotel, plan, departure or extra', 'hotels, plans, departures and extras')} left out by the delivery, no longer sold.`;
}

function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`;
}
