import { expect, test } from 'vitest';
import { findLocalText } from '../../src/brands/find-local-text.ts';
import { brands, brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { listMonths, listWeekdays } from '../../src/domain/words/format-date.ts';
import { LANGUAGES, type Language } from '../../src/domain/words/language.ts';
import { createDocumentRenderer } from '../../src/features/booking/documents/document-renderer.server.ts';
import { noHotelPictures } from '../../src/features/booking/documents/hotel-pictures.server.ts';
import type { TravelDocument } from '../../src/features/booking/model/travel-document.ts';
import { makeRefundCalendar } from '../../src/features/booking/refunds/make-refund-calendar.server.ts';
import { renderSheet } from '../../src/site/documents/render-sheet.server.ts';
import { loadTexts } from '../../src/texts/load-texts.ts';
import { buildPaymentOrder, buildVoucherOrder } from '../factories/booking-order.ts';
import { findForeignWords, listWords } from '../find-foreign-words.ts';
import { readPdf } from '../read-pdf.ts';
import { buildFullOrder, composeSampleMails, soldBy } from './sample-mails.ts';

const facts = {
  bookingNumber: 'AB7K-Q2M9',
  supplierNumber: 'SX4T7PQRSTU',
  invoiceNumber: 'R-2026-000001',
  certificateNumber: 'S-2026-000001',
  bookedAt: new Date('2026-11-21T12:00:00Z'),
  paidWith: null,
};
const invoiceOfFee = {
  kind: 'fee-invoice',
  number: 'K-2026-000002',
  issuedAt: facts.bookedAt,
  cancelled: { number: facts.invoiceNumber, issuedAt: facts.bookedAt },
  amount: 40_000,
  refund: 150_000,
  changeFees: 0,
  owed: 0,
} as const;
const cancellationInvoices = [
  { ...invoiceOfFee, kind: 'cancellation-invoice' },
  invoiceOfFee,
  { ...invoiceOfFee, owed: 10_000, changeFees: 5_000 },
  { ...invoiceOfFee, changeFees: invoiceOfFee.amount },
] as const;
const renderer = createDocumentRenderer({
  brands: brandsAsShipped,
  pictures: noHotelPictures,
  render: renderSheet,
});

/** The lines of a calendar file, but for the name of the program that has made it. */
const readCalendar = (content: Uint8Array) =>
  new TextDecoder()
    .decode(content)
    .replaceAll('\r\n ', '')
    .replace(/^PRODID:.*$/m, '');

async function readText({ type, content }: TravelDocument): Promise<string> {
  if (type === 'text/calendar') return readCalendar(content);
  return (await readPdf({ content })).words;
}

/** Words of the law's own names and of the calendar format, which no language translates. */
const untranslated = ['bgb', 'ustg', 'calscale', 'gregorian', 'hgb'];

/** Names and addresses that are the same in every language, and what the brand and the calendar say in this one. */
function listNames(brandKey: string, language: Language): ReadonlySet<string> {
  const { company, name, insolvencyCover, documentStyle: _, ...rest } = brandsAsShipped.get(brandKey);
  const days = (['short', 'long'] as const).flatMap((style) => [
    ...listMonths(language, style),
    ...listWeekdays(language, style),
  ]);
  const hours = findLocalText(rest.hotline.hours, language);
  const texts = [
    days,
    hours,
    company,
    name,
    insolvencyCover,
    rest.hosts,
    rest.key,
    buildFullOrder(brandKey, language),
    facts,
  ];
  return new Set([...untranslated, ...listWords(JSON.stringify(texts))]);
}

const cases = [...brands.keys()].flatMap((brand) => LANGUAGES.map((language) => [brand, language] as const));

test.each(cases)('no mail of %s in %s has a word of another language', async (brandKey, language) => {
  const names = listNames(brandKey, language);
  for (const [name, { subject, text }] of await composeSampleMails(brandKey, language))
    expect(findForeignWords(`${subject} ${text}`, language, names), name).toEqual([]);
});

test.each(cases)('no document of %s in %s has a word of another language', async (brandKey, language) => {
  const names = listNames(brandKey, language);
  const order = buildFullOrder(brandKey, language);
  const certificate = await renderer.certificate(order, facts.certificateNumber, facts.bookedAt);
  const documents = [
    ...(await renderer.rest(order, facts)),
    ...(certificate === null ? [] : [certificate]),
    ...(await renderer.rest(buildVoucherOrder({ ...soldBy(brandKey), language }), facts)),
    ...(await renderer.rest(buildPaymentOrder({ ...soldBy(brandKey), language }), facts)),
    ...(await renderer.rest(buildPaymentOrder({ ...soldBy(brandKey), language, purpose: 'request' }), facts)),
    ...(await Promise.all(
      cancellationInvoices.map((invoice) =>
        renderer.cancellationInvoice(order, facts.bookingNumber, invoice),
      ),
    )),
  ];
  for (const document of documents) {
    const text = `${document.name.replace(/\.\w+$/, '')} ${await readText(document)}`;
    expect(findForeignWords(text, language, names), document.kind).toEqual([]);
  }
});

test.each(cases)(
  'no refund calendar of %s in %s has a word of another language',
  async (brandKey, language) => {
    const { name, content } = makeRefundCalendar({
      brand: brandsAsShipped.get(brandKey),
      texts: await loadTexts(language),
      bookingNumber: facts.bookingNumber,
      amount: 123_400,
      currency: 'EUR',
      promisedOn: '2026-12-05',
      madeAt: facts.bookedAt,
    });
    const text = `${name.replace(/\.\w+$/, '')} ${readCalendar(content)}`;
    expect(text).toContain(facts.bookingNumber);
    expect(findForeignWords(text, language, listNames(brandKey, language))).toEqual([]);
  },
);

test('a German word in an English document is found', () => {
  const names = listNames('abendmeer', 'en');
  expect(findForeignWords('Your holiday, Verpflegung included', 'en', names)).toEqual(['verpflegung']);
});
