import type { Brand, InsolvencyCover } from '../../../brands/brand.ts';
import { coverAddress } from '../../../brands/cover-address.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { BookingOrder, Order } from '../../../domain/booking/booking-order.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { PACKAGE_TRAVEL_LAW } from '../../../domain/booking/package-travel-law.ts';
import { earnMilesOfOrder } from '../../../domain/miles/earn-miles-of-order.ts';
import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import {
  type DocumentSheet,
  PAGE_MARK,
  PAGES_MARK,
  type SheetPart,
} from '../../../site/documents/document-sheet.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { DocumentFacts } from '../model/travel-document.ts';
import { describeEmergency } from './describe-emergency.ts';
import { listPickUpFacts } from './describe-pick-ups.ts';
import { formatPaidWith } from './format-paid-with.ts';
import { formatAddress, formatTraveller } from './format-person.ts';
import { listInstalments } from './list-instalments.ts';
import { listPaidParts, listPriceLines } from './list-price-lines.ts';
import { formatCancellation, formatName, listTripFacts } from './list-trip-facts.ts';

/** The data from which all documents of one booking are composed. */
export interface DocumentContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly madeAt: Date;
  /** The brand's logo as a PNG. */
  readonly logo: Uint8Array;
  /** The booked hotel as a JPEG; null for none. */
  readonly picture: Uint8Array | null;
  /** Asked for and not paid, minor units. */
  readonly open: number;
}

export function composeConfirmation(context: DocumentContext, facts: DocumentFacts): DocumentSheet {
  const { order, texts } = context;
  const bookedOn = dayAt(facts.bookedAt);
  return withPicture(context, texts('documents.confirmation.title'), [
    paragraph(texts('documents.confirmation.intro')),
    listFacts([
      [texts('documents.bookingNumber'), facts.bookingNumber],
      ...(facts.supplierNumber === null ? [] : [[texts('documents.locator'), facts.supplierNumber] as const]),
      [texts('documents.bookedOn'), formatIssueDate(context, facts.bookedAt)],
    ]),
    heading(texts('documents.trip')),
    listFacts([...listTripFacts(order, texts, 'birth'), ...listPickUpFacts(order, texts, 'birth')]),
    smallPrint(texts('documents.localTimes')),
    heading(texts('documents.travellers')),
    listFacts(
      order.travellers.map((traveller, index) => [
        `${index + 1}`,
        formatTraveller(traveller, order.language, texts),
      ]),
    ),
    ...listPrice(context),
    paragraph(formatPaidWith(order, { with: facts.paidWith, open: context.open }, texts)),
    ...listMiles(context),
    heading(texts('documents.cancellation')),
    paragraph(formatCancellation(order, bookedOn, texts, 'birth')),
    ...(order.comments === '' ? [] : [heading(texts('documents.wish')), paragraph(order.comments)]),
    emergencyPart(context),
  ]);
}

export function composeInvoice(context: DocumentContext, facts: DocumentFacts): DocumentSheet {
  const { order, texts } = context;
  const { firstInvoice } = facts;
  const isFirst = firstInvoice === undefined;
  return composeSheet(context, texts(isFirst ? 'documents.invoice.title' : 'documents.invoice.corrected'), [
    ...(isFirst ? [] : [paragraph(texts('documents.invoice.replaces', { number: firstInvoice }))]),
    listFacts(listInvoiceFacts(context, facts.bookingNumber, facts.invoiceNumber, facts.bookedAt)),
    ...listPrice(context),
    paragraph(formatPaidWith(order, { with: facts.paidWith, open: context.open }, texts)),
    smallPrint(texts('documents.invoice.margin')),
  ]);
}

/** What every invoice of a trip has to say, in addition to amounts (directive 2006/112/EC, Article 226). */
export function listInvoiceFacts(
  { order, brand, texts }: DocumentContext,
  bookingNumber: string,
  number: string,
  issuedAt: Date,
): readonly (readonly [label: string, value: string])[] {
  const { billing, trip, language } = order;
  const { company } = brand;
  return [
    [texts('documents.invoice.number'), number],
    [texts('documents.invoice.date'), formatDate(dayAt(issuedAt), language, 'birth')],
    [texts('documents.bookingNumber'), bookingNumber],
    [
      texts('documents.invoice.service'),
      [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language, 'birth')).join(' – '),
    ],
    [texts('documents.invoice.billedTo'), formatAddress(billing, language)],
    [
      texts('documents.certificate.organiser'),
      [company.name, company.street, `${company.zip} ${company.city}`, company.register].join('\n'),
    ],
    [texts('documents.invoice.vatId'), company.vatId],
  ];
}

