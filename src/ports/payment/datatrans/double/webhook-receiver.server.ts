import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** Takes webhooks and keeps them until a test reads them. @testSupport */
export async function openWebhookReceiver() {
  const messages: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      messages.push({ headers: request.headers as ReceivedMessage['headers'], body });
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Removes what has come, and returns it. */
    take: (): readonly ReceivedMessage[] => messages.splice(0),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
