import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import { supplyLogPolicy } from '../../../defaults.ts';
import { createWakeSignal } from '../wake-signal.server.ts';
import { natsLimits } from './nats-limits.ts';

export interface NatsLink {
  /** Null while no server is reached. */
  current(): NatsConnection | null;
  close(): Promise<void>;
}

interface Options {
  /** One or more addresses, separated by commas; the first may contain user and password, or a token alone. */
  readonly url: string;
  /** Called each time a connection has come about. */
  readonly connected: () => void;
  readonly report: (error: unknown) => void;
}

/** Holds a connection to NATS until it is closed, and reconnects whenever servers come and go. */
export function connectNats({ url, connected, report }: Options): NatsLink {
  const ending = new AbortController();
  const pause = createWakeSignal();
  const options = parseNatsUrl(url);
  let connection: NatsConnection | null = null;
  let isUp = false;

  async function stayConnected(): Promise<void> {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      connection = await connect(options).catch((error: unknown) => {
        if (tries === 0) report(error);
        return null;
      });
      if (connection) await watch(connection);
      await pause.sleep(supplyLogPolicy.retryDelayMs, ending.signal);
    }
  }

  /** Until it is closed for good; it reconnects by itself before. */
  async function watch(own: NatsConnection): Promise<void> {
    if (ending.signal.aborted) return own.close();
    turn(true);
    for await (const status of own.status()) {
      if (status.type === 'disconnect') turn(false);
      if (status.type === 'reconnect') turn(true);
    }
    turn(false);
  }

  function turn(up: boolean): void {
    isUp = up;
    if (up) connected();
  }

  const done = stayConnected();
  return {
    current: () => (isUp ? connection : null),
    async close() {
      ending.abort();
      await connection?.close();
      await done;
    },
  };
}

/** @throws TypeError for what is no address */
export function parseNatsUrl(text: string): ConnectionOptions {
  const urls = text.split(',').map((part) => new URL(part.trim()));
  const [first] = urls;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: urls.map(({ host }) => host),
    ...(pass ? { user, pass } : user ? { token: user } : {}),
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    name: 'fernweh',
    timeout: natsLimits.connectTimeoutMs,
    maxReconnectAttempts: -1,
    reconnectTimeWait: supplyLogPolicy.retryDelayMs,
    pingInterval: supplyLogPolicy.heartbeatMs,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
  };
}
