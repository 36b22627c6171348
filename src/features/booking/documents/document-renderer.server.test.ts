import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { readPdf } from '../../../../tests/read-pdf.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { renderSheet } from '../../../site/documents/render-sheet.server.ts';
import type { DocumentFacts, TravelDocument } from '../model/travel-document.ts';
import { createDocumentRenderer } from './document-renderer.server.ts';
import { noHotelPictures } from './hotel-pictures.server.ts';

const maker = createDocumentRenderer({
  brands: brandsAsShipped,
  pictures: noHotelPictures,
  render: renderSheet,
});
const facts: DocumentFacts = {
  bookingNumber: 'AB-7KQ2M9',
  supplierNumber: 'SX4T7PQRSTU',
  invoiceNumber: 'R-2026-000001',
  certificateNumber: 'S-2026-000001',
  bookedAt: new Date('2026-11-21T23:30:00Z'),
  paidWith: '4242',
};

async function makeAll(order: BookingOrder): Promise<Record<string, TravelDocument>> {
  const certificate = await maker.certificate(order, 'S-2026-000001', facts.bookedAt);
  const documents = [...(await maker.rest(order, facts)), ...(certificate === null ? [] : [certificate])];
  return Object.fromEntries(documents.map((document) => [document.kind, document]));
}

async function read(kind: string, order = buildOrder()) {
  const document = (await makeAll(order))[kind];
  if (document === undefined) throw new Error(`There is no ${kind}`);
  return readPdf(document);
}

test('a confirmation names booking, trip, travellers in any letters, and terms', async () => {
  const { words } = await read('confirmation');
  for (const word of [
    'AB-7KQ2M9',
    'SX4T7PQRSTU',
    'Hotel Cala Blava',
    'Doppelzimmer mit Meerblick',
    'Halbpension',
  ]) {
    expect(words).toContain(word);
  }
  expect(words).toContain('Ana Núñez, geb. 29. Februar 1988');
  expect(words.replaceAll(' ', '')).toContain('DrJiříDvořák');
  expect(words).toContain('Frankfurt (FRA) 06:05 – Palma (PMI) 08:25');
  expect(words).toContain('22:10');
  expect(words).toContain('9. Mai 2027');
  expect(words).toContain('bis einschließlich 17. April 2027: kostenfrei');
  expect(words).toContain('Bis 24. April 2027 auf eine andere Person übertragbar, für 25.00 € je Person.');
  expect(words).toMatch(/danach: 1\s992\.00\s€/);
});

test('a confirmation and the certificate print what is paid at the hotel, in its own currency', async () => {
  const order = buildOrder();
  const localCharges = [{ kind: 'cleaning', amount: '1250.00', currency: 'AED' }] as const;
  const charged = { ...order, trip: { ...order.trip, localCharges } };
  for (const kind of ['confirmation', 'certificate']) {
    const { words } = await read(kind, charged);
    expect(words).toMatch(/Im Hotel zu zahlen\s+Endreinigung\s1\.250,00\sAED/);
  }
});

test('[MILE-014] [MILE-018] a confirmation prints the number of a member and the miles that the trip earns', async () => {
  const frequentFlyer = { program: 'MilesAndMore', number: '992003012345678' } as const;
  const order = buildOrder();
  const [lead, ...others] = order.travellers;
  if (lead === undefined) throw new Error('Somebody travels');
  const { words } = await read('confirmation', {
    ...order,
    travellers: [{ ...lead, frequentFlyer }, ...others],
  });
  expect(words).toContain('Ana Núñez, geb. 29. Februar 1988, Meilennummer 992003012345678');
  expect(words).toMatch(/Gesammelte Meilen 1\D?992/);
  expect((await read('confirmation')).words).not.toMatch(/Meilennummer|Gesammelte Meilen/);
});

test('[SHELL-023] every document names the hotline of the chosen market, also when another market had one rendered before', async () => {
  const brand = brandsAsShipped.get('abendmeer');
  const [own, irish] = [brand.hotline, brand.marketHotlines.ie].map((hotline) =>
    String(hotline?.display).replaceAll('\u00a0', ' '),
  ) as [string, string];
  for (const [order, shown, hidden] of [
    [buildOrder(), own, irish],
    [{ ...buildOrder(), chosenMarket: 'ie' as const }, irish, own],
  ] as const) {
    for (const kind of ['confirmation', 'invoice', 'certificate', 'standard-information']) {
      const { words } = await read(kind, order);
      expect(words).toContain(shown);
      expect(words).not.toContain(hidden);
    }
  }
});

test('a day is in the time zone of the market, not in UTC', async () => {
  expect((await read('confirmation')).words).toContain('22. November 2026');
});

