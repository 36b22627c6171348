import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdyenAccount } from './adyen-client.server.ts';
import {
  answerAdyen,
  type DoubleAnswer,
  type DoublePayment,
  type DoubleState,
} from './adyen-double-rules.ts';
import { type AdyenWebhook, signAdyenWebhook } from './parse-adyen-webhook.server.ts';

interface Replay {
  readonly digest: string;
  readonly answer: DoubleAnswer;
}

/**
 * Test double of Adyen: an HTTP server that behaves like its public documentation, with payments in memory.
 * @see https://docs.adyen.com/api-explorer/Checkout
 */
export async function openAdyenDouble({ apiKey, hmacKey, merchantAccount }: AdyenAccount) {
  const state: DoubleState = { payments: new Map() };
  const replays = new Map<string, Replay>();
  /** The next call takes effect, but its answer is not sent. */
  const switches = { losesAnswer: false };

  function answer(path: string, key: unknown, body: string): DoubleAnswer {
    const replay = replays.get(String(key)) ?? {
      digest: path + body,
      answer: answerAdyen(state, path, JSON.parse(body)),
    };
    if (key !== undefined) replays.set(String(key), replay);
    return replay.digest === path + body ? replay.answer : { status: 422, json: { errorCode: '702' } };
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const isKnown = request.headers['x-api-key'] === apiKey;
      const { status, json } = isKnown
        ? answer(request.url ?? '', request.headers['idempotency-key'], body)
        : { status: 401, json: { errorCode: '000' } };
      if (switches.losesAnswer) {
        switches.losesAnswer = false;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function find(reference: string): DoublePayment {
    const found = state.payments.get(reference);
    if (found === undefined) throw new Error(`No payment ${reference}`);
    return found;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switches,
    find,
    /** A signed webhook about a payment. */
    buildWebhook(reference: string, eventCode = 'AUTHORISATION', different: Partial<AdyenWebhook> = {}) {
      const { pspReference, value, currency } = find(reference);
      const isFirst = eventCode === 'AUTHORISATION';
      const item: AdyenWebhook = {
        eventCode,
        success: 'true',
        merchantReference: reference,
        merchantAccountCode: merchantAccount,
        pspReference: isFirst ? pspReference : randomUUID(),
        ...(isFirst ? {} : { originalReference: pspReference }),
        amount: { value, currency },
        ...different,
      };
      const additionalData = { hmacSignature: signAdyenWebhook(item, hmacKey), ...different.additionalData };
      const NotificationRequestItem = { ...item, additionalData };
      const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
      return { headers: {}, body };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
