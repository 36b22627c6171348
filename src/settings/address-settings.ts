import { z } from 'zod';
import { isPrivateHost } from './is-private-host.ts';

/** What is no address is refused before a further rule reads it. */
export const httpAddress = z.url({ protocol: /^https?$/, abort: true });

/** An address that names a host and nothing of what is on it. */
export const httpOrigin = httpAddress
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform((url) => url.origin);

/** Where a vendor is reached: keys and payments travel there, so only a double near by may do without https. */
export const vendorOrigin = httpOrigin.refine((origin) => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isPrivateHost(hostname);
});

/** What such a setting must be, as an operator reads it after a bad value. */
export const vendorOriginExpectation =
  'an https address without a path, for example https://api.example.com, or the http address of a double on this machine or its network';

/** A server of this machine or network: `/run/server.sock`, `localhost:3310` or `[::1]:3310`; null for anything else. */
export function parseSocketAddress(
  text: string,
): { readonly path: string } | { readonly host: string; readonly port: number } | null {
  if (text.startsWith('/')) return { path: text };
  const parts = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text);
  const port = Number(parts?.[3]);
  const host = parts?.[1] ?? parts?.[2];
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port };
}

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

/** A host name or an address that a server listens on. */
export const listenHost = z
  .string()
  .regex(/^[\w.:-]+$/)
  .default('localhost');
