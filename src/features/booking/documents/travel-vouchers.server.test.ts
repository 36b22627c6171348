import { describe, expect, test } from 'vitest';
import { buildFullOrder } from '../../../../tests/mails/sample-mails.ts';
import { readPdf } from '../../../../tests/read-pdf.ts';
import { brands, brandsAsShipped } from '../../../brands/load-brands.server.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { renderSheet } from '../../../site/documents/render-sheet.server.ts';
import type { TravelDocumentKind } from '../model/travel-document.ts';
import { createDocumentRenderer } from './document-renderer.server.ts';
import { noHotelPictures } from './hotel-pictures.server.ts';

const renderer = createDocumentRenderer({
  brands: brandsAsShipped,
  pictures: noHotelPictures,
  render: renderSheet,
});
const facts = {
  bookingNumber: 'AB7K-Q2M9',
  supplierNumber: 'SX4T7PQRSTU',
  invoiceNumber: 'R-2026-000001',
  certificateNumber: 'S-2026-000001',
  bookedAt: new Date('2026-11-21T12:00:00Z'),
  paidWith: null,
};

async function find(kind: TravelDocumentKind, order: BookingOrder) {
  return (await renderer.rest(order, facts)).find((document) => document.kind === kind) ?? null;
}

async function read(kind: TravelDocumentKind, order: BookingOrder) {
  const document = await find(kind, order);
  if (document === null) throw new Error(`There is no ${kind}`);
  return readPdf(document);
}

