import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { fastBookingTimings } from '../../../tests/factories/booking-fixture.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { MailOutcome } from '../../ports/mail/mail-port.ts';
import { createMailSender, type MailSender } from './mails/mail-sender.server.ts';
import type { BookingMails } from './model/booking-mails.ts';
import { createOfficeService } from './office/office-service.server.ts';
import { createBookingStore } from './store/booking-store.server.ts';

let database: TestDatabase;
let sender: MailSender | undefined;
let reported: unknown[];

beforeEach(async () => {
  database = await createTestDatabase();
  reported = [];
});
afterEach(async () => {
  await sender?.close();
  await database.drop();
});

/** Creates a booking with an unsent confirmation; returns its id. */
async function oweConfirmation(): Promise<string> {
  const booking = await createBookingStore(database.db).begin(buildOrder({}), new Date(), {
    holder: 'test',
    leaseMs: 0,
  });
  if (booking === null) throw new Error('The checkout is new');
  await database.pool.query(`insert into booking_mail (booking_id, kind) values ($1, 'confirmation')`, [
    booking.id,
  ]);
  return booking.id;
}

/** Starts sending with a mail server that gives these answers one after another and throws the errors among them. */
function start(answers: readonly (MailOutcome | Error)[]) {
  const sent: string[] = [];
  const confirmation = async (id: string) => {
    sent.push(id);
    const answer = answers[sent.length - 1] ?? 'taken';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const mails: BookingMails = {
    confirmation,
    softBooked: confirmation,
    failed: confirmation,
    cancelled: confirmation,
    refundFailed: confirmation,
    cancellationReceived: confirmation,
    partRefund: (id, copy) => confirmation(`${id} ${copy}`),
    link: (id, copy) => confirmation(`${id} ${copy}`),
  };
  sender = createMailSender({
    db: database.db,
    clock: systemClock,
    mails,
    timings: fastBookingTimings,
    report: (error) => reported.push(error),
  });
  return sent;
}

const readMail = async () =>
  (await database.pool.query<{ state: string; tries: number }>('select state, tries from booking_mail'))
    .rows[0];
const listEvents = async () =>
  (await database.pool.query<{ kind: string }>(`select kind from booking_event where kind like 'mail-%'`))
    .rows;

describe('a mail of a booking', () => {
  it('is sent again until the mail server takes it', async () => {
    const id = await oweConfirmation();
    const sent = start(['unknown', new Error('no connection'), 'taken']);
    await expect.poll(readMail, pollTimeout).toEqual({ state: 'taken', tries: 3 });
    expect(sent).toEqual([id, id, id]);
    expect(reported).toEqual([new Error('no connection')]);
    expect(await listEvents()).toEqual([{ kind: 'mail-taken' }]);
  });

  it('that the mail server refuses is not sent again', async () => {
    const id = await oweConfirmation();
    const sent = start(['refused']);
    await expect.poll(readMail, pollTimeout).toEqual({ state: 'refused', tries: 1 });
    sender?.send();
    await sender?.close();
    expect(sent).toEqual([id]);
    expect(await listEvents()).toEqual([{ kind: 'mail-refused' }]);
  });

  it('with the link is sent once for each time that staff send it, after the one before has gone', async () => {
    const id = await oweConfirmation();
    await database.pool.query('update booking set booked_at = now()');
    await database.pool.query(`update booking_mail set state = 'taken'`);
    const office = createOfficeService({ db: database.db, clock: systemClock });
    expect(await office.sendLink(id, 'Kim')).toBe('done');
    expect(await office.sendLink(id, 'Kim')).toBe('done');
    const sent = start([]);
    await expect.poll(() => sent, pollTimeout).toEqual([`${id} 1`]);
    await expect.poll(listEvents, pollTimeout).toHaveLength(1);
    await office.sendLink(id, 'Kim');
    sender?.send();
    await expect.poll(() => sent, pollTimeout).toEqual([`${id} 1`, `${id} 2`]);
  });

  it('with the link is not sent for a booking without a page or without people', async () => {
    const id = await oweConfirmation();
    const office = createOfficeService({ db: database.db, clock: systemClock });
    expect(await office.sendLink(id, 'Kim')).toBe('not-possible');
    expect(await office.sendLink('nobody', 'Kim')).toBe('no-such-booking');
    await database.pool.query(
      `update booking set booked_at = now(), "order" = jsonb_set("order", '{contact,email}', '""')`,
    );
    expect(await office.sendLink(id, 'Kim')).toBe('not-possible');
  });

  it('of a process that was killed is sent by another one when the lease has expired, and not before', async () => {
    const id = await oweConfirmation();
    await database.pool.query(
      `update booking_mail set locked_by = 'killed', locked_until = clock_timestamp() + interval '1 minute'`,
    );
    const sent = start([]);
    sender?.send();
    await sender?.close();
    expect(sent).toEqual([]);
    await database.pool.query('update booking_mail set locked_until = clock_timestamp()');
    const sentThen = start([]);
    await expect.poll(() => sentThen, pollTimeout).toEqual([id]);
  });
});
