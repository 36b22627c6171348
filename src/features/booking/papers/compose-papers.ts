import type { Brand, InsolvencyCover } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { PACKAGE_TRAVEL_LAW } from '../../../domain/booking/package-travel-law.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { writeDay } from '../../../domain/words/write-day.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { BookingFacts } from '../model/papers.ts';
import { listPriceLines } from './list-price-lines.ts';
import { PAGE_MARK, PAGES_MARK, type PaperSheet, type SheetPart } from './paper-sheet.ts';
import { writeAddress, writeBirthDate, writeTraveller } from './write-person.ts';
import { listTripFacts, writeCancellation, writeName } from './write-trip.ts';

/** What every paper of one booking is made from. */
export interface PaperContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly madeAt: Date;
}

export function composeConfirmation(context: PaperContext, facts: BookingFacts): PaperSheet {
  const { order, texts } = context;
  const bookedOn = dayAt(facts.bookedAt, SHOP_TIME_ZONE);
  return composeSheet(context, texts('papers.confirmation.title'), [
    paragraph(texts('papers.confirmation.intro')),
    listFacts([
      [texts('papers.bookingNumber'), facts.bookingNumber],
      [texts('papers.supplierNumber'), facts.supplierNumber],
      [texts('papers.bookedOn'), writeDate(context, facts.bookedAt)],
    ]),
    heading(texts('papers.trip')),
    listFacts(listTripFacts(order, texts)),
    smallPrint(texts('papers.localTimes')),
    heading(texts('papers.travellers')),
    listFacts(order.travellers.map((traveller, index) => [`${index + 1}`, writeTraveller(traveller, texts)])),
    ...listPrice(context),
    paragraph(writePaid(context, facts)),
    heading(texts('papers.cancellation')),
    paragraph(writeCancellation(order, bookedOn, texts)),
    ...(order.comments === '' ? [] : [heading(texts('papers.wish')), paragraph(order.comments)]),
  ]);
}

export function composeInvoice(context: PaperContext, facts: BookingFacts): PaperSheet {
  const { order, brand, texts } = context;
  const { billing, trip } = order;
  const { company } = brand;
  return composeSheet(context, texts('papers.invoice.title'), [
    listFacts([
      [texts('papers.invoice.number'), facts.invoiceNumber],
      [texts('papers.invoice.date'), writeDate(context, facts.bookedAt)],
      [texts('papers.bookingNumber'), facts.bookingNumber],
      [texts('papers.invoice.service'), `${writeBirthDate(trip.checkIn)} – ${writeBirthDate(trip.checkOut)}`],
      [texts('papers.invoice.billedTo'), writeAddress(billing, order.language)],
      [
        texts('papers.certificate.organiser'),
        [company.name, company.street, `${company.zip} ${company.city}`, company.register].join('\n'),
      ],
      [texts('papers.invoice.vatId'), company.vatId],
    ]),
    ...listPrice(context),
    paragraph(writePaid(context, facts)),
    smallPrint(texts('papers.invoice.margin')),
  ]);
}

/** @throws where the brand has no insurer for the market: then no package can be sold */
export function composeCertificate(context: PaperContext, number: string): PaperSheet {
  const { order, brand, texts, madeAt } = context;
  const { insurer, address, phone, email, policy } = requireCover(context);
  const { company } = brand;
  return composeSheet(context, texts('papers.certificate.title'), [
    listFacts([
      [texts('papers.certificate.number'), number],
      [texts('papers.certificate.issued'), writeDate(context, madeAt)],
      [texts('papers.certificate.holder'), order.travellers.map(writeName).join('\n')],
      [texts('papers.certificate.organiser'), `${company.name}, ${company.zip} ${company.city}`],
      [texts('papers.certificate.insurer'), [insurer, address, phone, email].join('\n')],
      [texts('papers.certificate.policy'), policy],
    ]),
    heading(texts('papers.trip')),
    listFacts(listTripFacts(order, texts)),
    heading(texts('papers.certificate.title')),
    paragraph(texts('papers.certificate.words', { insurer, company: company.name })),
    smallPrint(texts('papers.certificate.demo')),
  ]);
}

const rights = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Annex I, part B of directive (EU) 2015/2302 (a printed sheet has no links), in the words of the market's law; what is no
 * package says that those rights do not apply to it.
 */
export function composeStandardInformation(context: PaperContext): PaperSheet {
  const { order, brand, texts } = context;
  const { market } = order;
  const company = brand.company.name;
  if (!isPackage(order.trip, order.extras))
    return composeSheet(context, texts('payment.hotelOnly.title'), [
      paragraph(texts('papers.standard.hotel', { market })),
    ]);
  const { insurer, address, phone, email } = requireCover(context);
  return composeSheet(context, texts('papers.standard.title'), [
    paragraph(texts('papers.standard.intro', { company, market })),
    heading(texts('papers.standard.rights', { market })),
    ...rights.map((right) => paragraph(`– ${texts(`papers.standard.${right}`, { market })}`)),
    paragraph(`– ${texts('papers.standard.9', { market, company, insurer, address, phone, email })}`),
    smallPrint(`${texts('papers.standard.law', { market })} ${PACKAGE_TRAVEL_LAW[market]}`),
  ]);
}

function composeSheet(context: PaperContext, title: string, parts: readonly SheetPart[]): PaperSheet {
  const { order, brand, texts, madeAt } = context;
  const { company, hotline } = brand;
  const help = texts('papers.help', {
    phone: hotline.display,
    hours: findLocalText(hotline.hours, order.language),
    email: company.email,
  });
  const page = texts('papers.page', { page: PAGE_MARK, pages: PAGES_MARK });
  return {
    ...{ look: brand.paper, brandName: brand.name, author: company.name, language: order.language },
    ...{ title, madeAt, parts },
    foot: `${company.name}, ${company.street}, ${company.zip} ${company.city} · ${help} · ${page}`,
  };
}

function heading(words: string): SheetPart {
  return { kind: 'heading', words };
}

function paragraph(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: false };
}

function smallPrint(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: true };
}

function listFacts(rows: readonly (readonly [label: string, value: string])[]): SheetPart {
  return { kind: 'facts', rows };
}

function requireCover({ order, brand }: PaperContext): InsolvencyCover {
  const cover = brand.insolvencyCover[order.market];
  if (cover === undefined) throw new Error(`${brand.key} has no insolvency cover for ${order.market}`);
  return cover;
}

function listPrice({ order, texts }: PaperContext): readonly SheetPart[] {
  const { lines, total } = listPriceLines(order, texts);
  const write = (amount: number) => formatPrice(money(amount, order.currency), { fractionDigits: true });
  const rows = lines.map(([words, amount]) => [words, write(amount)] as const);
  return [
    heading(texts('papers.price')),
    { kind: 'amounts', rows, total: [texts('papers.total'), write(total)] },
  ];
}

function writePaid({ order, texts }: PaperContext, { paidWith }: BookingFacts): string {
  if (totalOf(order.price) === 0) return texts('papers.free');
  const means = texts(`papers.means.${order.payment.method}`);
  const ending = paidWith === null ? '' : `, ${texts('booking.ending', { digits: paidWith })}`;
  return texts('papers.paid', { means: means + ending });
}

function writeDate({ order }: PaperContext, moment: Date): string {
  return writeDay(dayAt(moment, SHOP_TIME_ZONE), order.language, 'long');
}
