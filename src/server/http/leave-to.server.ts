import type { FastifyReply } from 'fastify';

/**
 * Answers 303 to an address of this or another site. No cache stores the redirect, and its target gets no referrer: the address that led here may
 * hold the key of a link or the code of a sign-in.
 * @param address complete, or a path of this site; never one that a visitor has sent without `findLocalPath`
 */
export function leaveTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 303);
}
