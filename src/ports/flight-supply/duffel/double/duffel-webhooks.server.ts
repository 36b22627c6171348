import { createHmac } from 'node:crypto';
import { createId } from './duffel-books.ts';

export type DuffelEvent =
  | 'order.created'
  | 'order.creation_failed'
  | 'payment.created'
  | 'order.airline_initiated_change_detected';

/** A signed message as it goes over the line. */
export interface DuffelMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface DeliveryOptions {
  /** The vendor promises no order. */
  readonly order?: 'as-happened' | 'reversed';
  /** Each message this often: the vendor delivers at least once. */
  readonly copies?: number;
}

export interface DuffelWebhooks {
  raise(type: DuffelEvent, object: object, idempotencyKey: string): void;
  /** Messages that wait, each taken once, in the order of their events. */
  take(): DuffelMessage[];
  /** Posts what waits; what is not answered with 2xx waits for the next time. Returns the status of each post. */
  deliver(target: string, options?: DeliveryOptions): Promise<number[]>;
}

/** The signature covers the second of sending, a dot and the body as it is. */
export function signDuffelBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function createDuffelWebhooks(secret: string, liveMode: boolean, now: () => Date): DuffelWebhooks {
  let waiting: string[] = [];
  const toMessage = (body: string): DuffelMessage => ({
    body,
    headers: {
      'content-type': 'application/json',
      'x-duffel-signature': signDuffelBody(secret, body, now()),
    },
  });
  return {
    raise: (type, object, idempotencyKey) =>
      void waiting.push(
        JSON.stringify({
          id: createId('wev'),
          api_version: 'v2',
          type,
          data: { object },
          live_mode: liveMode,
          idempotency_key: idempotencyKey,
          created_at: now().toISOString(),
          identity_organisation_id: 'org_0000APMFjhs4X2rJ6k7UIE',
        }),
      ),
    take: () => waiting.splice(0).map(toMessage),
    async deliver(target, { order = 'as-happened', copies = 1 } = {}) {
      const bodies = waiting;
      waiting = [];
      const statuses: number[] = [];
      for (const body of order === 'reversed' ? bodies.toReversed() : bodies) {
        const answers: number[] = [];
        for (let copy = 0; copy < copies; copy += 1) answers.push(await post(target, toMessage(body)));
        if (!answers.some((status) => status >= 200 && status < 300)) waiting.push(body);
        statuses.push(...answers);
      }
      return statuses;
    },
  };
}

async function post(target: string, { body, headers }: DuffelMessage): Promise<number> {
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