describe('travel vouchers', () => {
  test('a hotel voucher says who stays when in which room, and names no price', async () => {
    const order = { ...buildFullOrder('abendmeer', 'en'), comments: 'A quiet room, please' };
    const { words } = await read('hotel-voucher', order);
    for (const part of [
      'AB7K-Q2M9',
      'SX4T7PQRSTU',
      'Hotel Cala Blava',
      'Carrer del Mar 12',
      '07015 Palma',
      'Spain',
      '1 May 2027',
      '8 May 2027 (7 nights)',
      'Junior Suite',
      'Half board',
      'Ana Núñez',
      'Dr Jiří Dvořák',
      'A quiet room, please',
      '+49 30 23125 290',
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/€|EUR/);
  });

  test('a transfer in the price has its voucher without an extra', async () => {
    const full = buildFullOrder('abendmeer', 'en');
    const extras = full.extras.filter(({ kind }) => kind !== 'transfer');
    const price = { ...full.price, extras: extras.map(({ amount }) => amount) };
    const order = { ...full, extras, price };
    expect(await find('transfer-voucher', order)).toBeNull();
    const trip = { ...order.trip, includesTransfer: true as const };
    const { words } = await read('transfer-voucher', { ...order, trip });
    expect(words).toContain('included, from the airport to the hotel and back');
    expect(words).toContain('Hotel Cala Blava');
  });

  test('a hotel voucher lists the guests of each room', async () => {
    const order = buildFullOrder('abendmeer', 'en');
    const [room] = order.trip.rooms;
    if (room === undefined) throw new Error('The trip has a room');
    const rooms = [
      { ...room, name: 'Sea view', travellers: [0] },
      { ...room, name: 'Garden view', travellers: [1] },
    ];
    const { words } = await read('hotel-voucher', { ...order, trip: { ...order.trip, rooms } });
    expect(words).toMatch(/Sea view \(1\).*Guests Ana Núñez.*Garden view \(2\).*Guests Dr Jiří Dvořák/);
  });

  test('a transfer voucher says when whose flight lands and leaves', async () => {
    const { words } = await read('transfer-voucher', buildFullOrder('abendmeer', 'en'));
    for (const part of [
      'Holiday taxi',
      'Ana Núñez',
      '2 adults',
      'Hotel Cala Blava',
      'Flight 7Q 111 lands on 1 May 2027 at 08:25 in Palma (PMI)',
      'Flight 7Q 111 leaves on 8 May 2027 at 22:10 from Palma (PMI)',
      'Pick-up at the airport 1 May 2027, waits from 08:25 to 09:40 Arrivals hall, exit 2',
      'Pick-up at the hotel 8 May 2027, 19:20 At the reception, Hotel Cala Blava',
      '+49 30 23125 290',
    ])
      expect(words).toContain(part);
    expect(words).not.toMatch(/€|EUR/);
  });

  test('voucher and confirmation of a transfer without times say who has them, and name none', async () => {
    const order = buildFullOrder('abendmeer', 'en');
    const extras = order.extras.map(({ pickUp: _, ...extra }) => extra);
    for (const kind of ['transfer-voucher', 'confirmation'] as const) {
      const { words } = await read(kind, { ...order, extras });
      expect(words).toContain('The hotel will have your pick-up time for the return by the day before.');
      expect(words).not.toMatch(/Pick-up at the airport|waits from/);
    }
  });

  test('a confirmation says when and where the transfer comes', async () => {
    const { words } = await read('confirmation', buildFullOrder('abendmeer', 'en'));
    expect(words).toContain('1 May 2027, waits from 08:25 to 09:40 Arrivals hall, exit 2');
    expect(words).toContain('8 May 2027, 19:20 At the reception, Hotel Cala Blava');
  });

  test('there is no transfer voucher where no transfer was booked', async () => {
    const order = buildFullOrder('abendmeer', 'en');
    const extras = order.extras.filter(({ kind }) => kind !== 'transfer');
    const price = { ...order.price, extras: extras.map(({ amount }) => amount) };
    expect(await find('transfer-voucher', { ...order, extras, price })).toBeNull();
  });

  test('of a trip from before addresses were stored, the voucher names the place', async () => {
    const order = buildFullOrder('abendmeer', 'en');
    const { address: _, ...hotel } = order.trip.hotel;
    const { words } = await read('hotel-voucher', { ...order, trip: { ...order.trip, hotel } });
    expect(words).toContain('Hotel Cala Blava, Palma');
  });
});

/** Ways to write a day that are not the one of documents: with a weekday, in digits, or with a shortened month. */
const otherStyles: Readonly<Record<Language, RegExp>> = {
  de: /\b\d{1,2}\.\d{1,2}\.\d{4}|\b(Mo|Di|Mi|Do|Fr|Sa|So)(\.|\p{L}+tag),|\bNov\. 2/u,
  en: /\b\d{1,2}[./]\d{1,2}[./]\d{4}|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(\p{L}*day)? \d|\bNov 2/u,
  it: /\b\d{1,2}[./]\d{1,2}[./]\d{4}|\b(lun|mar|mer|gio|ven|sab|dom)(edì|tedì|coledì|vedì|erdì|ato|enica)? \d|\bnov 2/u,
  es: /\b\d{1,2}[./]\d{1,2}[./]\d{4}|\b(lun|mar|mié|jue|vie|sáb|dom)\p{L}*, \d|\bnov 2/u,
  fr: /\b\d{1,2}[./]\d{1,2}[./]\d{4}|\b(lun|mar|mer|jeu|ven|sam|dim)(\.|di|credi|dredi|edi|anche) \d|\bnov\. 2/u,
};

describe('documents', () => {
  test.each(LANGUAGES)('each document in %s writes all its days in one way', async (language) => {
    const order = buildFullOrder('tagwind', language);
    const certificate = await renderer.certificate(order, 'S-1', facts.bookedAt);
    const documents = [
      ...(await renderer.rest(order, facts)),
      ...(certificate === null ? [] : [certificate]),
    ];
    for (const document of documents.filter(({ type }) => type === 'application/pdf')) {
      const { words } = await readPdf(document);
      // Opening hours name weekdays, too.
      expect(words.replaceAll(/\+49[^·]*/g, '')).not.toMatch(otherStyles[language]);
    }
  });

  test.each(LANGUAGES)('the standard information in %s fits one page', async (language) => {
    for (const brand of brands.keys()) {
      const { pages } = await read('standard-information', buildFullOrder(brand, language));
      expect(pages).toBe(1);
    }
  });
});
