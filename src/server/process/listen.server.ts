import type { ServerResponse } from 'node:http';
import { createServer, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { processTimings, requestLimits } from '../../defaults.ts';
import { StartupError } from '../../settings/startup-error.ts';

/** What this module needs of a Fastify app, with any logger and schemas. */
export type HttpApp = Pick<FastifyInstance, 'listen' | 'close' | 'server' | 'log'>;

export type Listening = {
  /** Where a browser on this machine finds the site. */
  url: string;
  /**
   * Takes no new connection, and waits until those that are open have ended, each with its next response; those on which nobody has asked for
   * anything for `processTimings.retireIdleMs` are left to `close`.
   */
  retire(): Promise<void>;
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
    const requests = watchRequests(app);
    await listenQuietly(app, host === 'localhost' ? '127.0.0.1' : host, port);
    const address = app.server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    const second = host === 'localhost' ? await listenOnIpv6(app, actualPort) : null;
    return {
      url: describeUrl(host, actualPort),
      retire: () => retire(app, second, requests),
      close: () => close(app, second),
    };
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

interface Requests {
  /** Without a response yet. */
  open: number;
  /** When the last one came, as `performance.now()` says. */
  last: number;
  /** Whether each connection ends with the response. */
  areLast: boolean;
}

/** Counts requests in front of all that answers them. */
function watchRequests(app: HttpApp): Requests {
  const requests: Requests = { open: 0, last: 0, areLast: false };
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    requests.open += 1;
    requests.last = performance.now();
    if (requests.areLast) response.shouldKeepAlive = false;
    response.once('close', () => {
      requests.open -= 1;
    });
  });
  return requests;
}

/** The HTTP server's own closing would end idle connections at once, on which a request may be under way. */
async function retire(app: HttpApp, second: Server | null, requests: Requests): Promise<void> {
  requests.areLast = true;
  const begun = performance.now();
  Server.prototype.close.call(app.server);
  second?.close();
  const { retireIdleMs, retireMs } = processTimings;
  for (;;) {
    const now = performance.now();
    const isIdle = requests.open === 0 && now - Math.max(begun, requests.last) > retireIdleMs;
    const connections = await Promise.all([app.server, second].map(countConnections));
    if (isIdle || connections.every((count) => count === 0) || now - begun > retireMs) return;
    await sleep(50);
  }
}

function countConnections(server: Server | null): Promise<number> {
  return new Promise((resolve, reject) => {
    if (server === null) return resolve(0);
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
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
