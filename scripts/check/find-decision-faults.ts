/** Words of a record of a decision, so that it says why and stays under a page. */
const words = { least: 150, most: 400 } as const;

const parts = ['Context', 'Decision', 'Consequences'] as const;

/** A record of a decision under `docs/adr/`. */
export interface DecisionRecord {
  readonly path: string;
  readonly text: string;
}

/**
 * Faults of the records of decisions: a part that is missing, a length, a number that is missing or used twice. A decision
 * that is reversed stays, with its number, and names the one that replaced it. The index lists each one with its title, and says which are superseded.
 * @param index text of `docs/adr/README.md`
 */
export function findDecisionFaults(records: readonly DecisionRecord[], index: string): string[] {
  const numbers = records.map(({ path }) => Number(/(\d{4})-[^/]*$/.exec(path)?.[1]));
  const gaps = Array.from({ length: Math.max(0, ...numbers) }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  const repeated = [...new Set(numbers.filter((number, at) => numbers.indexOf(number) < at))];
  return [
    ...repeated.map((number) => `docs/adr: two decisions have the number ${pad(number)}`),
    ...gaps.map((number) => `docs/adr: no decision has the number ${pad(number)}`),
    ...records.flatMap(({ path, text }) => findRecordFaults(text).map((fault) => `${path}: ${fault}`)),
    ...records.flatMap((record) => findIndexFaults(record, index)),
  ];
}

const pad = (number: number) => String(number).padStart(4, '0');

function findRecordFaults(text: string): string[] {
  const length = text.split(/\s+/).filter((word) => word !== '').length;
  const missing = parts.filter((part) => !text.includes(`**${part}.**`));
  return [
    ...missing.map((part) => `has no part '**${part}.**'`),
    ...(length < words.least || length > words.most
      ? [`has ${length} words; ${words.least} to ${words.most} say what was decided and why`]
      : []),
  ];
}

function findIndexFaults({ path, text }: DecisionRecord, index: string): string[] {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(text) ?? [];
  const line = index.split('\n').find((each) => each.startsWith(`| [${number}](${path.split('/').at(-1)}) `));
  if (line?.split('|')[2]?.trim() !== title)
    return [`docs/adr/README.md: does not list ${path} with its title`];
  const successor = /^Superseded by \[(\d{4})\]/m.exec(text)?.[1];
  return successor === undefined || line.includes(`superseded by ${successor}`)
    ? []
    : [`docs/adr/README.md: does not say that ${successor} supersedes ${number}`];
}
