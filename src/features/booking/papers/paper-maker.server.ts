import type { Brand } from '../../../brands/brand.ts';
import type { BookingOrder } from '../../../domain/booking-order.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { makeCalendar } from './make-calendar.server.ts';
import {
  certificate,
  confirmation,
  invoice,
  type PaperContext,
  standardInformation,
} from './make-papers.server.ts';
import type { Paper, PaperKind, PaperMaker } from './papers.ts';

/** @param brands every brand by its key */
export function createPaperMaker(brands: ReadonlyMap<string, Brand>): PaperMaker {
  async function open(order: BookingOrder, madeAt: Date): Promise<PaperContext> {
    const brand = brands.get(order.brand);
    if (brand === undefined) throw new Error(`There is no brand ${order.brand}`);
    return { order, brand, texts: await loadTexts(order.language), madeAt };
  }
  return {
    async certificate(order, certificateNumber, issuedAt) {
      if (order.offerKey.outbound === null) return null;
      const context = await open(order, issuedAt);
      return pdf(context, 'certificate', certificateNumber, await certificate(context, certificateNumber));
    },
    async rest(order, facts) {
      const context = await open(order, facts.bookedAt);
      const { bookingNumber, invoiceNumber } = facts;
      return [
        pdf(context, 'confirmation', bookingNumber, await confirmation(context, facts)),
        pdf(context, 'invoice', invoiceNumber, await invoice(context, facts)),
        pdf(context, 'standard-information', bookingNumber, await standardInformation(context)),
        {
          kind: 'calendar',
          name: `${context.texts('papers.calendar.file')}-${bookingNumber}.ics`,
          type: 'text/calendar',
          content: makeCalendar(context, bookingNumber),
        },
      ];
    },
  };
}

const fileTexts = {
  confirmation: 'papers.confirmation.file',
  invoice: 'papers.invoice.file',
  certificate: 'papers.certificate.file',
  'standard-information': 'papers.standard.file',
} as const;

function pdf(
  { texts }: PaperContext,
  kind: Exclude<PaperKind, 'calendar'>,
  number: string,
  content: Uint8Array,
): Paper {
  return { kind, name: `${texts(fileTexts[kind])}-${number}.pdf`, type: 'application/pdf', content };
}
