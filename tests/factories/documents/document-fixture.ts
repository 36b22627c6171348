import type { LiveBrands } from '../../../src/brands/load-brands.server.ts';
import { settableClock } from '../../../src/domain/time/clock.ts';
import { createDocumentRenderer } from '../../../src/features/booking/documents/document-renderer.server.ts';
import { noHotelPictures } from '../../../src/features/booking/documents/hotel-pictures.server.ts';
import { createBookingMails } from '../../../src/features/booking/mails/booking-mails.server.ts';
import type { BookingMails } from '../../../src/features/booking/model/booking-mails.ts';
import type { DocumentRenderer } from '../../../src/features/booking/model/travel-document.ts';
import { createBookingStore } from '../../../src/features/booking/store/booking-store.server.ts';
import type { Mail } from '../../../src/ports/mail/mail-port.ts';
import type { TestDatabase } from '../../database.ts';
import { type BookingFixture, openBookingFixture } from '../booking-fixture.ts';

/** A booking fixture whose documents are their texts, in place of PDF. */
export interface DocumentFixture extends BookingFixture {
  readonly documents: DocumentRenderer;
  readonly printer: { isBroken: boolean; rendered: number };
  readonly mails: BookingMails;
  readonly mailed: readonly Mail[];
  /** @param wanted kind of the document, or the number of an invoice; '' where there is none */
  read(checkoutId: string, wanted: string): Promise<string>;
}

/** @param options.isMailing whether the bookings send their mails by themselves */
export async function openDocumentFixture(
  { db, pool }: TestDatabase,
  brands: Pick<LiveBrands, 'of'>,
  { isMailing }: { readonly isMailing: boolean },
): Promise<DocumentFixture> {
  const printer = { isBroken: false, rendered: 0 };
  const mailed: Mail[] = [];
  const clock = settableClock('2026-03-02T06:00:00Z');
  const documents = createDocumentRenderer({
    brands,
    pictures: noHotelPictures,
    async render({ title, parts }) {
      if (printer.isBroken) throw new Error('The printer is broken');
      printer.rendered += 1;
      return Buffer.from(JSON.stringify([title, ...parts]));
    },
  });
  const mails = createBookingMails({
    db,
    clock,
    brands,
    pictures: noHotelPictures,
    documents,
    bookings: createBookingStore(db),
    secret: 'for tests only',
    mail: {
      async send(mail) {
        mailed.push(mail);
        return 'taken';
      },
      close: async () => undefined,
    },
  });
  const fixture = await openBookingFixture(pool, { documents, clock, ...(isMailing && { mails }) });
  return {
    ...fixture,
    documents,
    printer,
    mails,
    mailed,
    async read(checkoutId, wanted) {
      const document = await fixture.bookings.findTravelDocument(checkoutId, wanted, 0);
      return Buffer.from(document?.content ?? []).toString();
    },
  };
}

/** All that is attached to mails, each as its text. */
export const readAttachments = (mails: readonly Mail[]): readonly string[] =>
  mails.flatMap(({ attachments = [] }) => attachments.map(({ content }) => Buffer.from(content).toString()));
