import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that takes everything: what production's adapter sends, as readers' programs see it.
 * @param at port, such as that of one that was closed; 0 for a free one
 */
export async function openMailServer(at = 0) {
  const received: { readonly to: readonly string[]; readonly mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** In order. */
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
