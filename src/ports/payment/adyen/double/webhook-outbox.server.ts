import type { Clock } from '../../../../domain/time/clock.ts';

export interface WebhookDelivery {
  readonly body: string;
  /** Status of the shop's answer; null when there was none within ten seconds. */
  readonly status: number | null;
}

interface Message {
  readonly body: string;
  readonly dueAt: number;
  firstTriedAt: number | null;
  failures: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const answerTimeoutMs = 10 * secondMs;
const maxAgeMs = 30 * 24 * hourMs;
const pollIntervalMs = 200;
/** Wait after each failure; the last one repeats. */
const retryDelaysMs = [
  ...[9, 18, 27].map((seconds) => seconds * secondMs),
  ...[2, 5, 10, 15, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 4, 8].map((hours) => hours * hourMs),
];

export interface WebhookEndpoint {
  readonly url: string;
  readonly needsAcceptedText: boolean;
}

/** Messages in their order. One that fails blocks those behind it: the vendor has a queue per endpoint. */
export function openWebhookOutbox(clock: Clock, endpoint: WebhookEndpoint | null) {
  const messages: Message[] = [];
  const deliveries: WebhookDelivery[] = [];
  let blockedUntil = 0;
  let running = Promise.resolve();
  const closing = new AbortController();
  const timer = endpoint === null ? null : setInterval(() => void deliver(), pollIntervalMs).unref();

  function deliver(): Promise<void> {
    running = running.then(deliverDue);
    return running;
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const now = clock.now().getTime();
      const message = messages.find(({ dueAt }) => dueAt <= now);
      if (endpoint === null || message === undefined || blockedUntil > now) return;
      message.firstTriedAt ??= now;
      const delivery = await post(endpoint, message.body, closing.signal);
      deliveries.push({ body: delivery.body, status: delivery.status });
      const isTooOld = now - message.firstTriedAt >= maxAgeMs;
      if (delivery.isAccepted || isTooOld) messages.splice(messages.indexOf(message), 1);
      else blockedUntil = now + (retryDelaysMs[message.failures++] ?? 8 * hourMs);
    }
  }

  return {
    /** @param dueAt milliseconds since 1970 */
    add: (body: string, dueAt: number) =>
      void messages.push({ body, dueAt, firstTriedAt: null, failures: 0 }),
    deliver,
    deliveries: (): readonly WebhookDelivery[] => [...deliveries],
    /** Removes what is due and returns the bodies. */
    take(): string[] {
      const now = clock.now().getTime();
      const due = messages.filter(({ dueAt }) => dueAt <= now);
      for (const message of due) messages.splice(messages.indexOf(message), 1);
      return due.map(({ body }) => body);
    },
    async close(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      messages.splice(0);
      closing.abort();
      await running;
    },
  };
}

async function post(
  { url, needsAcceptedText }: WebhookEndpoint,
  body: string,
  closing: AbortSignal,
): Promise<WebhookDelivery & { readonly isAccepted: boolean }> {
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.any([AbortSignal.timeout(answerTimeoutMs), closing]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    const text = await answer.text();
    const isAccepted = answer.ok && (!needsAcceptedText || text.includes('[accepted]'));
    return { body, status: answer.status, isAccepted };
  } catch {
    return { body, status: null, isAccepted: false };
  }
}
