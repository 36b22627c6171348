import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A database of the tests by TCP: its socket lets no other user in. */
export interface DatabasePort {
  readonly url: string;
  close(): void;
}

/** @param socketUrl of a database on this machine, with the folder of its socket as `host` */
export async function openDatabasePort(socketUrl: string): Promise<DatabasePort> {
  const url = new URL(socketUrl);
  const socket = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client.once('close', () => clients.delete(client)));
    const database = connect(socket);
    client.pipe(database).pipe(client);
    client.on('error', () => undefined).once('close', () => database.destroy());
    database.on('error', () => undefined).once('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://app@127.0.0.1:${port}${url.pathname}`,
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}
