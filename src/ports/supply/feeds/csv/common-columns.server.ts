import type { Translated } from '../../../../domain/search/catalogue.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { FeedError } from '../records/feed-record.ts';
import { choiceCell, decimalCell, patternCell, textCell, wholeCell } from './cells/cell-schemas.server.ts';

export const idCell = wholeCell(1, 999_999_999);
export const airportCell = patternCell(/^[A-Z]{3}$/, 'an airport, three capital letters');
export const airlineCell = patternCell(/^[A-Z0-9]{2}$/, 'an airline, two capital letters or digits');
export const countryCell = patternCell(/^[A-Z]{2}$/, 'a country, two capital letters');
export const currencyCell = patternCell(/^[A-Z]{3}$/, 'a currency, three capital letters');
/** Codes of rooms and plans, as the operator's own system has them. */
export const codeCell = patternCell(/^[\w.:-]{1,40}$/, 'a code of letters, digits, dots and hyphens');
/** Who sells the flights of an airline; null for the operator. */
export const flightSupplierCell = patternCell(
  /^(?:|own|duffel)$/,
  'a supplier of flights: own or duffel',
).transform(toSupplier);
/** Who sells a room, with its codes of hotel, room and board; null for the operator. */
export const roomSupplierCell = patternCell(
  /^(?:|own|hotelbeds:[1-9]\d{0,8}:[\w.-]{1,40}:[A-Z0-9]{1,5})$/,
  'a supplier of rooms: own, or hotelbeds:HOTEL:ROOM:BOARD in its codes',
).transform(toSupplier);
export const yesNoCell = choiceCell(['yes', 'no']);
export const latitudeCell = decimalCell(6, -90, 90);
export const longitudeCell = decimalCell(6, -180, 180);

function toSupplier(text: string): string | null {
  return text === '' || text === 'own' ? null : text;
}

/** One name in each language. */
export const nameColumns = {
  name_de: textCell(200),
  name_en: textCell(200),
  name_es: textCell(200),
  name_fr: textCell(200),
  name_it: textCell(200),
};

type NameCells = Readonly<Record<keyof typeof nameColumns, string>>;

export function namesOf({ name_de, name_en, name_es, name_fr, name_it }: NameCells): Translated {
  return { de: name_de, en: name_en, es: name_es, fr: name_fr, it: name_it };
}

/** Every price names its currency. @throws FeedError for another one than that of the supply */
export function requireCurrency(
  { currency, hotel_id: hotelId }: { readonly currency: string; readonly hotel_id?: number },
  directory: Pick<FeedDirectory, 'currency'>,
  line: number | null = null,
): void {
  if (currency === directory.currency) return;
  throw new FeedError(
    `currency '${currency}' is not ${directory.currency}, the currency of the supply`,
    line,
    hotelId === undefined ? null : { currency, hotelCode: String(hotelId) },
  );
}
