import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../oracle/random.ts';
import type { ChaosProvider } from './providers/chaos-provider.ts';
import type { WorkerCalls } from './worker-protocol.ts';

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A relay between provider and shop: webhooks get lost, come late, twice, or were never sent by the provider at all.
 */
export interface WebhookRelay {
  readonly url: string;
  /** @param deliver passes a message to the shop, which returns whether it takes it */
  forwardTo(deliver: (message: Message) => Promise<Taken>, provider: Messages): void;
  /** Messages that the provider has not signed: sent to the shop, and believed. */
  forged(): { readonly sent: number; readonly taken: number };
  close(): Promise<void>;
}

type Taken = WorkerCalls['handleWebhook']['result'];
type Messages = Pick<ChaosProvider, 'mayBeLost' | 'forge'>;

export async function openWebhookRelay(random: Random): Promise<WebhookRelay> {
  let deliver: (message: Message) => Promise<Taken> = async () => 'unread';
  let provider: Messages = { mayBeLost: () => true, forge: (body) => body };
  const forged = { sent: 0, taken: 0 };

  async function pass(message: Message): Promise<boolean> {
    const fate = random.int(1, 100);
    // The provider believes that it was taken: it never sends it again.
    if (fate <= 15 && provider.mayBeLost(message.body)) return true;
    if (fate <= 35) await sleep(random.int(100, 1_500));
    if (fate <= 60) void deliver(message).catch(() => {});
    if (fate > 90) {
      forged.sent += 1;
      const answer = await deliver({ ...message, body: provider.forge(message.body) }).catch(() => 'refused');
      if (answer === 'taken') forged.taken += 1;
    }
    return (await deliver(message)) !== 'refused';
  }

  const server = createServer(async (request, response) => {
    const message = { headers: request.headers as Record<string, string>, body: await readBody(request) };
    const isTaken = await pass(message).catch(() => false);
    response.statusCode = isTaken ? 200 : 503;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/payment`,
    forwardTo(take, of) {
      deliver = take;
      provider = of;
    },
    forged: () => forged,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
