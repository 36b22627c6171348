import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../../src/database/open-kysely.server.ts';
import type { Clock } from '../../../src/domain/time/clock.ts';
import { createOpenCase } from '../../../src/features/cases/store/open-case.server.ts';
import { buildOrder } from '../booking-order.ts';
import { buildComplaint } from '../case-fixture.ts';
import { addPromotion, addVoucher } from '../vouchers/voucher-fixture.ts';

/** One of everything that staff see of a brand, by the parameters of the office's addresses, and the promotion's id. */
export interface SeededBrand {
  readonly bookingNumber: string;
  readonly noticeId: string;
  readonly reviewId: string;
  readonly caseNumber: string;
  readonly caseId: string;
  readonly voucherId: string;
  readonly withdrawalId: string;
  readonly promotionId: string;
}

/** What every text of a brand's customers contains, and nothing else. */
export const markOf = (brand: string) => `Zz${brand}`;

/** Fills the tables with a brand's trade; everything in it carries `markOf`. */
export async function seedBrand(db: Db, clock: Clock, brand: string): Promise<SeededBrand> {
  const at = clock.now();
  const mark = markOf(brand);
  const random = randomUUID().replaceAll('-', '').slice(0, 18);
  const base = buildOrder({ brand });
  const add = async (id: string, state: string) => {
    const order = {
      ...base,
      checkoutId: `checkout-${id}`,
      billing: { ...base.billing, lastName: mark },
      contact: { ...base.contact, email: `${mark}@traveller.example` },
    };
    const bookingNumber = `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
    await db
      .insertInto('booking')
      .values({
        id,
        checkout_id: order.checkoutId,
        company_id: 'default',
        attempt: 1,
        order: JSON.stringify(order),
        state,
        booking_number: bookingNumber,
        placed_at: at,
        booked_at: at,
      })
      .execute();
    return bookingNumber;
  };
  const id = `bk${random}`;
  const bookingNumber = await add(id, 'booked');
  await add(`mr${[...random].reverse().join('')}`, 'manual-review');
  const noticeId = randomBytes(16).toString('base64url');
  await db
    .insertInto('trip_notice')
    .values({
      id: noticeId,
      booking_id: id,
      source: `test ${noticeId}`,
      facts: JSON.stringify({
        kind: 'incident',
        proposal: 'information',
        message: mark,
        avoided: { airport: 'PMI', airline: '', flight: '' },
      }),
      created_at: at,
      answer_by: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  await db
    .insertInto('due_refund')
    .values({
      id: randomUUID(),
      booking_id: id,
      amount: '1234',
      reason: 'goodwill',
      note: mark,
      created_at: at,
      promised_on: '2026-01-01',
      state: 'due',
    })
    .execute();
  const { id: reviewId } = await db
    .insertInto('guest_review')
    .values({
      booking_id: id,
      brand,
      hotel_id: base.trip.hotel.id,
      stayed_until: base.trip.checkOut,
      language: 'de',
      state: 'new',
      content: JSON.stringify({
        rating: 5,
        scores: {},
        party: 'family',
        title: mark,
        text: `${mark} liked it`,
        name: mark,
      }),
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const openCase = createOpenCase({ db, clock, sendMails: () => undefined });
  const { caseId, caseNumber } = await openCase({
    complaint: buildComplaint({ lastName: mark, text: mark }),
    source: { brand, language: 'en', locale: 'de-de', origin: 'https://shop.example' },
    bookingId: id,
    submissionKey: randomBytes(32),
  });
  const { id: voucherId } = await addVoucher(db, { brand, bookingId: id, at });
  const promotionId = await addPromotion(db, { brand, code: mark });
  const withdrawalId = randomUUID();
  await db
    .insertInto('withdrawal')
    .values({
      id: withdrawalId,
      brand,
      language: 'en',
      origin: 'https://shop.example',
      name: mark,
      order_number: bookingNumber,
      email: `${mark}@traveller.example`,
      received_at: at,
      acknowledged_at: at,
      due_at: at,
      outcome: 'unknown',
    })
    .execute();
  return {
    bookingNumber,
    noticeId,
    reviewId,
    caseNumber,
    caseId,
    voucherId,
    withdrawalId,
    promotionId,
  };
}
