import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database.ts';
import { testDigests } from '../../../../../tests/factories/vouchers/voucher-fixture.ts';
import {
  addVoucherBooking,
  buildVoucherSale,
  originsUnderTest,
} from '../../../../../tests/factories/vouchers/voucher-sale.ts';
import { brandsAsShipped } from '../../../../brands/load-brands.server.ts';
import { settableClock } from '../../../../domain/time/clock.ts';
import { parseVoucherCode } from '../../../../domain/vouchers/voucher-code.ts';
import type { VoucherPurchase } from '../../../../domain/vouchers/voucher-purchase.ts';
import type { Mail, MailOutcome } from '../../../../ports/mail/mail-port.ts';
import { renderSheet } from '../../../../site/documents/render-sheet.server.ts';
import { findVoucher } from '../../store/find-voucher.server.ts';
import { createVoucherSales } from '../voucher-sales.server.ts';
import { startVoucherDelivery } from './voucher-delivery.server.ts';
import { createVoucherMailer } from './voucher-mailer.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const soldAt = '2026-11-28T12:00:00Z';

/** Sells a voucher, and delivers what is due with answers of the mail server in their order; the last one repeats. */
async function deliver(purchase: Partial<VoucherPurchase>, answers: readonly MailOutcome[], now = soldAt) {
  const clock = settableClock(soldAt);
  const order = buildVoucherSale(purchase);
  const { id } = await addVoucherBooking(db, order);
  await db
    .transaction()
    .execute((trx) => createVoucherSales(brandsAsShipped).record(trx, { id, order }, clock.now()));
  const sent: Mail[] = [];
  const mail = {
    send: async (mailed: Mail) => {
      sent.push(mailed);
      return answers[Math.min(sent.length, answers.length) - 1] ?? 'unknown';
    },
    close: async () => {},
  };
  clock.set(now);
  const reported: unknown[] = [];
  const send = createVoucherMailer({
    db,
    origins: originsUnderTest(db),
    clock,
    mail,
    brands: brandsAsShipped,
    render: renderSheet,
  });
  const report = (error: unknown) => void reported.push(error);
  const open = () =>
    startVoucherDelivery({ db, clock, brands: brandsAsShipped, digests: testDigests, send, report });
  const read = () =>
    db
      .selectFrom('voucher')
      .innerJoin('voucher_delivery', 'voucher_id', 'voucher.id')
      .select(['voucher.id', 'state', 'end_reason', 'attempts', 'due_at'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
  /** Lets a worker do what is due. */
  const run = async () => {
    const { attempts } = await read();
    const worker = open();
    worker.wake();
    await vi.waitFor(async () => expect((await read()).attempts).toBeGreaterThan(attempts), {
      timeout: 10_000,
    });
    await worker.close();
    return read();
  };
  return { sent, reported, run, open, read, clock, send };
}

const codeOf = ({ text }: Mail) => /ABM-\w\w-\w{12}/.exec(text)?.[0] ?? '';
async function find(code: string) {
  const parsed = parseVoucherCode(code);
  return parsed === null ? null : findVoucher(db, testDigests, parsed);
}

test('a voucher is sent to its buyer with a code that can be redeemed, and a PDF to give', async () => {
  const { sent, run } = await deliver(
    { recipient: { firstName: 'Jonas', lastName: '' }, message: 'Bon voyage' },
    ['taken'],
  );
  expect(await run()).toMatchObject({ state: 'active', end_reason: 'delivered' });
  const [mail] = sent;
  if (mail === undefined) throw new Error('Nothing was sent');
  expect(mail.to.address).toBe('mira@example.org');
  expect(mail.subject.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toBe(
    'Your gift voucher for 100 €',
  );
  expect(mail.text).toContain('https://shop.example/de-de/withdrawal');
  expect(await find(codeOf(mail))).toMatchObject({ balance: 100_00, state: 'active' });
  const [pdf] = mail.attachments;
  expect(pdf).toMatchObject({ name: 'Gift-voucher-Abendmeer.pdf', type: 'application/pdf' });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf?.content ?? [])), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  for (const words of ['100 €', 'For Jonas', 'Bon voyage', codeOf(mail), '31 December 2029', 'Fold here'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
});

test('mail and PDF lead to where the next checkout redeems the voucher', async () => {
  const { sent, run } = await deliver({}, ['taken']);
  await run();
  const [mail] = sent;
  if (mail === undefined) throw new Error('Nothing was sent');
  const link = `https://shop.example/de-de/voucher/redeem?voucher=${codeOf(mail)}`;
  for (const content of [mail.text, mail.html]) expect(content).toContain(link);
  const document = await getDocumentProxy(new Uint8Array(mail.attachments[0]?.content ?? []));
  const annotations = await (await document.getPage(1)).getAnnotations();
  expect(annotations).toMatchObject([{ subtype: 'Link', url: link }]);
});

test('a voucher for somebody else goes to them, without the buyer’s way to withdraw', async () => {
  const { sent, run } = await deliver(
    { delivery: { email: 'jonas@example.org', day: null }, message: 'Bon voyage' },
    ['taken'],
  );
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: { address: 'jonas@example.org' },
    subject: 'Mira Muster has a holiday for you',
  });
  expect(sent[0]?.text).toContain('Bon voyage');
  expect(sent[0]?.text).not.toContain('withdrawal');
});

test('before the chosen day there is no code; on it the voucher is sent at eight', async () => {
  const { sent, run, open, read, clock } = await deliver(
    { delivery: { email: null, day: '2026-12-24' } },
    ['taken'],
    '2026-12-24T06:59:59Z',
  );
  const worker = open();
  worker.wake();
  await worker.close();
  expect(await read()).toMatchObject({ state: 'ordered', attempts: 0 });
  expect(sent).toEqual([]);
  clock.set('2026-12-24T07:00:00Z');
  expect(await run()).toMatchObject({ state: 'active', end_reason: 'delivered' });
});

test('a mail without an answer is sent again under its id, and later with another code that voids the first one', async () => {
  const { sent, run, clock } = await deliver({}, ['unknown', 'unknown', 'taken']);
  expect(await run()).toMatchObject({ end_reason: null });
  clock.advance(60_000);
  expect(await run()).toMatchObject({ end_reason: 'delivered', attempts: 2 });
  const [first, repeated, second] = sent;
  if (first === undefined || repeated === undefined || second === undefined) throw new Error('Too few mails');
  expect(repeated.id).toBe(first.id);
  expect(second.id).not.toBe(first.id);
  expect(second.text).toContain('This voucher replaces an earlier one');
  expect(await find(codeOf(first))).toBeNull();
  expect(await find(codeOf(second))).toMatchObject({ balance: 100_00 });
});

test('an address that refuses the mail leads to the buyer’s', async () => {
  const { sent, run } = await deliver({ delivery: { email: 'gone@example.org', day: null } }, [
    'refused',
    'taken',
  ]);
  expect(await run()).toMatchObject({ end_reason: 'delivered' });
  expect(sent.map(({ to }) => to.address)).toEqual(['gone@example.org', 'mira@example.org']);
  expect(codeOf(sent[0] as Mail)).toBe(codeOf(sent[1] as Mail));
});

test('what nobody takes is reported to the operator', async () => {
  const { run, reported } = await deliver({}, ['refused']);
  expect(await run()).toMatchObject({ end_reason: 'refused' });
  expect(reported.map(String)).toEqual([expect.stringContaining('is refused for good')]);
});

test('a voucher that is frozen is not delivered', async () => {
  const { sent, run, read } = await deliver({}, ['taken']);
  const { id } = await read();
  await db.updateTable('voucher').set({ state: 'frozen' }).where('id', '=', id).execute();
  expect(await run()).toMatchObject({ end_reason: 'unavailable' });
  expect(sent).toEqual([]);
});
