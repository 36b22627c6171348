import type { CookieSerializeOptions } from '@fastify/cookie';

const day = 86_400;

/** How the cookies of a visitor's choices are set: for this site alone, out of reach of scripts. Ages in seconds. */
export function choiceCookie(isHttps: boolean, days: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: days * day };
}
