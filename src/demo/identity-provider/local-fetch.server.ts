import { request } from 'node:http';
import type { CustomFetch } from 'openid-client';

/**
 * Calls a server of this process at its port, whatever the name in the address: `id.localhost` is a name that browsers know and the
 * resolvers of many machines do not.
 * @param port of this process; a function, because the system may choose it
 */
export function createLocalFetch(port: () => number): CustomFetch {
  return (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { host, pathname, search } = new URL(address);
      const call = request({
        host: '127.0.0.1',
        port: port(),
        path: pathname + search,
        method,
        headers: { ...headers, host },
        ...(signal === undefined ? {} : { signal }),
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 500 } = answer;
          const isEmpty = status === 204 || status === 304;
          resolve(
            new Response(isEmpty ? null : Buffer.concat(pieces), {
              status,
              headers: toHeaders(answer.headers),
            }),
          );
        });
      });
      call.end(body === undefined || body === null ? undefined : String(body));
    });
}

function toHeaders(headers: NodeJS.Dict<string | string[]>): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) all.append(name, each);
  return all;
}
