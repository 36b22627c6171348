import type { PKPass } from 'passkit-generator';
import type { Brand } from '../../../../brands/brand.ts';
import type { BookedFlight } from '../../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { type Day, formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { listTripFacts } from '../../documents/list-trip-facts.ts';
import { toInstant } from '../../documents/to-instant.ts';
import { renderPassPictures } from './render-pass-pictures.server.ts';
import type { WalletIssuer } from './wallet-issuer.ts';

interface WalletPass {
  readonly issuer: WalletIssuer;
  readonly brand: Pick<Brand, 'key' | 'name' | 'documentStyle' | 'emergencyPhone'>;
  readonly language: Language;
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** The supplier's number, under which airline and hotel know the trip; null while there is none. */
  readonly locator: string | null;
  readonly trip: BookingOrder['trip'];
  /** Of the trip. */
  readonly lastDay: Day;
}

/** A pass as a file. */
export interface WalletPassFile {
  readonly name: string;
  readonly type: 'application/vnd.apple.pkpass';
  readonly content: Uint8Array;
}

/**
 * Signs a trip as a pass for a phone's wallet: what one shows at counters, in one language. It has no barcode, because none of ours opens
 * a gate. A pass added again replaces the one with the same booking number.
 * See https://developer.apple.com/documentation/walletpasses
 */
export async function makeWalletPass(pass: WalletPass): Promise<WalletPassFile> {
  const { issuer, brand, texts, bookingNumber, trip } = pass;
  const { deep, onDeep } = brand.documentStyle;
  // It takes a tenth of a second to load, which a shop without passes does not spend.
  const { PKPass } = await import('passkit-generator');
  const file = new PKPass(
    { ...(await renderPassPictures(brand)) },
    { signerCert: issuer.certificate, signerKey: issuer.key, wwdr: issuer.appleCertificate },
    {
      passTypeIdentifier: issuer.passTypeId,
      teamIdentifier: issuer.teamId,
      serialNumber: bookingNumber,
      organizationName: brand.name,
      description: texts('documents.wallet', { hotel: trip.hotel.name }),
      backgroundColor: toRgb(deep),
      foregroundColor: toRgb(onDeep),
      labelColor: toRgb(onDeep),
    },
  );
  file.type = 'generic';
  addFields(file, pass);
  const departures = [trip.outbound, trip.inbound].flatMap(findDeparture);
  if (departures.length > 0) file.setRelevantDates(departures.map((relevantDate) => ({ relevantDate })));
  // The last day of the trip has ended everywhere on earth.
  file.setExpirationDate(new Date(`${formatDay(pass.lastDay + 2)}T00:00:00Z`));
  return {
    name: `${texts('documents.calendar.file')}-${bookingNumber}.pkpass`,
    type: 'application/vnd.apple.pkpass',
    content: file.getAsBuffer(),
  };
}

function addFields(file: PKPass, { brand, language, texts, bookingNumber, locator, trip }: WalletPass): void {
  const day = (text: string) => formatDate(requireDay(text), language);
  const flight = (key: 'outbound' | 'inbound') => {
    const booked = trip[key];
    if (booked === null) return [];
    return [{ key, label: texts(`documents.${key}`), value: formatFlight(booked, language) }];
  };
  file.headerFields.push({ key: 'number', label: texts('documents.bookingNumber'), value: bookingNumber });
  file.primaryFields.push({ key: 'hotel', label: texts('documents.hotel'), value: trip.hotel.name });
  file.secondaryFields.push(
    { key: 'checkIn', label: texts('myTrips.checkIn'), value: day(trip.checkIn) },
    { key: 'checkOut', label: texts('myTrips.checkOut'), value: day(trip.checkOut) },
    ...(locator === null ? [] : [{ key: 'locator', label: texts('myTrips.flightLocator'), value: locator }]),
  );
  file.auxiliaryFields.push(...flight('outbound'), ...flight('inbound'));
  const facts = listTripFacts({ trip, language }, texts);
  file.backFields.push(...facts.map(([label, value], at) => ({ key: `fact-${at}`, label, value })), {
    key: 'emergency',
    label: texts('documents.emergency'),
    value: brand.emergencyPhone.display,
  });
}

/** '7Q 111, 1 May 06:05' */
function formatFlight({ departure, flightNumber }: BookedFlight, language: Language): string {
  const [day = '', time = ''] = departure.split('T');
  return `${flightNumber}, ${formatDate(requireDay(day), language, 'brief')} ${time}`;
}

/** A phone shows the pass by itself at departure; without a time zone nobody knows when that is. */
function findDeparture(flight: BookedFlight | null): readonly Date[] {
  return flight?.timeZones === undefined ? [] : [toInstant(flight.departure, flight.timeZones.from)];
}

/** Wallets read `rgb(…)` alone; a colour in another notation than hexadecimal stays as it is. */
function toRgb(colour: string): string {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  return parts === undefined ? colour : `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
