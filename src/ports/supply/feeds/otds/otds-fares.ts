import { calculatePercentage } from '../../../../domain/money/calculate-percentage.ts';
import { type CurrencyCode, decimalPlacesOf } from '../../../../domain/money/currency.ts';
import type { AirlineFacts } from '../../../../domain/search/supply-facts.ts';
import { type Day, formatDay } from '../../../../domain/time/calendar-day.ts';
import { ADULT_FARE_FROM_AGE, INFANT_UNTIL_AGE } from '../../../../domain/travellers/party.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readDecimal } from '../records/feed-value.ts';
import { oldest } from './otds-condition.ts';
import { readParts, requireAttributes, textOf, updateModeOf } from './otds-element.ts';
import { type FareCondition, noFareCondition, readFareCondition } from './otds-flight-condition.ts';

interface FareItem {
  /** Minor units of one person for the flight. */
  readonly amount: number;
  readonly condition: FareCondition;
}

/** Minor units of one adult, one way: what `FlightFacts` holds. */
const highestFare = 2_000_000;

/**
 * What an adult pays in a booking class on a day: the items of the flight and of the class, added up. Children and infants have to pay
 * exactly what the airline's share makes of it.
 * @throws FeedError for anything else
 */
export function readFares(
  flight: XmlElement,
  bookingClass: XmlElement,
  key: string,
  { airline, currency }: { readonly airline: AirlineFacts; readonly currency: CurrencyCode },
) {
  const items = [flight, bookingClass].flatMap((each) => readItems(each, currency));
  const priceOf = (day: Day, age: number) =>
    items.reduce((sum, { amount, condition: { isFor, ages } }) => {
      const counts = ages.from <= age && age <= ages.to && isFor(day, key);
      return counts ? sum + amount : sum;
    }, 0);
  const bounds = items.flatMap(({ condition: { ages } }) => [ages.from, ages.to + 1]);
  // Between these ages nobody pays another price.
  const ages = [...new Set([0, INFANT_UNTIL_AGE, ADULT_FARE_FROM_AGE, ...bounds])].filter(
    (age) => age <= oldest,
  );

  return (day: Day): number => {
    const fare = priceOf(day, oldest);
    if (fare < 1 || fare > highestFare)
      refuse(`the flight of ${formatDay(day)} costs ${fare} minor units in class ${key}`, bookingClass.line);
    for (const age of ages) {
      const price = priceOf(day, age);
      const expected = priceByAirline(airline, fare, age);
      if (price !== expected)
        refuse(
          `at ${age} years the flight of ${formatDay(day)} costs ${price} minor units in class ${key}, by the terms of ${airline.code} it is ${expected}`,
          bookingClass.line,
        );
    }
    return fare;
  };
}

function priceByAirline({ childPercent, infantFare }: AirlineFacts, fare: number, age: number): number {
  if (age < INFANT_UNTIL_AGE) return infantFare;
  return age < ADULT_FARE_FROM_AGE ? calculatePercentage(fare, childPercent) : fare;
}

function readItems(parent: XmlElement, currency: CurrencyCode): readonly FareItem[] {
  return parent.children
    .filter(({ name }) => name === 'PriceItems')
    .flatMap((list) => {
      if (updateModeOf(list) !== 'New') refuse('PriceItems of a flight are New', list.line);
      requireAttributes(list, 'Key', 'UpdateMode');
      return list.children.map((item) => readItem(item, currency));
    });
}

function readItem(item: XmlElement, currency: CurrencyCode): FareItem {
  if (item.name !== 'PriceItem') refuse(`PriceItems has ${item.name}, which is not taken`, item.line);
  const { Absolute, Condition } = readParts(item, ['Absolute', 'Condition'], 'Class');
  if (Absolute === undefined) return refuse('PriceItem of a flight has no Absolute', item.line);
  const condition = Condition === undefined ? noFareCondition : readFareCondition(Condition);
  return { amount: readAmount(Absolute, currency), condition };
}

/** An amount of each person for the flight; a base in days would be for something that lasts. */
function readAmount(absolute: XmlElement, currency: CurrencyCode): number {
  const { Value, PersonBase } = readParts(absolute, ['Value', 'PersonBase']);
  if (Value === undefined) return refuse('Absolute has no Value', absolute.line);
  if (PersonBase === undefined) return refuse('Absolute of a flight has no PersonBase', absolute.line);
  if (textOf(PersonBase) !== 'x')
    refuse(
      `PersonBase '${textOf(PersonBase)}' is not x, only prices of each person are taken`,
      PersonBase.line,
    );
  return readDecimal('Absolute Value', textOf(Value), decimalPlacesOf(currency), absolute.line);
}
