import { isCurrencyCode } from '../../domain/money/currency.ts';
import type { ListedPayment, ListedReservation } from './vendor-books.ts';

/** The first line of each list. */
export const paymentListHeading = 'reference,company,currency,held,left';
export const reservationListHeading = 'number,reference,state';

/**
 * Reads the payments that an operator has exported from the provider: amounts in minor units.
 * @throws RangeError with the line that cannot be read
 */
export function parsePaymentList(text: string): readonly ListedPayment[] {
  return readLines(text, paymentListHeading).map(({ line, cells }) => {
    const [reference = '', companyId = '', currency = '', held = '', left = ''] = cells;
    const isRead = reference !== '' && companyId !== '' && isAmount(held) && isAmount(left.replace(/^-/, ''));
    if (!isRead || !isCurrencyCode(currency))
      throw new RangeError(`Line ${line} of the payments is not "${paymentListHeading}".`);
    return { reference, companyId, currency, held: Number(held), left: Number(left) };
  });
}

/**
 * Reads the reservations that an operator has exported from the supplier; `reference` may be empty, `state` is `confirmed` or `cancelled`.
 * @throws RangeError with the line that cannot be read
 */
export function parseReservationList(text: string): readonly ListedReservation[] {
  return readLines(text, reservationListHeading).map(({ line, cells }) => {
    const [number = '', reference = '', state = ''] = cells;
    if (number === '' || !['confirmed', 'cancelled'].includes(state))
      throw new RangeError(`Line ${line} of the reservations is not "${reservationListHeading}".`);
    return { number, reference: reference === '' ? null : reference, isCancelled: state === 'cancelled' };
  });
}

/** Whole minor units that a number can hold exactly. What is left may be negative: the bank takes back what was refunded, too. */
const isAmount = (text: string) => /^\d{1,15}$/.test(text);

/** Cells have neither quotes nor commas: references, codes and amounts. */
function readLines(text: string, heading: string) {
  const [first = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trim() !== heading) throw new RangeError(`The first line of the list has to be "${heading}".`);
  return rest
    .map((line, index) => ({ line: index + 2, cells: line.split(',').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
