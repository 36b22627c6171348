import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import { startWorker, type WorkerTimings } from '../../jobs/start-worker.server.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../ports/payment/sign-webhook.server.ts';
import {
  createWebhookQueue,
  type DueWebhook,
  deleteExpired,
  markDelivered,
  postponeWebhooks,
  webhookRetry,
} from './webhook-outbox.server.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  /** What the messages of a merchant are signed with. */
  readonly secretOf: (merchant: string) => string;
  readonly faults: PaymentFaults;
  /** Address of the shop that takes the messages of a merchant; it has a page at the origin the shopper was at. */
  readonly webhookUrlOf: (merchant: string, shopOrigin: string) => string;
  readonly report: (error: unknown) => void;
}

export interface WebhookSender {
  /** There may be something to send. */
  wake(): void;
  /** Stops after what is on its way. */
  close(): Promise<void>;
}

/** Messages of one request. */
const batchSize = 20;
/** Milliseconds the shop has to take a request; later it is retried. */
const deliveryTimeoutMs = 5_000;
const timings: WorkerTimings = {
  // For messages of other processes, and those that become due.
  pollIntervalMs: 1_000,
  // Longer than one delivery; a heartbeat extends it for the others of a batch.
  leaseMs: 3 * deliveryTimeoutMs,
  heartbeatMs: deliveryTimeoutMs,
};
/** Milliseconds between two deletions of what has expired. */
const retentionIntervalMs = 600_000;

/** Sends messages to the shop until it has taken them. */
export function startWebhookSender(options: Options): WebhookSender {
  const { db, clock, report } = options;
  let isClosed = false;
  const worker = startWorker<DueWebhook>({
    queue: createWebhookQueue(db),
    timings,
    retry: webhookRetry,
    batchSize,
    work: (due) => sendDue(options, due),
    clock,
    report: (error) => {
      if (!isClosed) report(error);
    },
  });
  const retention = startInterval({
    intervalMs: retentionIntervalMs,
    run: () => deleteExpired(db, clock),
    report,
  });
  return {
    wake: () => void setImmediate(worker.wake),
    async close() {
      isClosed = true;
      await Promise.all([worker.close(), retention.close()]);
    },
  };
}

/** @returns messages that the shop has not taken */
async function sendDue(options: Options, due: readonly DueWebhook[]): Promise<readonly DueWebhook[]> {
  const { db, clock, faults } = options;
  const fault = faults.webhooks;
  const isFirst = ({ attempts }: DueWebhook) => attempts === 1;
  const first = due.filter(isFirst).map(({ id }) => id);
  if (fault?.kind === 'late' && first.length > 0) {
    await postponeWebhooks(db, first, new Date(clock.now().getTime() + fault.milliseconds));
    return due.filter((webhook) => !isFirst(webhook));
  }
  if (fault?.kind === 'lost') await markDelivered(db, clock, first);
  const sent = fault?.kind === 'lost' ? due.filter((webhook) => !isFirst(webhook)) : due;
  const failed: DueWebhook[] = [];
  for (const parcel of packWebhooks(sent, fault?.kind === 'reordered'))
    if (!(await deliver(options, parcel))) failed.push(...parcel);
  return failed;
}

/** Messages of one merchant to one shop go together; out of order each goes alone, the newest first. */
function packWebhooks(webhooks: readonly DueWebhook[], isReordered: boolean): readonly DueWebhook[][] {
  if (isReordered) return webhooks.toReversed().map((webhook) => [webhook]);
  return Object.values(
    Object.groupBy(webhooks, ({ merchant, shop_origin }) => `${merchant} ${shop_origin}`),
  ).map((parcel) => parcel ?? []);
}

/** @returns whether the shop has taken them */
async function deliver(options: Options, parcel: readonly DueWebhook[]): Promise<boolean> {
  const { db, clock, faults } = options;
  const times = faults.webhooks?.kind === 'doubled' ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => post(options, parcel)));
  if (!answers.includes(true)) return false;
  const ids = parcel.map(({ id }) => id);
  await markDelivered(db, clock, ids);
  return true;
}

/** @returns whether the shop has taken them */
async function post(
  { clock, secretOf, webhookUrlOf }: Options,
  parcel: readonly DueWebhook[],
): Promise<boolean> {
  const [{ merchant, shop_origin } = { merchant: '', shop_origin: '' }] = parcel;
  const body = JSON.stringify({
    webhooks: parcel.map(({ id, reference, event }) => ({ id, reference, event })),
  });
  const signature = signWebhook(secretOf(merchant), body, clock.now().getTime());
  try {
    const answer = await fetch(webhookUrlOf(merchant, shop_origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deliveryTimeoutMs),
    });
    return answer.ok && (await answer.text()) === 'ok';
  } catch {
    return false;
  }
}