test('[CONST-022] an invoice lists what was bought to the cent, and its lines add up', async () => {
  const { words } = await read('invoice');
  expect(words).toContain('R-2026-000001');
  expect(words).toContain('Gepäck (20 kg · Hinflug · für 2 Reisende)');
  expect(words).toContain('Sitzplatz (12A · Rückflug · Ana Núñez)');
  for (const amount of ['1 899.00 €', '64.00 €', '29.00 €', '1 992.00 €']) expect(words).toContain(amount);
  expect(words).toContain('Sonderregelung für Reisebüros (§ 25 UStG)');
  expect(words).toContain('Lange Straße 5 10115 Berlin Deutschland');
  expect(words).toContain('Bezahlt mit Kreditkarte, endet auf 4242.');
});

test('documents list transfer, car and insurance in the words of the checkout', async () => {
  const forAll = { leg: null, travellers: [], amount: 0 } as const;
  const order = buildOrder({
    extras: [
      { ...forAll, id: 'a', kind: 'rental_car', variant: 'family' },
      { ...forAll, id: 'b', kind: 'insurance', variant: 'cancellation_interruption' },
      { ...forAll, id: 'c', kind: 'transfer', variant: 'holiday_taxi', travellers: [0, 1] },
      { ...forAll, id: 'd', kind: 'priority_boarding', variant: 'any', leg: 'inbound', travellers: [0] },
    ],
  });
  const price = { ...order.price, extras: order.extras.map(({ amount }) => amount) };
  for (const kind of ['confirmation', 'invoice']) {
    const { words } = await read(kind, { ...order, price });
    expect(words).toContain('Mietwagen (Familienkombi)');
    expect(words).toContain('Versicherung (Rücktritt und Abbruch)');
    expect(words).toContain('Transfer (Ferientaxi · für 2 Reisende)');
    expect(words).toContain('Priority Boarding (Rückflug · Ana Núñez)');
    const isShown = words.includes('Die Versicherung bleibt auch bei einem Storno bestehen');
    expect(isShown).toBe(kind === 'confirmation');
  }
});

test('[DISC-005] an invoice lists deductions as lines of their own, and below its total what pays for it', async () => {
  const order = buildOrder({
    vouchers: [{ voucherId: 'v', hint: '7KQ4', amount: 5_000 }],
    miles: { accountId: 'a', programme: 'Weitmeilen', points: 300, amount: 100 },
  });
  const price = {
    ...order.price,
    memberDiscount: 4_000,
    promotion: 1_000,
    cardDiscount: 13_293,
    coupon: 5_000,
    miles: 100,
  };
  const { words } = await read('invoice', { ...order, price });
  for (const line of [
    'Mitgliedsrabatt −40.00 €',
    'Aktionscode −10.00 €',
    'Rabatt mit Ihrer Karte −132.93 €',
    'Gesamtpreis 1 809.07 €',
    'Gutschein …7KQ4 50.00 €',
    'Eingelöste Meilen 1.00 €',
    'Über die gewählte Zahlungsart 1 758.07 €',
  ])
    expect(words).toContain(line);
});

test('an invoice with a total of zero says that there is nothing to pay', async () => {
  const order = buildOrder();
  const { words } = await read('invoice', { ...order, price: { ...order.price, memberDiscount: 199_200 } });
  expect(words).toContain('Es ist nichts zu bezahlen.');
  expect(words).not.toContain('Kreditkarte');
  const vouchers = [{ voucherId: 'v', hint: '7KQ4', amount: 199_200 }];
  const paid = await read('invoice', { ...order, vouchers, price: { ...order.price, coupon: 199_200 } });
  expect(paid.words).toContain('Mit Gutscheinen oder Meilen vollständig bezahlt.');
  expect(paid.words).not.toContain('Kreditkarte');
});

test('a certificate names insurer, organiser and everyone who travels', async () => {
  const { words } = await read('certificate');
  expect(words).toContain('S-2026-000001');
  expect(words).toContain('Reiseschutzfonds Musterstadt');
  expect(words).toContain('Abendmeer Reisen GmbH');
  expect(words).toContain('Ana Núñez');
});

const stayOrder = (extras: BookingOrder['extras']): BookingOrder => {
  const order = buildOrder({ extras });
  return {
    ...order,
    offerKey: { ...order.offerKey, outbound: null, inbound: null },
    trip: { ...order.trip, outbound: null, inbound: null },
  };
};

test('a hotel with a rental car is a package: it has a certificate, and the form of one with its law', async () => {
  const car = {
    id: 'car',
    kind: 'rental_car',
    variant: 'small',
    leg: null,
    travellers: [],
    amount: 0,
  } as const;
  const order = stayOrder([car]);
  expect(Object.keys(await makeAll(order))).toContain('certificate');
  const { words, title } = await read('standard-information', order);
  expect(title).toContain('Pauschalreisen');
  expect(words.replaceAll(' ', '')).toContain('https://www.gesetze-im-internet.de/bgb/__651a.html');
});

test('[SHELL-001] a hotel alone is no package: no certificate, and the form says so', async () => {
  const hotelOnly = stayOrder([]);
  expect(Object.keys(await makeAll(hotelOnly)).toSorted()).toEqual([
    'calendar',
    'confirmation',
    'hotel-voucher',
    'invoice',
    'standard-information',
  ]);
  expect((await read('standard-information', hotelOnly)).words).toContain('eine einzelne Reiseleistung');
});

