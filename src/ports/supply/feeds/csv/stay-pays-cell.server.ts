import { stayLengths } from '../../../../defaults.ts';
import { freeNights, type StayPay } from '../../../../domain/search/supply-facts.ts';
import { type Day, parseDay } from '../../../../domain/time/calendar-day.ts';
import { cell } from './cells/cell-schemas.server.ts';

const MOST_OFFERS = 2;
const FIRST_DAY: Day = 0;
const LAST_DAY: Day = 99_999;

/**
 * Stay-pay offers, at most two: nights and nights paid, which are free, how often, and whether early booking is taken off as well, separated by `/`;
 * then, where they are limited, first and last day of booking, first and last day of arrival, and last day of check-out, each empty for no limit:
 * `7=6/last/once/with_early_booking|14=11/cheapest/repeated/without_early_booking//2027-03-31/2027-05-01/2027-06-30/2027-07-07`.
 */
export const stayPaysCell = cell((text) => {
  const parts = text === '' ? [] : text.split('|').map((part) => part.trim());
  if (parts.length > MOST_OFFERS) return `has more than ${MOST_OFFERS} offers`;
  const offers: StayPay[] = [];
  for (const part of parts) {
    const offer = parseStayPay(part);
    if (typeof offer === 'string') return offer;
    offers.push(offer);
  }
  return { value: offers };
});

/** The offer, or what is wrong with it. */
function parseStayPay(text: string): StayPay | string {
  const [numbers = '', free = '', times = '', combination = '', ...days] = text.split('/');
  const [, stay = 0, pay = 0] = (/^(\d{1,2})=(\d{1,2})$/.exec(numbers) ?? []).map(Number);
  if (stay < 2 || stay > stayLengths.maxNights)
    return `does not begin with nights and nights paid such as 7=6, up to ${stayLengths.maxNights}`;
  if (pay < 1 || pay >= stay) return `has '${numbers}', where 1 to ${stay - 1} nights can be paid`;
  if (!isFreeNights(free)) return `has '${free}' for the free nights, which are last or cheapest`;
  if (times !== 'once' && times !== 'repeated') return `has '${times}' instead of once or repeated`;
  if (combination !== 'with_early_booking' && combination !== 'without_early_booking')
    return `has '${combination}' instead of with_early_booking or without_early_booking`;
  const dates = readDates(days);
  if (typeof dates === 'string') return dates;
  return {
    stay,
    pay,
    free,
    isRepeated: times === 'repeated',
    isWithEarlyBooking: combination === 'with_early_booking',
    ...dates,
  };
}

const isFreeNights = (text: string): text is StayPay['free'] =>
  (freeNights as readonly string[]).includes(text);

type StayPayDates = Pick<StayPay, 'bookFrom' | 'bookUntil' | 'arrivalFrom' | 'arrivalTo' | 'departUntil'>;

/** Five days or fewer, the last ones may be missing; or what is wrong with them. */
function readDates(texts: readonly string[]): StayPayDates | string {
  if (texts.length > 5) return 'has more than five days';
  const wrong = texts.find((text) => text !== '' && parseDay(text) === null);
  if (wrong !== undefined) return `has '${wrong}', which is no day such as 2027-05-01`;
  const dayAt = (place: number, otherwise: Day): Day => parseDay(texts[place] ?? '') ?? otherwise;
  const dates = {
    bookFrom: dayAt(0, FIRST_DAY),
    bookUntil: dayAt(1, LAST_DAY),
    arrivalFrom: dayAt(2, FIRST_DAY),
    arrivalTo: dayAt(3, LAST_DAY),
    departUntil: dayAt(4, LAST_DAY),
  };
  if (dates.bookFrom > dates.bookUntil) return 'has a last day of booking before the first';
  if (dates.arrivalFrom > dates.arrivalTo) return 'has a last day of arrival before the first';
  return dates.departUntil > dates.arrivalFrom ? dates : 'has no check-out after the first day of arrival';
}
