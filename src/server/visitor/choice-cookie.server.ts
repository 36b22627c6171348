import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

const day = 86_400;

/** How the cookies of a visitor's choices are set: for this site alone, out of reach of scripts. Ages in seconds. */
export function choiceCookie({ site }: FastifyRequest, days: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: site.isHttps, maxAge: days * day };
}