test('rendering a certificate throws when the market has no insurer', async () => {
  await expect(maker.certificate(buildOrder({ market: 'gb' }), 'S-1', facts.bookedAt)).rejects.toThrow(
    /no insolvency cover/,
  );
});

test.each(LANGUAGES)(
  'documents in %s have title, language and headings for screen readers',
  async (language) => {
    const documents = await makeAll(buildOrder({ language, brand: 'tagwind' }));
    for (const document of Object.values(documents).filter(({ type }) => type === 'application/pdf')) {
      const { title, language: pdfLanguage, tree, words } = await readPdf(document);
      expect(pdfLanguage).toBe(language);
      expect(title).not.toBe('');
      expect(words).toContain(title);
      expect(tree).toContain('"role":"H1"');
      expect(tree).toContain('"role":"P"');
    }
    expect(new Set(Object.values(documents).map(({ name }) => name)).size).toBe(6);
  },
);

test('the same order gives the same bytes', async () => {
  const digest = async () =>
    Object.values(await makeAll(buildOrder())).map(({ content }) => Buffer.from(content).toString('base64'));
  expect(await digest()).toEqual(await digest());
});

test('documents show the hotline that editors have set, also in documents shared by all bookings', async () => {
  let display = '+49 30 111';
  const shipped = brandsAsShipped.get('abendmeer');
  const set = () => ({ ...shipped, hotline: { ...shipped.hotline, display } });
  let brand = set();
  const live = createDocumentRenderer({
    brands: { of: () => brand },
    pictures: noHotelPictures,
    render: renderSheet,
  });
  const readForm = async () => {
    const form = (await live.rest(buildOrder(), facts)).find(({ kind }) => kind === 'standard-information');
    return form === undefined ? '' : (await readPdf(form)).words;
  };
  expect(await readForm()).toContain('+49 30 111');
  display = '+49 30 222';
  brand = set();
  expect(await readForm()).toContain('+49 30 222');
});

/** The lines of the calendar file of an order. */
async function readCalendar(order: BookingOrder): Promise<string> {
  const { calendar } = await makeAll(order);
  return new TextDecoder().decode(calendar?.content).replaceAll('\r\n ', '');
}

test('a name of the supplier with line breaks adds no line to the calendar', async () => {
  const { trip } = buildOrder();
  const name = 'Cala\r\nATTACH:https://evil.example/x\rURL:y\nURL:z';
  const words = await readCalendar(
    buildOrder({ trip: { ...trip, hotel: { ...trip.hotel, name, place: name } } }),
  );
  expect(words.split(/\r\n|\r|\n/).filter((line) => /^(?:ATTACH|URL)/.test(line))).toEqual([]);
});

test('the calendar has flights in UTC, by the time zone of each airport', async () => {
  const { trip } = buildOrder();
  const zone = (flight: BookedFlight | null, from: string, to: string) =>
    flight && { ...flight, timeZones: { from, to } };
  const outbound = zone(trip.outbound, 'Europe/Berlin', 'Europe/London');
  const inbound = zone(trip.inbound, 'Europe/London', 'Europe/Berlin');
  const words = await readCalendar(buildOrder({ trip: { ...trip, outbound, inbound } }));
  expect(words).toContain('DTSTART:20270501T040500Z\r\n');
  expect(words).toContain('DTEND:20270501T072500Z\r\n');
  expect(words).toContain('DTSTART:20270508T211000Z\r\n');
  expect(words).toContain('DTEND:20270508T223500Z\r\n');
});

test.each([
  // Germany puts its clocks forward at 01:00 UTC on the last Sunday of March, and back on that of October.
  ['2027-03-28T01:59', 'DTSTART:20270328T005900Z'],
  ['2027-03-28T03:00', 'DTSTART:20270328T010000Z'],
  ['2027-10-31T01:59', 'DTSTART:20271030T235900Z'],
  ['2027-10-31T03:00', 'DTSTART:20271031T020000Z'],
])('in the night in which clocks change a flight at %s has the calendar’s %s', async (departure, line) => {
  const { trip } = buildOrder();
  const outbound = trip.outbound && {
    ...trip.outbound,
    departure,
    arrival: `${departure.slice(0, 11)}09:00`,
    timeZones: { from: 'Europe/Berlin', to: 'Atlantic/Canary' },
  };
  expect(await readCalendar(buildOrder({ trip: { ...trip, outbound } }))).toContain(`${line}\r\n`);
});

test('the calendar has the stay as whole days, and flights without time zones at local times', async () => {
  const words = await readCalendar(buildOrder());
  expect(words).toContain('DTSTART;VALUE=DATE:20270501');
  expect(words).toContain('DTEND;VALUE=DATE:20270508');
  expect(words).toContain('DTSTART:20270501T060500\r\n');
  expect(words).toContain('DTEND:20270509T003500\r\n');
  expect(words).toContain('SUMMARY:Flug 7Q 111: Palma (PMI) – Frankfurt (FRA)');
});
