import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import { withMarketHotline } from '../../../brands/with-market-hotline.ts';
import { mailPolicy } from '../../../defaults.ts';
import {
  type BookingOrder,
  type Order,
  type PaymentOrder,
  toChangedOrder,
  type VoucherOrder,
} from '../../../domain/booking/booking-order.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { RenderSheet } from '../../../site/documents/document-sheet.ts';
import { renderLogo } from '../../../site/documents/render-logo.server.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type {
  DocumentFacts,
  DocumentRenderer,
  TravelDocument,
  TravelDocumentKind,
} from '../model/travel-document.ts';
import { composeCancellationInvoice, composeFeeInvoice } from './compose-cancellation-invoices.ts';
import {
  composeCertificate,
  composeConfirmation,
  composeInvoice,
  composeStandardInformation,
  type DocumentContext,
} from './compose-documents.ts';
import { composePaymentReceipt } from './compose-payment-receipt.ts';
import { composeReceipt } from './compose-receipt.ts';
import { composeHotelVoucher, composeTransferVoucher } from './compose-travel-vouchers.ts';
import type { HotelPictures } from './hotel-pictures.server.ts';
import { makeCalendar } from './make-calendar.server.ts';

/** Pixels: enough for print. */
const logoHeight = 160;

interface Options {
  /** Brands with the current settings of the editors, such as the hotline. */
  readonly brands: Pick<LiveBrands, 'of'>;
  readonly pictures: HotelPictures;
  readonly render: RenderSheet;
}

/**
 * Composes each document's content here; `render` renders it as a PDF in another thread. The picture of the hotel is prepared with the
 * certificate, before the payment, so that it is there afterwards.
 */
export function createDocumentRenderer({ brands, pictures, render }: Options): DocumentRenderer {
  const renderStandardInformation = shareByDay((context) =>
    render(composeStandardInformation(context), 'spare'),
  );

  async function openAny(order: Order) {
    const brand = withMarketHotline(brands.of(order), order.chosenMarket);
    const logo = await renderLogo(brand, {
      colour: brand.documentStyle.ink,
      ground: '#ffffff',
      height: logoHeight,
    });
    return { brand, texts: await loadTexts(order.language), logo };
  }

  async function open(order: BookingOrder, madeAt: Date): Promise<DocumentContext> {
    return { ...(await openAny(order)), order, madeAt, picture: null, open: order.instalments?.balance ?? 0 };
  }

  async function renderReceipt(order: VoucherOrder, facts: DocumentFacts): Promise<TravelDocument> {
    const context = { ...(await openAny(order)), order, madeAt: facts.bookedAt };
    return pdf(
      context,
      'receipt',
      facts.invoiceNumber,
      await render(composeReceipt(context, facts), 'spare'),
    );
  }

  async function renderPaymentReceipt(order: PaymentOrder, facts: DocumentFacts): Promise<TravelDocument> {
    const context = { ...(await openAny(order)), order, madeAt: facts.bookedAt, picture: null };
    const content = await render(composePaymentReceipt(context, facts), 'spare');
    return pdf(context, 'receipt', facts.invoiceNumber, content);
  }

  return {
    async certificate(order, certificateNumber, issuedAt) {
      if (!isPackage(order.trip, order.extras)) return null;
      const context = await open(order, issuedAt);
      pictures.prepare(order, context.brand);
      const content = await render(composeCertificate(context, certificateNumber), 'urgent');
      return pdf(context, 'certificate', certificateNumber, content);
    },
    async cancellationInvoice(order, bookingNumber, invoice) {
      const context = await open(order, invoice.issuedAt);
      const { kind, number } = invoice;
      const compose = kind === 'fee-invoice' ? composeFeeInvoice : composeCancellationInvoice;
      const content = await render(compose(context, bookingNumber, invoice), 'spare');
      return pdf(context, kind, number, content);
    },
    async rest(order, facts, asked) {
      if (order.kind === 'voucher') return [await renderReceipt(order, facts)];
      if (order.kind === 'payment') return [await renderPaymentReceipt(order, facts)];
      const trip = order.kind === 'change' ? toChangedOrder(order) : order;
      const opened = await open(trip, facts.bookedAt);
      const picture = await pictures.find(trip, opened.brand, mailPolicy.documentPictureTimeoutMs);
      const context = { ...opened, picture, open: asked ?? opened.open };
      const transfer = composeTransferVoucher(context, facts);
      const { bookingNumber, invoiceNumber } = facts;
      const [confirmation, invoice, standardInformation, hotelVoucher, transferVoucher] = await Promise.all([
        render(composeConfirmation(context, facts), 'spare'),
        invoiceNumber === '' ? null : render(composeInvoice(context, facts), 'spare'),
        renderStandardInformation(context),
        render(composeHotelVoucher(context, facts), 'spare'),
        transfer && render(transfer, 'spare'),
      ]);
      return [
        { ...pdf(context, 'confirmation', bookingNumber, confirmation), open: context.open },
        ...(invoice === null
          ? []
          : [{ ...pdf(context, 'invoice', invoiceNumber, invoice), open: context.open }]),
        pdf(context, 'standard-information', bookingNumber, standardInformation),
        pdf(context, 'hotel-voucher', bookingNumber, hotelVoucher),
        ...(transferVoucher === null
          ? []
          : [pdf(context, 'transfer-voucher', bookingNumber, transferVoucher)]),
        {
          kind: 'calendar',
          name: `${context.texts('documents.calendar.file')}-${bookingNumber}.ics`,
          type: 'text/calendar',
          content: makeCalendar(context, bookingNumber),
        },
      ];
    },
  };
}

/** Renders a document without booking data once a day per brand with its settings, markets and language. */
function shareByDay(render: (context: DocumentContext) => Promise<Uint8Array>) {
  /** The last document of each kind, with the day and settings for which it was rendered. */
  const rendered = new Map<string, { readonly state: string; readonly content: Promise<Uint8Array> }>();
  return (context: DocumentContext): Promise<Uint8Array> => {
    const { order, brand, madeAt } = context;
    const { market, chosenMarket, language } = order;
    const key = [order.brand, market, chosenMarket, language, isPackage(order.trip, order.extras)].join();
    const known = rendered.get(key);
    const state = `${dayAt(madeAt)} ${JSON.stringify(brand)}`;
    if (known?.state === state) return known.content;
    const content = render(context);
    rendered.set(key, { state, content });
    content.catch(() => rendered.delete(key));
    return content;
  };
}

const fileTexts = {
  confirmation: 'documents.confirmation.file',
  invoice: 'documents.invoice.file',
  'cancellation-invoice': 'documents.cancellationInvoice.file',
  'fee-invoice': 'documents.feeInvoice.file',
  certificate: 'documents.certificate.file',
  'standard-information': 'documents.standard.file',
  receipt: 'documents.receipt.file',
  'hotel-voucher': 'documents.hotelVoucher.file',
  'transfer-voucher': 'documents.transferVoucher.file',
} as const;

function pdf(
  { texts }: Pick<DocumentContext, 'texts'>,
  kind: Exclude<TravelDocumentKind, 'calendar'>,
  number: string,
  content: Uint8Array,
): TravelDocument {
  return { kind, name: `${texts(fileTexts[kind])}-${number}.pdf`, type: 'application/pdf', content };
}
