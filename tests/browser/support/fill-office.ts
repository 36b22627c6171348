import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openKysely } from '../../../src/database/open-kysely.server.ts';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import { systemClock } from '../../../src/domain/time/clock.ts';
import { createOpenCase } from '../../../src/features/cases/store/open-case.server.ts';
import { saveComparison } from '../../../src/features/restore/restore-findings.server.ts';
import { addPromotion } from '../../factories/vouchers/voucher-fixture.ts';

/**
 * Adds to the demo bookings what they lack for a page of the office each: a case, a review, a withdrawal, a promotion, a delivery that
 * waits and what a restored backup does not know.
 * @param dataDir data folder of the shop
 */
export async function fillOffice(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const db = openKysely(pool);
  const at = systemClock.now();
  try {
    const booking = await db
      .selectFrom('booking')
      .select(['id', 'booking_number'])
      .where('state', '=', 'booked')
      .where('booking_number', 'is not', null)
      .orderBy('placed_at', 'desc')
      .executeTakeFirstOrThrow();
    const person = { firstName: 'Ana', lastName: 'Quincek', email: 'ana@traveller.example' };
    await createOpenCase({ db, clock: systemClock, sendMails: () => undefined })({
      complaint: {
        ...person,
        reason: 'complaint',
        orderId: booking.booking_number ?? '',
        hasContactedTourGuide: true,
        salutation: 'FEMALE',
        street: null,
        zipCode: null,
        city: null,
        phone: null,
        country: 'DE',
        text: 'Qxx.',
      },
      source: { brand: 'abendmeer', language: 'en', locale: 'de-de', origin: 'https://shop.example' },
      bookingId: booking.id,
      submissionKey: randomBytes(32),
    });
    await db
      .insertInto('guest_review')
      .values({
        booking_id: booking.id,
        brand: 'abendmeer',
        hotel_id: 1,
        stayed_until: '2026-01-15',
        language: 'de',
        state: 'new',
        content: JSON.stringify({
          rating: 5,
          scores: {},
          party: 'family',
          title: 'Qxx',
          text: 'Qxx.',
          name: 'Quincek',
        }),
        changed_at: at,
      })
      .execute();
    await db
      .insertInto('withdrawal')
      .values({
        id: randomUUID(),
        brand: 'abendmeer',
        language: 'en',
        origin: 'https://shop.example',
        name: `${person.firstName} ${person.lastName}`,
        order_number: 'QQQQ-QQQQ',
        email: person.email,
        received_at: at,
        acknowledged_at: at,
        due_at: at,
        outcome: 'unknown',
      })
      .execute();
    await addPromotion(db, { code: 'QXX-2026' });
    await db
      .insertInto('supplier.delivery')
      .values({
        id: randomUUID(),
        state: 'waiting',
        sent_at: at,
        sent_by: 'somebody@staff.example',
        is_full: true,
        findings: JSON.stringify([
          {
            rule: 'rates-far-off',
            count: 1,
            examples: [
              { subject: 'hotel 700001, DBL', before: '100.00', after: '10.00', file: 'qxx.csv', line: 2 },
            ],
          },
        ]),
        decided_at: null,
        decided_by: null,
        report: null,
      })
      .execute();
    await saveComparison(
      db,
      [
        {
          kind: 'unknown-payment',
          subject: 'qxx-1',
          companyId: 'default',
          bookingNumber: null,
          amount: 90_000,
          currency: 'EUR',
        },
      ],
      at,
    );
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
