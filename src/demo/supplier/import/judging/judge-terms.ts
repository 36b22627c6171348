import { deliveryChecks } from '../../../../defaults.ts';
import type { LocalChargeRule } from '../../../../domain/search/local-charge.ts';
import type { AirlineFacts, RatePlanFacts } from '../../../../domain/search/supply-facts.ts';
import type { TermsFee } from '../../../../domain/search/tariff-terms.ts';

/** A percentage, fee or charge that looks like a mistake, by the column of the feed that it comes from. */
export interface TermsMistake {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

interface TermsNumber {
  readonly column: string;
  /** Numbers with the same key are compared. */
  readonly key: string;
  readonly value: number;
  readonly text: string;
}

type FormatAmount = (amount: number) => string;

/** The first number of a plan that becomes a multiple or a fraction of itself, or fees that come to fall towards departure; null where none does. */
export function findPlanMistake(
  before: RatePlanFacts,
  after: RatePlanFacts,
  format: FormatAmount,
): TermsMistake | null {
  const [old, now] = [before, after].map(({ terms }) => terms.cancellation.fees) as [
    readonly TermsFee[],
    readonly TermsFee[],
  ];
  if (fallsTowardsDeparture(now) && !fallsTowardsDeparture(old))
    return { column: 'cancellation_fees', before: formatFees(old, format), after: formatFees(now, format) };
  return findFarOff(listNumbers(before, format), listNumbers(after, format));
}

export function findAirlineMistake(
  before: AirlineFacts,
  after: AirlineFacts,
  format: FormatAmount,
): TermsMistake | null {
  const [old, now] = [before, after].map(({ childPercent, infantFare }) => [
    percentOf('child_percent', childPercent),
    amountOf('infant_fare', infantFare, format),
  ]) as [TermsNumber[], TermsNumber[]];
  return findFarOff(old, now);
}

export function findChargeMistake(
  before: readonly LocalChargeRule[],
  after: readonly LocalChargeRule[],
): TermsMistake | null {
  const [old, now] = [before, after].map((rules) =>
    rules.map(({ kind, per, amount, currency }) => ({
      column: 'local_charges',
      key: `${kind} ${per} ${currency}`,
      value: Number(amount),
      text: `${amount} ${currency}`,
    })),
  ) as [TermsNumber[], TermsNumber[]];
  return findFarOff(old, now);
}

function findFarOff(before: readonly TermsNumber[], after: readonly TermsNumber[]): TermsMistake | null {
  const old = new Map(before.map((number) => [number.key, number]));
  for (const { column, key, value, text } of after) {
    const known = old.get(key);
    if (known !== undefined && isFarOff(known.value, value))
      return { column, before: known.text, after: text };
  }
  return null;
}

/** Nothing that becomes something, or the other way round, may be meant. */
function isFarOff(before: number, after: number): boolean {
  if (before === 0 || after === 0) return false;
  const ratio = after / before;
  return ratio >= deliveryChecks.termsFarOff || ratio <= 1 / deliveryChecks.termsFarOff;
}

function listNumbers({ occupancy, terms }: RatePlanFacts, format: FormatAmount): readonly TermsNumber[] {
  const { cancellation, change, transferFee, deposit, floorPrice } = terms;
  return [
    percentOf('single_use_percent', occupancy.singleUsePercent),
    percentOf('extra_adult_percent', occupancy.extraAdultPercent),
    ...cancellation.fees.map((fee) => feeOf('cancellation_fees', fee, format)),
    ...(change?.fees ?? []).map((fee) => feeOf('change_fees', fee, format)),
    ...(transferFee === null ? [] : [amountOf('substitute_fee', transferFee, format)]),
    ...(deposit === null ? [] : [percentOf('deposit_percent', deposit.percent)]),
    ...(floorPrice === null ? [] : [amountOf('floor_price', floorPrice, format)]),
  ];
}

const percentOf = (column: string, value: number): TermsNumber => ({
  column,
  key: column,
  value,
  text: `${value} %`,
});

const amountOf = (column: string, value: number, format: FormatAmount): TermsNumber => ({
  column,
  key: column,
  value,
  text: format(value),
});

function feeOf(column: string, fee: TermsFee, format: FormatAmount): TermsNumber {
  const { daysBefore, by, value } = fee;
  return { column, key: `${column} ${daysBefore} ${by}`, value, text: formatFees([fee], format) };
}

/** Cancelling later costs less: only fees of one kind can be compared. */
function fallsTowardsDeparture(fees: readonly TermsFee[]): boolean {
  return fees.some(({ by, value }, at) =>
    fees.slice(at + 1).some((later) => later.by === by && later.value < value),
  );
}

/** `30 days: 25 %, 7 days: 2 nights`, with the amounts of a currency. */
function formatFees(fees: readonly TermsFee[], format: FormatAmount): string {
  const texts = fees.map(({ daysBefore, by, value }) => {
    const fee = by === 'amount' ? format(value) : by === 'percent' ? `${value} %` : count(value, 'night');
    return `${count(daysBefore, 'day')}: ${fee}`;
  });
  return texts.length === 0 ? 'none' : texts.join(', ');
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
