import { isDeepStrictEqual } from 'node:util';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { MOST_TERMS_FEES, type TariffTerms, type TermsFee } from '../../../../domain/search/tariff-terms.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { readAmount } from './guest-amounts.ts';
import { isDated } from './ota-days.ts';
import { attributeOf, elementsAt, flagOf, requireAttribute, type XmlElement } from './xml-element.ts';

type Cancellation = TariffTerms['cancellation'];

/** What a rate or booking rule says of cancellation. */
export interface CancellationTerm {
  readonly element: XmlElement;
  readonly terms: Cancellation;
}

const daysByUnit: ReadonlyMap<string, number> = new Map([
  ['Hour', 1 / 24],
  ['Day', 1],
  ['Week', 7],
]);

/**
 * The cancellation terms of the rates and rules, preferably of one without dates; null where none has any. @throws
 * FeedError where they differ
 */
export function readCancellation(
  elements: readonly XmlElement[],
  currency: CurrencyCode,
): CancellationTerm | null {
  const found = elements.flatMap((element): CancellationTerm[] => {
    const penalties = elementsAt(element, cancellationOf(element), 'CancelPenalty');
    return penalties.length === 0 ? [] : [{ element, terms: readPenalties(penalties, currency) }];
  });
  const [first] = found;
  const other = found.find(({ terms }) => !isDeepStrictEqual(terms, first?.terms));
  if (other !== undefined)
    refuse('cancellation differs from that of another rate or rule', other.element.line);
  return found.find(({ element }) => !isDated(element)) ?? first ?? null;
}

function cancellationOf({ name }: XmlElement): string {
  return name === 'Rate' ? 'CancelPolicies' : 'CancelPenalties';
}

type Fee = Pick<TermsFee, 'by' | 'value'>;

const wholePrice: Fee = { by: 'percent', value: 100 };

/**
 * A penalty applies from its deadline to the next one's, the last one until arrival; before the earliest deadline cancelling is free.
 * Where one without a deadline is non-refundable it never is.
 */
function readPenalties(penalties: readonly XmlElement[], currency: CurrencyCode): Cancellation {
  if (penalties.some((penalty) => isNonRefundable(penalty) && elementsAt(penalty, 'Deadline').length === 0))
    return { freeDays: null, fees: [] };
  const read = penalties
    .map((penalty) => ({ penalty, deadline: readDeadline(penalty), fee: readFee(penalty, currency) }))
    .sort((one, other) => other.deadline - one.deadline);
  const double = read.find(({ deadline }, at) => deadline === read[at - 1]?.deadline);
  if (double !== undefined) refuse('two CancelPenalty have one Deadline', double.penalty.line);
  const fees = read.map(({ fee }, at) => ({ daysBefore: read[at + 1]?.deadline ?? 0, ...fee }));
  const surplus = read[MOST_TERMS_FEES];
  if (surplus !== undefined)
    refuse(`there are more than ${MOST_TERMS_FEES} CancelPenalty`, surplus.penalty.line);
  return { freeDays: read[0]?.deadline ?? null, fees: withoutWholePrice(fees) };
}

/** After the last fee cancelling costs the whole price anyway. */
function withoutWholePrice(fees: readonly TermsFee[]): readonly TermsFee[] {
  const last = fees.findLastIndex(({ by, value }) => by !== wholePrice.by || value !== wholePrice.value);
  return fees.slice(0, last + 1);
}

function isNonRefundable(penalty: XmlElement): boolean {
  return flagOf(penalty, 'NonRefundable') === true;
}

function readFee(penalty: XmlElement, currency: CurrencyCode): Fee {
  const [stated] = elementsAt(penalty, 'AmountPercent');
  if (stated === undefined || isNonRefundable(penalty)) return wholePrice;
  const percent = attributeOf(stated, 'Percent');
  const nights = attributeOf(stated, 'NmbrOfNights');
  const amount = attributeOf(stated, 'Amount');
  const basis = attributeOf(stated, 'BasisType') ?? (nights === undefined ? 'FullStay' : 'Nights');
  if (basis !== (nights === undefined ? 'FullStay' : 'Nights'))
    return refuse(`AmountPercent BasisType '${basis}' is not taken`, stated.line);
  if (nights !== undefined) {
    if (amount !== undefined || (percent !== undefined && Number(percent) !== 100))
      return refuse('AmountPercent names nights and something else', stated.line);
    return { by: 'nights', value: readWhole('AmountPercent NmbrOfNights', nights, 1, 22, stated.line) };
  }
  if ((percent === undefined) === (amount === undefined))
    return refuse('AmountPercent needs Percent, Amount or NmbrOfNights', stated.line);
  return percent === undefined
    ? { by: 'amount', value: readAmount(stated, 'Amount', currency) }
    : {
        by: 'percent',
        value: readWhole('AmountPercent Percent', percent.replace(/\.0+$/, ''), 0, 100, stated.line),
      };
}

/** Whole days before arrival, begun ones counted. */
function readDeadline(penalty: XmlElement): number {
  const [deadline] = elementsAt(penalty, 'Deadline');
  if (deadline === undefined) return refuse('CancelPenalty has no Deadline', penalty.line);
  const drop = attributeOf(deadline, 'OffsetDropTime') ?? 'BeforeArrival';
  if (drop !== 'BeforeArrival')
    refuse(`Deadline OffsetDropTime '${drop}' is not BeforeArrival`, deadline.line);
  const unit = requireAttribute(deadline, 'OffsetTimeUnit');
  const perDay = daysByUnit.get(unit);
  if (perDay === undefined) return refuse(`Deadline OffsetTimeUnit '${unit}' is not taken`, deadline.line);
  const units = readWhole(
    'OffsetUnitMultiplier',
    requireAttribute(deadline, 'OffsetUnitMultiplier'),
    0,
    6000,
    deadline.line,
  );
  const days = Math.ceil(units * perDay);
  return days <= 250
    ? days
    : refuse(`Deadline lies ${days} days before arrival, at most 250 are taken`, deadline.line);
}
