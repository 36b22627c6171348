import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../domain/time/clock.ts';
import type { ActionEnd } from '../payment-record.ts';
import type { TestPaymentOutcome } from '../test-payments.ts';
import {
  answerDatatrans,
  type DoubleState,
  type DoubleTransaction,
  toTransaction,
} from './datatrans-double-rules.ts';
import { signDatatransWebhook } from './parse-datatrans-webhook.ts';

interface Options {
  readonly clock: Clock;
  readonly merchantId: string;
  readonly password: string;
  readonly signKey: string;
}

interface Replay {
  readonly digest: string;
  readonly answer: Promise<DoubleAnswer>;
}

interface DoubleAnswer {
  readonly status: number;
  readonly json?: object;
}

/**
 * Test double of Datatrans: an HTTP server that behaves like its public documentation, with payments in memory. What
 * shoppers do on its pages and in its fields is done by calls.
 * @see https://api-reference.datatrans.ch
 */
export async function openDatatransDouble({ clock, merchantId, password, signKey }: Options) {
  const state: DoubleState = { transactions: new Map(), clock };
  const replays = new Map<string, Replay>();
  const access = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;
  /** The next call takes effect, but its answer is not sent. */
  const switches = { losesAnswer: false, isDown: false };

  async function answer(request: IncomingMessage, body: string): Promise<DoubleAnswer> {
    if (request.headers.authorization !== access) return refuse(401, 'UNAUTHORIZED');
    if (switches.isDown) return { status: 503 };
    const [method, path] = [request.method ?? 'GET', request.url ?? '/'];
    const work = async () => answerDatatrans(state, method, path, body === '' ? {} : JSON.parse(body));
    const key = request.headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return work();
    const replay = replays.get(key) ?? { digest: path + body, answer: work() };
    replays.set(key, replay);
    return replay.digest === path + body ? replay.answer : refuse(422, 'CLIENT_ERROR');
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', async () => {
      const { status, json } = await answer(request, body);
      if (switches.losesAnswer && request.method === 'POST') {
        switches.losesAnswer = false;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(json === undefined ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function require(id: string): DoubleTransaction {
    const found = state.transactions.get(id);
    if (found === undefined) throw new Error(`No transaction ${id}`);
    return found;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    switches,
    /** What was typed into fields: the frames send it to Datatrans. */
    submitCard(id: string, outcome: TestPaymentOutcome): void {
      const isAsked = outcome === 'challenge' || outcome === 'challenge-refused';
      Object.assign(require(id), { outcome, status: isAsked ? 'challenge_required' : 'authenticated' });
    },
    /** The shopper has finished the challenge or the wallet's page. */
    endAction(id: string, end: ActionEnd): void {
      const transaction = require(id);
      const isWallet = transaction.paymentMethod === 'PAP';
      if (end === 'cancelled') transaction.status = 'canceled';
      else if (end !== 'passed' || transaction.outcome === 'challenge-refused') transaction.status = 'failed';
      else transaction.status = isWallet ? 'authorized' : 'authenticated';
    },
    /** A webhook with the state of a transaction. */
    buildWebhook(id: string) {
      const body = JSON.stringify(toTransaction(require(id)));
      const signature = signDatatransWebhook(signKey, body, clock.now().getTime());
      return { headers: { 'datatrans-signature': signature }, body };
    },
    findByRefno: (refno: string) =>
      [...state.transactions.values()].find((transaction) => transaction.refno === refno),
    countByRefno: (refno: string) =>
      [...state.transactions.values()].filter((transaction) => transaction.refno === refno).length,
    /** Deletes all idempotency keys, as after an hour. */
    forgetKeys: () => replays.clear(),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

function refuse(status: number, code: string, message = code): DoubleAnswer {
  return { status, json: { error: { code, message } } };
}
