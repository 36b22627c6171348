import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { processTimings, requestLimits } from '../../defaults.ts';
import { StartupError } from '../../settings/startup-error.ts';

/** What this module needs of a Fastify app, with any logger and schemas. */
export type HttpApp = Pick<FastifyInstance, 'listen' | 'close' | 'server' | 'log'>;

export type Listening = {
  /** Where a browser on this machine finds the site. */
  url: string;
  /** Takes no new request, lets those in flight finish (4 s at most), closes what is idle. */
  close(): Promise<void>;
};

/**
 * Listens on a host and port; `localhost` means 127.0.0.1 and ::1.
 * @param setting that names the port
 * @throws StartupError naming that setting or HOST.
 */
export async function listen(
  app: HttpApp,
  host: string,
  port: number,
  setting: 'PORT' | 'PAYMENT_PORT' | 'LOYALTY_PORT' | 'OPERATOR_PORT' = 'PORT',
): Promise<Listening> {
  try {
    app.server.maxConnections = requestLimits.maxConnections;
    await listenQuietly(app, host === 'localhost' ? '127.0.0.1' : host, port);
    const address = app.server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    const second = host === 'localhost' ? await listenOnIpv6(app, actualPort) : null;
    return { url: describeUrl(host, actualPort), close: () => close(app, second) };
  } catch (error) {
    throw describeRefusal(error, host, port, setting);
  }
}

/** Suppresses Fastify's own log line about listening: the operator waits for the shop's line. */
async function listenQuietly(app: HttpApp, host: string, port: number): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ host, port });
  app.log.level = level;
}

/**
 * Passes connections to ::1 to the one HTTP server. Fastify's own listening on `localhost` makes a second one, which
 * its close() does not wait for, and passes over a taken port there.
 */
async function listenOnIpv6(app: HttpApp, port: number): Promise<Server | null> {
  const server = createServer((socket) => app.server.emit('connection', socket));
  server.maxConnections = requestLimits.maxConnections;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host: '::1', port, ipv6Only: true }, resolve);
    });
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    return null;
  }
}

async function close(app: HttpApp, second: Server | null): Promise<void> {
  // A connection that was busy when the end began becomes idle later, and would stay open for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => app.server.closeAllConnections(), processTimings.closeConnectionsAfterMs);
  const secondClosed = new Promise<void>((resolve) => (second ? second.close(() => resolve()) : resolve()));
  await Promise.all([app.close(), secondClosed]);
  clearInterval(sweep);
  clearTimeout(limit);
}

function describeUrl(host: string, port: number): string {
  if (['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function describeRefusal(error: unknown, host: string, port: number, setting: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program: stop that one, or set ${setting} to a free port, for example ${setting}=${port + 1}.`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `Port ${port} is reserved for the system: set ${setting} to one above 1023, for example ${setting}=3000.`,
    );
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return new StartupError(
      `The host "${host}" is not an address of this machine: set ${setting === 'OPERATOR_PORT' ? 'OPERATOR_HOST' : 'HOST'} to localhost, or to 0.0.0.0 for all addresses.`,
    );
  }
  return error;
}
