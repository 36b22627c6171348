import { type CurrencyCode, decimalPlacesOf } from '../../../../domain/money/currency.ts';
import type { EarlyBooking } from '../../../../domain/search/supply-facts.ts';
import type { Day, DayRange } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readDecimal } from '../records/feed-value.ts';
import {
  type Condition,
  type ContractKeys,
  noCondition,
  oldest,
  onlyPartOf,
  type PlanKeys,
  readCondition,
} from './otds-condition.ts';
import {
  keyOf,
  readCount,
  readDayBounds,
  readParts,
  requireAttributes,
  textOf,
  updateModeOf,
} from './otds-element.ts';

/** Prices of a room with a board. */
export interface PlanPrices {
  /** What a person pays for a night, in minor units. */
  nightOf(day: Day, age: number): number;
  /** Ages from which one may pay another price than a year before, from the youngest on: between them one does not. */
  readonly ages: readonly number[];
}

/** Prices of a contract. */
export interface ContractPrices {
  of(plan: PlanKeys): PlanPrices;
  /** At most one: the per cent of several would be taken off together, those of ours are not. */
  readonly earlyBookings: readonly EarlyBooking[];
}

type PriceItem = { readonly className: string; readonly board: string | null } & (
  | { readonly amount: number; readonly condition: Condition }
  | { readonly earlyBooking: EarlyBooking; readonly appliesTo: ReadonlySet<string>; readonly line: number }
);

/** All price items of a contract; those of a board count with it. @throws FeedError for what our price rules cannot express */
export function readPrices(accom: XmlElement, scope: Scope): ContractPrices {
  const items = [
    ...readItems(accom, null, scope),
    ...accom.children
      .filter(({ name }) => name === 'Board')
      .flatMap((board) => readItems(board, keyOf(board), scope)),
  ];
  const amounts = items.filter((item) => 'amount' in item);
  const discounts = items.filter((item) => 'earlyBooking' in item);
  const [discount, another] = discounts;
  if (another !== undefined) refuse('the contract has two Percent', another.line);
  const left = discount && amounts.find(({ className }) => !discount.appliesTo.has(className));
  if (left !== undefined)
    refuse(`Percent does not apply to the Class '${left.className}'`, discount?.line ?? null);
  if (discount !== undefined && discount.board !== null)
    refuse('Percent of one board is not taken', discount.line);
  return {
    of: (plan) =>
      pricesOf(
        amounts.filter(
          ({ board, condition }) => (board === null || board === plan.Board) && condition.isFor(plan),
        ),
      ),
    earlyBookings: discount === undefined ? [] : [discount.earlyBooking],
  };
}

function pricesOf(
  amounts: readonly { readonly amount: number; readonly condition: Condition }[],
): PlanPrices {
  const bounds = amounts.flatMap(({ condition: { ages } }) => [ages.from, ages.to + 1]);
  return {
    nightOf: (day, age) =>
      amounts.reduce((sum, { amount, condition: { days, ages } }) => {
        const counts = days.from <= day && day <= days.to && ages.from <= age && age <= ages.to;
        return counts ? sum + amount : sum;
      }, 0),
    ages: [...new Set([0, ...bounds])].filter((age) => age <= oldest).toSorted((left, right) => left - right),
  };
}

interface Scope {
  readonly keys: ContractKeys;
  readonly days: DayRange;
  /** Of the supply. */
  readonly currency: CurrencyCode;
}

function readItems(parent: XmlElement, board: string | null, scope: Scope): readonly PriceItem[] {
  const lists = parent.children.filter(({ name }) => name === 'PriceItems');
  return lists.flatMap((list) => {
    if (updateModeOf(list) !== 'New') refuse('PriceItems of a contract are New', list.line);
    requireAttributes(list, 'Key', 'UpdateMode');
    return list.children.map((item) => {
      if (item.name !== 'PriceItem') refuse(`PriceItems has ${item.name}, which is not taken`, item.line);
      return readItem(item, board, scope);
    });
  });
}

function readItem(item: XmlElement, board: string | null, { keys, days, currency }: Scope): PriceItem {
  const { Absolute, Percent, Condition } = readParts(item, ['Absolute', 'Percent', 'Condition'], 'Class');
  const className = item.attributes.Class ?? refuse('PriceItem has no Class', item.line);
  if (Absolute !== undefined && Percent === undefined) {
    const condition = Condition === undefined ? noCondition : readCondition(Condition, keys);
    return { className, board, amount: readAmount(Absolute, currency), condition };
  }
  if (Percent === undefined || Absolute !== undefined)
    return refuse('PriceItem needs either Absolute or Percent', item.line);
  const { Value, ApplyTo } = readParts(Percent, ['Value', 'ApplyTo']);
  if (Value === undefined || ApplyTo === undefined)
    return refuse('Percent needs Value and ApplyTo', Percent.line);
  const match = /^-([1-9]\d?)(?:\.0+)?$/.exec(textOf(Value));
  const percent = Number(match?.[1] ?? 0);
  if (percent < 1 || percent > 60)
    return refuse(`Percent Value '${textOf(Value)}' is no discount of 1 to 60 per cent`, Value.line);
  return {
    className,
    board,
    earlyBooking: { percent, ...readBookingTerms(Condition, days) },
    appliesTo: new Set(textOf(ApplyTo).split(/\s+/)),
    line: Percent.line,
  };
}

/** Amounts of each person and night; other bases are prices of our extras or of whole stays. */
function readAmount(absolute: XmlElement, currency: CurrencyCode): number {
  const { Value, DayBase, PersonBase } = readParts(absolute, ['Value', 'DayBase', 'PersonBase']);
  if (Value === undefined) return refuse('Absolute has no Value', absolute.line);
  for (const [name, base] of [
    ['DayBase', DayBase],
    ['PersonBase', PersonBase],
  ] as const) {
    if (base === undefined) return refuse(`Absolute has no ${name}`, absolute.line);
    if (textOf(base) !== 'x')
      refuse(`${name} '${textOf(base)}' is not x, only prices of each person and night are taken`, base.line);
  }
  return readDecimal('Absolute Value', textOf(Value), decimalPlacesOf(currency), absolute.line);
}

/** When one has to book, for which days of check-in. */
function readBookingTerms(condition: XmlElement | undefined, days: DayRange): Omit<EarlyBooking, 'percent'> {
  const only = condition && onlyPartOf(condition);
  const parts = only?.name === 'And' ? only : condition;
  const {
    BookingDate,
    BookingDateOffset,
    Date: arrival,
  } = parts === undefined ? {} : readParts(parts, ['BookingDate', 'BookingDateOffset', 'Date']);
  const booking = BookingDate === undefined ? null : readDayBounds(BookingDate);
  if (booking !== null && booking.min !== null)
    refuse('BookingDate Min is not taken', BookingDate?.line ?? null);
  const { Min } = BookingDateOffset === undefined ? {} : readParts(BookingDateOffset, ['Min']);
  if (arrival !== undefined && arrival.attributes.DayType !== 'CheckIn')
    refuse('Date of a Percent is not for CheckIn', arrival.line);
  const arrivals = arrival === undefined ? null : readDayBounds(arrival, 'DayType');
  return {
    bookUntil: booking?.max ?? days.to,
    daysAhead: Min === undefined ? 0 : readCount(Min, 999),
    arrivalFrom: arrivals?.min ?? days.from,
    arrivalTo: arrivals?.max ?? days.to,
  };
}
