import { randomBytes } from 'node:crypto';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import type { CaseFile, CaseFiles } from '../../src/domain/cases/case-file.ts';
import type { Complaint } from '../../src/domain/cases/complaint.ts';
import type { RoomRequest } from '../../src/domain/cases/room-request.ts';
import { totalOf } from '../../src/domain/money/package-price.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import type { Language } from '../../src/domain/words/language.ts';
import { bookCapture, bookSale } from '../../src/features/booking/model/ledger.ts';
import { openBookingTables } from '../../src/features/booking/store/booking-rows.server.ts';
import { compensationLedger } from '../../src/features/booking/store/compensation-ledger.server.ts';
import { insertMovement } from '../../src/features/booking/store/insert-movement.server.ts';
import { createCaseMailHandler } from '../../src/features/cases/inbound/case-mail-handler.server.ts';
import { startCaseMails } from '../../src/features/cases/mails/case-mails.server.ts';
import { createReplyAddresses } from '../../src/features/cases/mails/reply-addresses.server.ts';
import type { CaseFileRecord } from '../../src/features/cases/model/case-record.ts';
import { createCaseService } from '../../src/features/cases/store/case-service.server.ts';
import { createCompensations } from '../../src/features/cases/store/compensations.server.ts';
import { createListCaseTasks } from '../../src/features/cases/store/list-case-tasks.server.ts';
import { createOpenCase } from '../../src/features/cases/store/open-case.server.ts';
import { remindStaff } from '../../src/features/cases/store/remind-staff.server.ts';
import type { InboundMail } from '../../src/ports/inbound-mail/inbound-mail-port.ts';
import { createFakeMail } from '../../src/ports/mail/fake-mail.ts';
import type { TestDatabase } from '../database.ts';
import { reconcileLedger } from '../ledger/reconcile-ledger.ts';
import { buildOrder } from './booking-order.ts';

/** A complaint of somebody who has booked. */
export const buildComplaint = (traits: Partial<Complaint> = {}): Complaint => ({
  reason: 'complaint',
  orderId: 'ABCD-2345',
  hasContactedTourGuide: true,
  salutation: 'FEMALE',
  firstName: 'Ana',
  lastName: 'Quincek',
  street: null,
  zipCode: null,
  city: null,
  phone: null,
  country: 'DE',
  email: 'ana@traveller.example',
  text: 'The room was not ready.',
  ...traits,
});

const buildRoomRequest = (traits: Partial<RoomRequest>): RoomRequest => ({
  reason: 'accessible-room',
  firstName: 'Ana',
  lastName: 'Quincek',
  email: 'ana@traveller.example',
  phone: null,
  text: 'A shower without a step.',
  consent: 'I agree.',
  hotelId: 1,
  hotelName: 'Hotel Cala Blanca',
  trip: 'Sat 1 May – Sat 8 May 2027 · 2 adults',
  path: '/de-de/hotel/majorca/cala-blanca-1?duration=7',
  ...traits,
});

/** Files of cases in memory: every `.exe` is refused. */
export function createFakeCaseFiles() {
  const stored: { readonly caseId: string; readonly file: CaseFile }[] = [];
  const files: CaseFiles = {
    list: async (caseId) => stored.filter((each) => each.caseId === caseId).map(({ file }) => file),
    open: async () => null,
    async add(caseId, name, content) {
      let bytes = 0;
      for await (const chunk of content) bytes += chunk.length;
      if (name.endsWith('.exe')) return null;
      const file: CaseFile = { id: crypto.randomUUID(), name, type: 'image/png', bytes, scan: 'unscanned' };
      stored.push({ caseId, file });
      return file;
    },
    async erase(caseId) {
      const left = stored.filter((each) => each.caseId !== caseId);
      stored.splice(0, stored.length, ...left);
    },
  };
  return { files, stored };
}

