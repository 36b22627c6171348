import type { TariffTerms } from '../search/tariff-terms.ts';
import type { Day } from '../time/calendar-day.ts';
import type { Traveller } from '../travellers/traveller.ts';

type Named = Pick<Traveller, 'firstName' | 'lastName' | 'birthDate'>;
type Known = Named & Pick<Traveller, 'correctedFrom'>;

/**
 * What new names make of a traveller: nothing, a correction of at most so many letters, or another person. A correction never changes more
 * than half of a name, nor the day of birth.
 * @param maxLetters of the tariff; null where no name can be corrected
 */
export function judgeName(
  before: Named,
  after: Named,
  maxLetters: number | null,
): 'same' | 'correction' | 'too-many-letters' | 'other-person' {
  if (after.birthDate !== before.birthDate) return 'other-person';
  const parts = [
    [before.firstName, after.firstName],
    [before.lastName, after.lastName],
  ] as const;
  const letters = parts.map(([from, to]) => countLetterEdits(from, to));
  const all = letters.reduce((sum, count) => sum + count, 0);
  if (all === 0) return parts.every(([from, to]) => from === to) ? 'same' : 'correction';
  if (parts.some(([from, to], at) => 2 * (letters[at] ?? 0) > Math.max(countLetters(from), countLetters(to))))
    return 'other-person';
  return maxLetters !== null && all <= maxLetters ? 'correction' : 'too-many-letters';
}

/** The traveller under the name that corrections start from; from the present one they would add up to another person, free of charge. */
export function startOfCorrections<T extends Known>(known: T): T {
  return { ...known, ...known.correctedFrom };
}

/** True where a name is neither the traveller's present one nor a correction. @param maxLetters of the tariff */
function isOtherPerson(known: Known, named: Named, maxLetters: number | null): boolean {
  if (judgeName(known, named, maxLetters) === 'same') return false;
  return !['same', 'correction'].includes(judgeName(startOfCorrections(known), named, maxLetters));
}

/** How many travellers are other people. @param maxLetters of the tariff */
export function countReplaced(
  before: readonly Known[],
  after: readonly Named[],
  maxLetters: number | null,
): number {
  return after.filter((traveller, at) => {
    const known = before[at];
    return known !== undefined && isOtherPerson(known, traveller, maxLetters);
  }).length;
}

/**
 * Travellers after a change: who has a corrected name keeps the one that corrections start from, other people begin with their own.
 * @param maxLetters of the tariff
 */
export function keepCorrectedNames(
  before: readonly Traveller[],
  after: readonly Traveller[],
  maxLetters: number | null,
): readonly Traveller[] {
  return after.map(({ correctedFrom: _, ...traveller }, at) => {
    const known = before[at];
    if (known === undefined || isOtherPerson(known, traveller, maxLetters)) return traveller;
    const { firstName, lastName } = startOfCorrections(known);
    const isStart = firstName === traveller.firstName && lastName === traveller.lastName;
    return isStart ? traveller : { ...traveller, correctedFrom: { firstName, lastName } };
  });
}

/**
 * Letters that are added, left out or replaced on the shortest way from one name to the other; two neighbours that change places count as one.
 * Capitals, accents, spaces, hyphens and full stops do not count.
 */
export function countLetterEdits(from: string, to: string): number {
  const [one, other] = [toLetters(from), toLetters(to)];
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (const [at, letter] of one.entries()) {
    const row = [at + 1];
    rows.push(row);
    for (const [column, wanted] of other.entries()) {
      const isSwap = at > 0 && column > 0 && letter === other[column - 1] && one[at - 1] === wanted;
      row.push(
        Math.min(
          cell(at, column + 1) + 1,
          cell(at + 1, column) + 1,
          cell(at, column) + (letter === wanted ? 0 : 1),
          isSwap ? cell(at - 1, column - 1) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}

function countLetters(name: string): number {
  return toLetters(name).length;
}

/** The letters of a name without case and marks. */
function toLetters(name: string): readonly string[] {
  return [...name.normalize('NFD').toLowerCase()].filter((sign) => /\p{L}/u.test(sign));
}

/** Last day on which a name can be corrected; null where the tariff does not allow it. @param departure day of the outbound flight, or of check-in */
export function lastDayOfCorrection(
  { nameCorrection }: Pick<TariffTerms, 'nameCorrection'>,
  departure: Day,
): Day | null {
  return nameCorrection && departure - 1;
}
