import type { Brand, InsolvencyCover } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/local-text.ts';
import type { BookingOrder } from '../../../domain/booking-order.ts';
import { dayAt } from '../../../domain/calendar-day.ts';
import { formatPrice } from '../../../domain/format-price.ts';
import { money } from '../../../domain/money.ts';
import { writeDay } from '../../../domain/write-day.ts';
import { nameCountry } from '../../../domain/write-names.ts';
import type { Texts } from '../../../texts/texts.ts';
import { listPriceLines } from './list-price-lines.ts';
import type { BookingFacts } from './papers.ts';
import { openPdfSheet, type PdfSheet } from './pdf-sheet.server.ts';
import { listTripFacts, writeCancellation, writeName } from './write-trip.ts';

/** What every paper of one booking is made from. */
export interface PaperContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly madeAt: Date;
}

/** Days of papers are those of the market's clock. */
const timeZone = 'Europe/Berlin';

export async function confirmation(context: PaperContext, facts: BookingFacts): Promise<Uint8Array> {
  const { order, texts } = context;
  const sheet = openSheet(context, texts('papers.confirmation.title'));
  sheet.paragraph(texts('papers.confirmation.intro'));
  sheet.facts([
    [texts('papers.bookingNumber'), facts.bookingNumber],
    [texts('papers.supplierNumber'), facts.supplierNumber],
    [texts('papers.bookedOn'), writeDate(context, facts.bookedAt)],
  ]);
  sheet.heading(texts('papers.trip'));
  sheet.facts(listTripFacts(order, texts));
  sheet.paragraph(texts('papers.localTimes'), { isSmall: true });
  sheet.heading(texts('papers.travellers'));
  sheet.facts(
    order.travellers.map((traveller, index) => [
      `${index + 1}`,
      `${writeName(traveller)}, ${texts('papers.born', { date: writeBirthDate(traveller.birthDate) })}`,
    ]),
  );
  addPrice(sheet, context);
  sheet.paragraph(writePaid(context, facts));
  sheet.heading(texts('papers.cancellation'));
  sheet.paragraph(writeCancellation(order, dayAt(facts.bookedAt, timeZone), texts));
  if (order.comments !== '') {
    sheet.heading(texts('papers.wish'));
    sheet.paragraph(order.comments);
  }
  return sheet.end();
}

export async function invoice(context: PaperContext, facts: BookingFacts): Promise<Uint8Array> {
  const { order, brand, texts } = context;
  const { billing, trip } = order;
  const { company } = brand;
  const sheet = openSheet(context, texts('papers.invoice.title'));
  sheet.facts([
    [texts('papers.invoice.number'), facts.invoiceNumber],
    [texts('papers.invoice.date'), writeDate(context, facts.bookedAt)],
    [texts('papers.bookingNumber'), facts.bookingNumber],
    [texts('papers.invoice.service'), `${writeBirthDate(trip.checkIn)} – ${writeBirthDate(trip.checkOut)}`],
    [
      texts('papers.invoice.billedTo'),
      [
        writeName(billing),
        billing.street,
        `${billing.zip} ${billing.city}`,
        nameCountry(billing.country, order.language),
      ].join('\n'),
    ],
    [
      texts('papers.certificate.organiser'),
      [company.name, company.street, `${company.zip} ${company.city}`, company.register].join('\n'),
    ],
    [texts('papers.invoice.vatId'), company.vatId],
  ]);
  addPrice(sheet, context);
  sheet.paragraph(writePaid(context, facts));
  sheet.paragraph(texts('papers.invoice.margin'), { isSmall: true });
  return sheet.end();
}

export async function certificate(context: PaperContext, number: string): Promise<Uint8Array> {
  const { order, brand, texts, madeAt } = context;
  const { insurer, address, phone, email, policy } = requireCover(context);
  const sheet = openSheet(context, texts('papers.certificate.title'));
  sheet.facts([
    [texts('papers.certificate.number'), number],
    [texts('papers.certificate.issued'), writeDate(context, madeAt)],
    [texts('papers.certificate.holder'), order.travellers.map(writeName).join('\n')],
    [
      texts('papers.certificate.organiser'),
      `${brand.company.name}, ${brand.company.zip} ${brand.company.city}`,
    ],
    [texts('papers.certificate.insurer'), [insurer, address, phone, email].join('\n')],
    [texts('papers.certificate.policy'), policy],
  ]);
  sheet.heading(texts('papers.trip'));
  sheet.facts(listTripFacts(order, texts));
  sheet.heading(texts('papers.certificate.title'));
  sheet.paragraph(texts('papers.certificate.words', { insurer, company: brand.company.name }));
  sheet.paragraph(texts('papers.certificate.demo'), { isSmall: true });
  return sheet.end();
}

const rights = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Annex I, part A of directive (EU) 2015/2302; for a hotel alone it says that the directive does not apply. */
export async function standardInformation(context: PaperContext): Promise<Uint8Array> {
  const { order, brand, texts } = context;
  const company = brand.company.name;
  const sheet = openSheet(context, texts('papers.standard.title'));
  if (order.offerKey.outbound === null) {
    sheet.paragraph(texts('papers.standard.hotel'));
    return sheet.end();
  }
  const { insurer, address, phone, email } = requireCover(context);
  sheet.paragraph(texts('papers.standard.intro', { company }));
  sheet.heading(texts('papers.standard.rights'));
  for (const right of rights) sheet.paragraph(`– ${texts(`papers.standard.${right}`)}`);
  sheet.paragraph(`– ${texts('papers.standard.9', { company, insurer, address, phone, email })}`);
  return sheet.end();
}

function openSheet(context: PaperContext, title: string): PdfSheet {
  const { order, brand, texts, madeAt } = context;
  const { company, hotline } = brand;
  const help = texts('papers.help', {
    phone: hotline.display,
    hours: findLocalText(hotline.hours, order.language),
    email: company.email,
  });
  return openPdfSheet({
    brand,
    language: order.language,
    title,
    madeAt,
    foot: (page, pages) =>
      `${company.name}, ${company.street}, ${company.zip} ${company.city} · ${help} · ${texts('papers.page', { page, pages })}`,
  });
}

/** @throws where the brand has no insurer for the market: then no package can be sold */
function requireCover({ order, brand }: PaperContext): InsolvencyCover {
  const cover = brand.insolvencyCover[order.market];
  if (cover === undefined) throw new Error(`${brand.key} has no insolvency cover for ${order.market}`);
  return cover;
}

function addPrice(sheet: PdfSheet, { order, texts }: PaperContext): void {
  const { lines, total } = listPriceLines(order, texts);
  const write = (amount: number) => formatPrice(money(amount, order.currency), { fractionDigits: true });
  sheet.heading(texts('papers.price'));
  sheet.amounts(
    lines.map(([words, amount]) => [words, write(amount)]),
    [texts('papers.total'), write(total)],
  );
}

function writePaid({ order, texts }: PaperContext, { paidWith }: BookingFacts): string {
  const means = texts(`papers.means.${order.payment.method}`);
  return texts('papers.paid', { means: paidWith === null ? means : `${means} ${paidWith}` });
}

function writeDate({ order }: PaperContext, moment: Date): string {
  return writeDay(dayAt(moment, timeZone), order.language, 'long');
}

/** `DD.MM.YYYY`: the same in every language of the product. @param day `YYYY-MM-DD` */
function writeBirthDate(day: string): string {
  return day.split('-').toReversed().join('.');
}
