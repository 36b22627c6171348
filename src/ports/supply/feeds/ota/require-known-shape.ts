import { refuse } from '../records/feed-record.ts';
import type { XmlElement } from './xml-element.ts';

/** What is read of an element. */
export interface Shape {
  readonly attributes: readonly string[];
  readonly children: readonly string[];
}

const weekdayFlags = ['Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'];

/**
 * What is read of each element, and what can be left unread because it changes neither price nor sale. Anything else refuses
 * the record: a condition that is overlooked would sell what the operator does not.
 */
const shapes: Readonly<Record<string, Shape | undefined>> = {
  AvailStatusMessage: {
    attributes: ['BookingLimit', 'BookingLimitMessageType', 'LocatorID'],
    children: ['StatusApplicationControl', 'LengthsOfStay', 'RestrictionStatus', 'UniqueID'],
  },
  StatusApplicationControl: {
    attributes: ['Start', 'End', 'InvTypeCode', 'RatePlanCode', ...weekdayFlags],
    children: [],
  },
  LengthsOfStay: { attributes: ['ArrivalDateBased'], children: ['LengthOfStay'] },
  LengthOfStay: { attributes: ['Time', 'TimeUnit', 'MinMaxMessageType'], children: [] },
  RestrictionStatus: { attributes: ['Restriction', 'Status'], children: [] },
  RatePlan: {
    attributes: [
      'RatePlanNotifType',
      'RatePlanCode',
      'RatePlanStatusType',
      'CurrencyCode',
      'RatePlanType',
      'RatePlanID',
      'RatePlanQualifier',
    ],
    children: ['BookingRules', 'Rates', 'Offers', 'Description', 'UniqueID'],
  },
  BookingRules: { attributes: [], children: ['BookingRule'] },
  BookingRule: {
    // AbsoluteDropTime ends reservations without a guarantee: there are none here.
    attributes: ['Start', 'End', 'Code', 'CodeContext', 'AbsoluteDropTime', ...weekdayFlags],
    children: ['LengthsOfStay', 'DOW_Restrictions', 'RestrictionStatus', 'CancelPenalties', 'Description'],
  },
  DOW_Restrictions: { attributes: [], children: ['ArrivalDaysOfWeek'] },
  ArrivalDaysOfWeek: { attributes: weekdayFlags, children: [] },
  CancelPenalties: { attributes: [], children: ['CancelPenalty'] },
  CancelPolicies: { attributes: [], children: ['CancelPenalty'] },
  CancelPenalty: {
    attributes: ['NonRefundable'],
    children: ['Deadline', 'AmountPercent', 'PenaltyDescription'],
  },
  Deadline: { attributes: ['OffsetTimeUnit', 'OffsetUnitMultiplier', 'OffsetDropTime'], children: [] },
  AmountPercent: {
    attributes: ['Percent', 'Amount', 'NmbrOfNights', 'BasisType', 'CurrencyCode'],
    children: [],
  },
  Rates: { attributes: [], children: ['Rate'] },
  Rate: {
    attributes: [
      'Start',
      'End',
      'InvTypeCode',
      'RateTimeUnit',
      'UnitMultiplier',
      'CurrencyCode',
      ...weekdayFlags,
    ],
    children: [
      'BaseByGuestAmts',
      'AdditionalGuestAmounts',
      'MealsIncluded',
      'CancelPolicies',
      'RateDescription',
    ],
  },
  BaseByGuestAmts: { attributes: [], children: ['BaseByGuestAmt'] },
  BaseByGuestAmt: {
    attributes: ['NumberOfGuests', 'AgeQualifyingCode', 'AmountAfterTax', 'CurrencyCode', 'Type'],
    children: [],
  },
  AdditionalGuestAmounts: { attributes: [], children: ['AdditionalGuestAmount'] },
  AdditionalGuestAmount: {
    attributes: ['AgeQualifyingCode', 'MinAge', 'MaxAge', 'Amount', 'Percent', 'CurrencyCode'],
    children: [],
  },
  MealsIncluded: {
    attributes: ['MealPlanIndicator', 'MealPlanCodes', 'Breakfast', 'Lunch', 'Dinner'],
    children: [],
  },
  Offers: { attributes: [], children: ['Offer'] },
  Offer: {
    attributes: ['OfferCode', 'RPH'],
    children: ['OfferRules', 'Discount', 'Guests', 'OfferDescription'],
  },
  Guests: { attributes: [], children: ['Guest'] },
  Guest: {
    attributes: [
      'AgeQualifyingCode',
      'MinAge',
      'MaxAge',
      'MinCount',
      'FirstQualifyingPosition',
      'LastQualifyingPosition',
    ],
    children: [],
  },
  OfferRules: { attributes: [], children: ['OfferRule'] },
  OfferRule: { attributes: ['MinAdvancedBookingOffset'], children: ['DateRestriction'] },
  DateRestriction: { attributes: ['Start', 'End', 'RestrictionType'], children: [] },
  Discount: { attributes: ['Percent'], children: [] },
};

/** Elements for people and for the sender's own bookkeeping; their content is ignored. */
const unread = new Set([
  'Description',
  'RateDescription',
  'OfferDescription',
  'PenaltyDescription',
  'UniqueID',
]);

/** @param known of messages about rates and availability where left out @throws FeedError for the first element or attribute that is not taken, in the order of the file */
export function requireKnownShape(element: XmlElement, known = shapes): void {
  const shape = known[element.name];
  if (shape === undefined) refuse(`${element.name} is not taken`, element.line);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (!shape.attributes.includes(name))
      refuse(`${element.name} ${name} '${value}' is not taken`, element.line);
  }
  for (const child of element.children) {
    if (!shape.children.includes(child.name)) {
      refuse(`${element.name} has ${child.name}, which is not taken`, child.line);
    }
    if (known !== shapes || !unread.has(child.name)) requireKnownShape(child, known);
  }
}
