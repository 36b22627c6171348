import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { inboundMailLimits } from '../../../defaults.ts';
import type { InboundMail, InboundMailHandler, InboundMailPort } from '../inbound-mail-port.ts';

interface InboundSmtpOptions {
  /** 0 lets the system pick a free one. */
  readonly port: number;
  readonly host: string;
  readonly handler: InboundMailHandler;
  /** Receives what could not be read or stored; never an address. */
  readonly report: (error: unknown) => void;
  /** Milliseconds for a whole mail. */
  readonly mailTimeoutMs?: number;
}

/**
 * A mail server for our own addresses alone (RFC 5321), behind the operator's mail server, which delivers to it. It relays nothing: an
 * address that is not ours is refused before a mail is read.
 */
export async function openInboundSmtp({
  port,
  host,
  handler,
  report,
  mailTimeoutMs = inboundMailLimits.mailTimeoutMs,
}: InboundSmtpOptions): Promise<InboundMailPort> {
  const server = new SMTPServer({
    name: 'mail',
    banner: 'ready',
    size: inboundMailLimits.maxBytes,
    maxClients: inboundMailLimits.maxConnections,
    socketTimeout: inboundMailLimits.socketTimeoutMs,
    closeTimeout: inboundMailLimits.closeTimeoutMs,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= inboundMailLimits.maxRecipients)
        return done(refuse(452, 'Too many recipients'));
      handler.accepts(address).then(
        (isOurs) => done(isOurs ? null : refuse(550, 'No such mailbox here')),
        (error) => {
          report(error);
          done(refuse(451, 'Please try again later'));
        },
      );
    },
    onData(stream, session, done) {
      const timer = setTimeout(() => closeConnection(server, session), mailTimeoutMs);
      take(stream, session)
        .then(
          () => done(null, 'Accepted'),
          (error) => {
            if (!isRefusal(error)) report(error);
            done(isRefusal(error) ? error : refuse(451, 'Please try again later'));
          },
        )
        .finally(() => clearTimeout(timer));
    },
  });
  server.on('error', report);

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await readAll(stream);
    const isBounce = envelope.mailFrom === false || envelope.mailFrom.address === '';
    const mail = await parse(raw, isBounce);
    for (const { address } of envelope.rcptTo) await handler.receive(address, mail);
  }

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Reads to the end even what is too long: the answer comes after it. Only as much as may be is kept in memory. */
async function readAll(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= inboundMailLimits.maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    // Its sender went away, and sends it again.
    throw refuse(451, 'The mail has no end');
  }
  if (bytes > inboundMailLimits.maxBytes) throw refuse(552, 'The mail is too large');
  return Buffer.concat(chunks);
}

async function parse(raw: Uint8Array, isBounce: boolean): Promise<InboundMail> {
  try {
    // With the first mail: what reads them is large, and most servers receive none.
    const { parseMail } = await import('./parse-mail.server.ts');
    return await parseMail(raw, isBounce);
  } catch {
    // The same mail would fail again.
    throw refuse(554, 'The mail cannot be read');
  }
}

const refuse = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const isRefusal = (error: unknown): error is Error => error instanceof Error && 'responseCode' in error;

function closeConnection(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
}
