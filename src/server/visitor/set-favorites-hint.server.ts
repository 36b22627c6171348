import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimes } from '../../defaults.ts';

const name = 'has_favorites';

/** Sets the cookie by which the browser's script knows whether there are favourites to ask for. */
export function setFavoritesHint({ site }: FastifyRequest, reply: FastifyReply, hasFavorites: boolean): void {
  const options = { path: '/', sameSite: 'lax', secure: site.isHttps } as const;
  if (hasFavorites) reply.setCookie(name, '1', { ...options, maxAge: sessionLifetimes.favoritesSeconds });
  else reply.clearCookie(name, options);
}