/** Case handling on a real database, with mails and files in memory. */
export function openCaseFixture(
  { db }: Pick<TestDatabase, 'db'>,
  clock: SettableClock = settableClock('2026-03-02T12:00:00Z'),
) {
  const mail = createFakeMail();
  const { files, stored } = createFakeCaseFiles();
  const reports: unknown[] = [];
  const addresses = createReplyAddresses(db, { mailbox: 'case@operator.example', secret: 'a secret' });
  const mails = startCaseMails({
    db,
    clock,
    mail,
    brands: brandsAsShipped,
    addresses,
    report: (error) => void reports.push(error),
  });
  const shared = { db, clock, sendMails: mails.wake };
  const open = createOpenCase(shared);
  const service = createCaseService(shared);
  const handler = createCaseMailHandler({ db, clock, addresses, files });

  /** A booking that was sold and paid for. */
  async function seedBooking(): Promise<string> {
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
    const order = buildOrder({ checkoutId: `checkout-${id}` });
    const booking = { id, attempt: 1, order };
    const total = totalOf(order.price);
    await openBookingTables(db)
      .transaction()
      .execute(async (trx) => {
        await trx
          .insertInto('booking')
          .values({
            id,
            checkout_id: order.checkoutId,
            attempt: 1,
            state: 'booked',
            hold_state: 'confirmed',
            payment_state: 'captured',
            order: JSON.stringify(order),
            booking_number: `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(),
            placed_at: clock.now(),
            company_id: 'default',
            next_at: null,
          })
          .execute();
        const sale = bookSale(booking, total - 10_000, `H-${id}`);
        for (const movement of [sale, bookCapture(booking, total)])
          await insertMovement(trx, id, movement, clock.now());
      });
    return id;
  }

  return {
    clock,
    mail,
    mails,
    openCase: open,
    files,
    stored,
    reports,
    addresses,
    service,
    handler,
    seedBooking,
    compensations: createCompensations({ db, clock, ledger: compensationLedger }),
    listTasks: createListCaseTasks(db),
    remind: async () => {
      const reminded = await remindStaff({ db, clock });
      mails.wake();
      return reminded;
    },
    /** Opens a case for a booking of its own. */
    async open(traits: Partial<Complaint> = {}, language: Language = 'en', brand = 'abendmeer') {
      const bookingId = await seedBooking();
      return open({
        complaint: buildComplaint(traits),
        source: { brand, language, locale: 'de-de', origin: 'https://abendmeer.example' },
        bookingId,
        submissionKey: randomBytes(32),
      });
    },
    /** Opens a case for a request, before there is a booking. */
    openRequest: (traits: Partial<RoomRequest> = {}) =>
      open({
        complaint: buildRoomRequest(traits),
        source: {
          brand: 'abendmeer',
          language: 'en',
          locale: 'de-de',
          origin: 'https://abendmeer.example',
        },
        bookingId: null,
        submissionKey: randomBytes(32),
      }),
    async read(number: string): Promise<CaseFileRecord> {
      const file = await service.open(number);
      if (file === null) throw new Error(`There is no case ${number}`);
      return file;
    },
    async receive(caseId: string, traits: Partial<InboundMail> = {}) {
      const address = await addresses.addressOf(caseId);
      await handler.receive(address ?? '', {
        messageId: `<${crypto.randomUUID()}@traveller.example>`,
        from: 'ana@traveller.example',
        subject: 'Re: your message',
        text: 'Here are my photos.',
        isAutomatic: false,
        attachments: [],
        attachmentsLeftOut: 0,
        ...traits,
      });
    },
    /** Resolves when no mail is due any more: the next outcome then belongs to the next mail. */
    async settle() {
      const isDue = async () =>
        (await db.selectFrom('case_mail').select('id').where('state', '=', 'due').execute()).length > 0;
      while (await isDue()) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    close: () => mails.close(),
  };
}

/** A member of the service staff in the database. */
export async function seedColleague({ pool }: TestDatabase, name: string) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff (id, email, name, role, password, code_secret, created_at)
     values (gen_random_uuid(), $1, $2, 'service', '', '', now()) returning id`,
    [`${name.toLowerCase()}@staff.example`, name],
  );
  return { id: rows[0]?.id ?? '', name };
}

/** What the ledger's own rules say, without those about the other parties, which have no books here. */
export async function findLedgerFaults({ pool }: TestDatabase) {
  const faults = await reconcileLedger(pool);
  return faults.filter(({ rule }) => /sums to zero|owes nothing/.test(rule));
}
