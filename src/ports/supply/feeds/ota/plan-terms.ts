import type { Board } from '../../../../domain/search/board.ts';
import type { EarlyBooking } from '../../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../../domain/time/calendar-day.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { isFamilyOffer } from './family-offers.ts';
import { readSpan } from './ota-days.ts';
import { attributeOf, elementsAt, flagOf, requireAttribute, type XmlElement } from './xml-element.ts';

/** Codes of the meal plan list that are boards of ours. */
const boardsByCode: ReadonlyMap<string, Board> = new Map([
  ['1', 'all_inclusive'],
  ['3', 'breakfast'],
  ['10', 'full_board'],
  ['12', 'half_board'],
  ['14', 'room_only'],
  ['19', 'breakfast'],
]);

/** The board that rates of a plan name; null where none does. @throws FeedError where they differ */
export function readBoard(rates: readonly XmlElement[]): Board | null {
  let board: Board | null = null;
  for (const meals of rates.flatMap((rate) => elementsAt(rate, 'MealsIncluded'))) {
    const named = boardOf(meals);
    if (board !== null && named !== board) refuse(`MealsIncluded is ${board} and ${named}`, meals.line);
    board = named;
  }
  return board;
}

function boardOf(meals: XmlElement): Board {
  const code = attributeOf(meals, 'MealPlanCodes');
  if (code !== undefined) {
    return boardsByCode.get(code) ?? refuse(`MealPlanCodes '${code}' is not taken`, meals.line);
  }
  const [breakfast, lunch, dinner] = ['Breakfast', 'Lunch', 'Dinner'].map(
    (name) => flagOf(meals, name) ?? false,
  );
  if (!breakfast && (lunch || dinner)) refuse('MealsIncluded has meals without breakfast', meals.line);
  if (lunch && dinner) return 'full_board';
  if (lunch || dinner) return 'half_board';
  return breakfast ? 'breakfast' : 'room_only';
}

/** Early-booking offers of a plan, at most two; free nights and other kinds of offers are refused, those for children read elsewhere. @throws FeedError */
export function readEarlyBookings(ratePlan: XmlElement, storedDays: DayRange): readonly EarlyBooking[] {
  const offers = elementsAt(ratePlan, 'Offers', 'Offer').filter((offer) => !isFamilyOffer(offer));
  const third = offers[2];
  if (third !== undefined) refuse('RatePlan has more than two Offers for early booking', third.line);
  return offers.map((offer) => readEarlyBooking(offer, storedDays));
}

function readEarlyBooking(offer: XmlElement, storedDays: DayRange): EarlyBooking {
  const [discount, another] = elementsAt(offer, 'Discount');
  const [rule, furtherRule] = elementsAt(offer, 'OfferRules', 'OfferRule');
  if (discount === undefined || another !== undefined || rule === undefined || furtherRule !== undefined) {
    return refuse('Offer needs exactly one Discount and one OfferRule', offer.line);
  }
  const ahead = attributeOf(rule, 'MinAdvancedBookingOffset');
  const booking = readRestriction(rule, 'booking') ?? storedDays;
  const arrival = readRestriction(rule, 'arrival') ?? storedDays;
  return {
    percent: readWhole('Discount Percent', requireAttribute(discount, 'Percent'), 1, 60, discount.line),
    bookUntil: booking.to,
    daysAhead: ahead === undefined ? 0 : parseDuration(ahead, rule),
    arrivalFrom: arrival.from,
    arrivalTo: arrival.to,
  };
}

function readRestriction(rule: XmlElement, type: 'booking' | 'arrival'): DayRange | null {
  const all = elementsAt(rule, 'DateRestriction');
  const unknown = all.find(({ attributes }) => !/^(booking|arrival)$/.test(attributes.RestrictionType ?? ''));
  if (unknown !== undefined) refuse('DateRestriction is neither for booking nor for arrival', unknown.line);
  const [one, another] = all.filter((restriction) => attributeOf(restriction, 'RestrictionType') === type);
  if (another !== undefined) refuse(`OfferRule has two DateRestrictions for ${type}`, another.line);
  return one === undefined ? null : readSpan(one);
}

/** `P30D` or a bare number of days. */
function parseDuration(text: string, rule: XmlElement): number {
  const days = /^P?(\d{1,3})D?$/.exec(text)?.[1];
  return days === undefined
    ? refuse(`MinAdvancedBookingOffset '${text}' is not a number of days such as P30D`, rule.line)
    : Number(days);
}
