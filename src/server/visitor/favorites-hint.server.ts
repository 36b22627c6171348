import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimes } from '../../defaults.ts';

const name = 'has_favorites';

/** Tells the browser, which cannot read whose favourites they are, whether there are any to ask for. */
export function setFavoritesHint({ site }: FastifyRequest, reply: FastifyReply, hasFavorites: boolean): void {
  const options = { path: '/', sameSite: 'lax', secure: site.isHttps } as const;
  if (hasFavorites) reply.setCookie(name, '1', { ...options, maxAge: sessionLifetimes.favoritesSeconds });
  else reply.clearCookie(name, options);
}
