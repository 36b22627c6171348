import type { FastifyReply } from 'fastify';

/**
 * Has the browser forget what its pages have stored: who signs out leaves no copies of trips, searches or drafts behind. Cookies stay, each is
 * cleared by name; browsers obey over https and on this machine.
 */
export function clearBrowserData(reply: FastifyReply): void {
  reply.header('clear-site-data', '"storage"');
}