/** @throws Error when the brand has no insurer for the market; such a brand cannot sell packages there */
export function composeCertificate(context: DocumentContext, number: string): DocumentSheet {
  const { order, brand, texts, madeAt } = context;
  const cover = requireCover(context);
  const { insurer, phone, email, policy } = cover;
  const address = coverAddress(cover, order.language);
  const { company } = brand;
  return composeSheet(context, texts('documents.certificate.title'), [
    listFacts([
      [texts('documents.certificate.number'), number],
      [texts('documents.certificate.issued'), formatIssueDate(context, madeAt)],
      [texts('documents.certificate.holder'), order.travellers.map(formatName).join('\n')],
      [texts('documents.certificate.organiser'), `${company.name}, ${company.zip} ${company.city}`],
      [texts('documents.certificate.insurer'), [insurer, address, phone, email].join('\n')],
      [texts('documents.certificate.policy'), policy],
    ]),
    heading(texts('documents.trip')),
    listFacts(listTripFacts(order, texts, 'birth')),
    heading(texts('documents.certificate.title')),
    paragraph(texts('documents.certificate.words', { insurer, company: company.name })),
    smallPrint(texts('documents.certificate.demo')),
  ]);
}

const rights = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Annex I, part B of directive (EU) 2015/2302 (a printed sheet has no links), in the wording of the market's law. The
 * sheet of a trip that is no package says that those rights do not apply.
 */
export function composeStandardInformation(context: DocumentContext): DocumentSheet {
  const { order, brand, texts } = context;
  const { market } = order;
  const company = brand.company.name;
  if (!isPackage(order.trip, order.extras))
    return composeSheet(context, texts('payment.hotelOnly.title'), [
      paragraph(texts('documents.standard.hotel', { market })),
    ]);
  const cover = requireCover(context);
  const { insurer, phone, email } = cover;
  const address = coverAddress(cover, order.language);
  const sheet = composeSheet(context, texts('documents.standard.title'), [
    paragraph(texts('documents.standard.intro', { company, market })),
    heading(texts('documents.standard.rights', { market })),
    ...rights.map((right) => paragraph(`– ${texts(`documents.standard.${right}`, { market })}`)),
    paragraph(`– ${texts('documents.standard.9', { market, company, insurer, address, phone, email })}`),
    smallPrint(`${texts('documents.standard.law', { market })} ${PACKAGE_TRAVEL_LAW[market]}`),
  ]);
  return { ...sheet, isDense: true };
}

/** A sheet with the picture of the hotel above its title. */
export function withPicture(
  context: DocumentContext,
  title: string,
  parts: readonly SheetPart[],
): DocumentSheet {
  const sheet = composeSheet(context, title, parts);
  return context.picture === null ? sheet : { ...sheet, picture: context.picture };
}

/** A sheet in the brand's look, with the company at its foot. */
export function composeSheet(
  context: Pick<DocumentContext, 'brand' | 'texts' | 'madeAt' | 'logo'> & {
    readonly order: Pick<Order, 'language'>;
  },
  title: string,
  parts: readonly SheetPart[],
): DocumentSheet {
  const { order, brand, texts, madeAt, logo } = context;
  const { company, hotline } = brand;
  const help = texts('documents.help', {
    phone: hotline.display,
    hours: findLocalText(hotline.hours, order.language),
    email: company.email,
  });
  const page = texts('documents.page', { page: PAGE_MARK, pages: PAGES_MARK });
  return {
    look: brand.documentStyle,
    brandName: brand.name,
    logo,
    author: company.name,
    language: order.language,
    title,
    madeAt,
    parts,
    foot: `${company.name}, ${company.street}, ${company.zip} ${company.city} · ${help} · ${page}`,
  };
}

/** Whom travellers call on their way (directive (EU) 2015/2302, article 7(2)(d)). */
export function emergencyPart({ order, brand, texts }: DocumentContext): SheetPart {
  const { title, lines } = describeEmergency({ brand, texts, language: order.language });
  return { kind: 'callout', title, words: lines.join('\n') };
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

function requireCover({ order, brand }: DocumentContext): InsolvencyCover {
  const cover = brand.insolvencyCover[order.market];
  if (cover === undefined) throw new Error(`${brand.key} has no insolvency cover for ${order.market}`);
  return cover;
}

/** What the trip earns, credited after travel; nothing where nobody gave a number. */
function listMiles({ order, brand, texts }: DocumentContext): readonly SheetPart[] {
  const earned = earnMilesOfOrder(order, brand.miles);
  return earned === 0 ? [] : [listFacts([[texts('documents.milesEarned'), formatMiles(earned)]])];
}

function listPrice({ order, texts, open }: DocumentContext): readonly SheetPart[] {
  const { lines, total } = listPriceLines(order, texts);
  const format = (amount: number) => formatAmount(amount, order.currency);
  const rows = lines.map(([words, amount]) => [words, format(amount)] as const);
  const paid = listPaidParts(order, texts).map(([words, amount]) => [words, format(amount)] as const);
  const planned = listInstalments(order, open, texts, format);
  return [
    heading(texts('documents.price')),
    { kind: 'amounts', rows, total: [texts('documents.total'), format(total)] },
    ...(paid.length === 0 ? [] : [heading(texts('documents.paidWith')), listFacts(paid)]),
    ...(planned.length === 0 ? [] : [listFacts(planned)]),
  ];
}

function formatIssueDate({ order }: DocumentContext, moment: Date): string {
  return formatDate(dayAt(moment), order.language, 'birth');
}
