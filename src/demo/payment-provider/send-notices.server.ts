import type { Pool } from 'pg';
import type { Clock } from '../../domain/time/clock.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults.ts';
import { SIGNATURE_HEADER, signNotice } from '../../ports/payment/sign-notice.server.ts';
import {
  type DueNotice,
  forgetOld,
  noteDelivered,
  putOffNotices,
  takeDueNotices,
} from './notice-outbox.server.ts';

interface Options {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secret: string;
  readonly faults: PaymentFaults;
  /** Address of the shop that takes messages; null takes `/webhooks/payment` at the origin the shopper was at. */
  readonly noticeUrl: string | null;
  readonly report: (error: unknown) => void;
}

export interface NoticeSender {
  /** There may be something to send. */
  wake(): void;
  /** Stops after what is on its way. */
  close(): Promise<void>;
}

/** Looked for without being woken that often, in milliseconds: for what another process left behind, or has become due. */
const turn = 1_000;
/** A shop that takes longer than this to say "ok" is tried again later. */
const patience = 5_000;
/** Messages of one request. */
const mostAtOnce = 20;
/** Turns between two looks for what can be forgotten. */
const turnsOfMemory = 600;

/** Sends messages to the shop until it has taken them. */
export function startNoticeSender(options: Options): NoticeSender {
  let isClosed = false;
  let turns = 0;
  let isWoken = false;
  let running: Promise<void> | null = null;

  function run(): void {
    isWoken = true;
    running ??= sendAll().finally(() => {
      running = null;
    });
  }

  async function sendAll(): Promise<void> {
    try {
      for (; isWoken && !isClosed; ) {
        isWoken = false;
        while ((await sendDue(options)) && !isClosed);
      }
    } catch (error) {
      if (!isClosed) options.report(error);
    }
  }

  const timer = setInterval(() => {
    run();
    turns += 1;
    if (turns % turnsOfMemory === 1) forgetOld(options.pool, options.clock).catch(options.report);
  }, turn);
  return {
    wake: () => void setImmediate(() => !isClosed && run()),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns false where nothing was due */
async function sendDue(options: Options): Promise<boolean> {
  const { pool, clock, faults } = options;
  const due = await takeDueNotices(pool, clock, mostAtOnce);
  if (due.length === 0) return false;
  const fault = faults.notices;
  const first = due.filter(({ attempts }) => attempts === 1).map(({ id }) => id);
  if (fault?.kind === 'late' && first.length > 0) {
    await putOffNotices(pool, first, new Date(clock.now().getTime() + fault.milliseconds));
    return true;
  }
  if (fault?.kind === 'lost') await noteDelivered(pool, clock, first);
  const sent = fault?.kind === 'lost' ? due.filter(({ id }) => !first.includes(id)) : due;
  for (const parcel of packNotices(sent, fault?.kind === 'reordered')) await deliver(options, parcel);
  return true;
}

/** Messages to one shop go together; out of order each goes alone, the newest first. */
function packNotices(notices: readonly DueNotice[], isReordered: boolean): readonly DueNotice[][] {
  if (isReordered) return notices.toReversed().map((notice) => [notice]);
  return Object.values(Object.groupBy(notices, ({ shopOrigin }) => shopOrigin)).map((parcel) => parcel ?? []);
}

async function deliver(options: Options, parcel: readonly DueNotice[]): Promise<void> {
  const { pool, clock, faults } = options;
  const times = faults.notices?.kind === 'doubled' ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => post(options, parcel)));
  if (!answers.includes(true)) return;
  const ids = parcel.map(({ id }) => id);
  await noteDelivered(pool, clock, ids);
}

/** @returns whether the shop has taken them */
async function post({ clock, secret, noticeUrl }: Options, parcel: readonly DueNotice[]): Promise<boolean> {
  const body = JSON.stringify({
    notices: parcel.map(({ id, reference, event }) => ({ id, reference, event })),
  });
  const signature = signNotice(secret, body, clock.now().getTime());
  try {
    const answer = await fetch(noticeUrl ?? `${parcel[0]?.shopOrigin}/webhooks/payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok && (await answer.text()) === 'ok';
  } catch {
    return false;
  }
}
