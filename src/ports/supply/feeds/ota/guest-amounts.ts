import { type CurrencyCode, decimalPlacesOf } from '../../../../domain/money/currency.ts';
import { FeedError, refuse } from '../records/feed-record.ts';
import { readDecimal, readWhole } from '../records/feed-value.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** What one night costs by a Rate element, as it is written; amounts in minor units. */
export interface GuestAmounts {
  /** All adults together, by their number. */
  readonly adults: ReadonlyMap<number, number>;
  /** What further adults and children pay, each. */
  readonly additional: readonly AdditionalGuest[];
}

export interface AdditionalGuest {
  readonly line: number;
  /** Completed years, both included; null for a further adult. */
  readonly ages: { readonly fromAge: number; readonly toAge: number } | null;
  readonly price: { readonly amount: number } | { readonly percent: number };
}

/** Codes of the age qualifying list: infant, child and adult. */
const [INFANT, CHILD, ADULT] = ['7', '8', '10'] as const;
/** Amount for each guest; other types and none are amounts for all of them. */
const PER_PERSON = '7';

/** BaseByGuestAmts and AdditionalGuestAmounts of a Rate. @throws FeedError */
export function readGuestAmounts(rate: XmlElement, currency: CurrencyCode): GuestAmounts {
  const adults = new Map<number, number>();
  for (const base of elementsAt(rate, 'BaseByGuestAmts', 'BaseByGuestAmt')) {
    const { guests, total } = readBaseAmount(base, currency);
    if (adults.has(guests)) refuse(`BaseByGuestAmt has the amount for ${guests} guests twice`, base.line);
    adults.set(guests, total);
  }
  if (adults.size === 0) refuse('Rate has no BaseByGuestAmt', rate.line);
  const additional = elementsAt(rate, 'AdditionalGuestAmounts', 'AdditionalGuestAmount');
  return { adults, additional: additional.map((guest) => readAdditionalGuest(guest, currency)) };
}

function readBaseAmount(base: XmlElement, currency: CurrencyCode): { guests: number; total: number } {
  const age = attributeOf(base, 'AgeQualifyingCode') ?? ADULT;
  if (age !== ADULT) refuse(`BaseByGuestAmt AgeQualifyingCode '${age}' is not 10, adult`, base.line);
  const guests = readWhole('NumberOfGuests', requireAttribute(base, 'NumberOfGuests'), 1, 20, base.line);
  const amount = readAmount(base, 'AmountAfterTax', currency);
  return { guests, total: attributeOf(base, 'Type') === PER_PERSON ? amount * guests : amount };
}

function readAdditionalGuest(guest: XmlElement, currency: CurrencyCode): AdditionalGuest {
  const percent = attributeOf(guest, 'Percent');
  const price =
    percent === undefined
      ? { amount: readAmount(guest, 'Amount', currency) }
      : { percent: readWhole('AdditionalGuestAmount Percent', percent, 0, 100, guest.line) };
  return { line: guest.line, ages: readAges(guest), price };
}

/** Ages of an element that qualifies guests; null for adults. @throws FeedError */
export function readAges(guest: XmlElement): AdditionalGuest['ages'] {
  const code = requireAttribute(guest, 'AgeQualifyingCode');
  if (code === ADULT) return null;
  if (code !== INFANT && code !== CHILD) {
    refuse(`${guest.name} AgeQualifyingCode '${code}' is none of 7, 8 and 10`, guest.line);
  }
  const from = attributeOf(guest, 'MinAge') ?? (code === INFANT ? '0' : requireAttribute(guest, 'MinAge'));
  const fromAge = readWhole('MinAge', from, 0, 17, guest.line);
  const toAge = readWhole('MaxAge', requireAttribute(guest, 'MaxAge'), 0, 17, guest.line);
  if (fromAge > toAge) refuse(`MinAge '${fromAge}' is above MaxAge '${toAge}'`, guest.line);
  return { fromAge, toAge };
}

/** An amount of an attribute in minor units. @throws FeedError where it is below 0, too exact, or in another currency or in none */
export function readAmount(element: XmlElement, name: string, currency: CurrencyCode): number {
  requireFeedCurrency(element, currency);
  requireNamedCurrency(element, currency);
  const places = decimalPlacesOf(currency);
  const amount = readDecimal(
    `${element.name} ${name}`,
    requireAttribute(element, name),
    places,
    element.line,
  );
  return amount >= 0 ? amount : refuse(`${element.name} ${name} is below 0`, element.line);
}

/** Every price has a currency, its own or that of an element around it. @throws FeedError where none is named, or another one */
function requireNamedCurrency(element: XmlElement, currency: CurrencyCode): void {
  let named: XmlElement | null = element;
  while (named !== null && attributeOf(named, 'CurrencyCode') === undefined) named = named.parent;
  if (named === null)
    refuse(`${element.name} has no CurrencyCode, nor has an element around it`, element.line);
  else requireFeedCurrency(named, currency);
}

/** @throws FeedError where the element names another currency than the supply's */
export function requireFeedCurrency(element: XmlElement, currency: CurrencyCode): void {
  const named = attributeOf(element, 'CurrencyCode') ?? currency;
  if (named === currency) return;
  const reason = `CurrencyCode '${named}' is not ${currency}, in which is charged`;
  const hotelCode = findHotelCode(element);
  throw new FeedError(reason, element.line, hotelCode === null ? null : { currency: named, hotelCode });
}

function findHotelCode(element: XmlElement): string | null {
  for (let at: XmlElement | null = element; at !== null; at = at.parent) {
    const code = attributeOf(at, 'HotelCode');
    if (code !== undefined) return code;
  }
  return null;
}
