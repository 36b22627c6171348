import type { FastifyInstance } from 'fastify';
import { type TrustedProxies, trustsAnyProxy } from '../process/trusted-proxies.ts';

const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Says once in the log that a proxy is in front which the settings do not know: nothing else would show that. */
export function registerProxyWarnings(
  app: FastifyInstance,
  { trustedProxies, baseUrl }: { readonly trustedProxies: TrustedProxies | null; readonly baseUrl: string },
): void {
  const isHttps = baseUrl.startsWith('https:');
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasWarned) return done();
    const header = forwardedHeaders.find((name) => request.headers[name] !== undefined);
    if (header === undefined) return done();
    if (trustedProxies === null) {
      hasWarned = true;
      request.log.warn(
        { header },
        'a request came through a proxy, but TRUST_PROXY is not set: limits by address take all visitors for one. Set it to the number of proxies, or to 0 if there is none',
      );
    } else if (trustsAnyProxy(trustedProxies) && request.protocol === 'https' && !isHttps) {
      hasWarned = true;
      request.log.warn(
        { baseUrl },
        'visitors come by https, but BASE_URL does not: links lead to http and other names are refused. Set it to the address that visitors use',
      );
    }
    done();
  });
}
