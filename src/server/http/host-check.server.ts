import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseHost } from './parse-host.ts';

/** What makes a site of a host, for the operator who opens it. */
const settingUp =
  'Set BASE_URL to the address that visitors use, for example BASE_URL=https://www.example.com, or add the host to those of its brand.';

/**
 * Refuses requests for hosts that are none of ours, before anything of the shop sees them: 400 for two hosts or an
 * impossible one, 421 Misdirected Request (RFC 9110, 15.5.20) for a foreign one. The first foreign host of a process is a
 * warning, because a forgotten BASE_URL shows that way; all others are left to the line of their request.
 * @param hint for the operator who meant to open a site
 */
export function registerHostCheck(
  app: FastifyInstance,
  isOwnHost: (request: FastifyRequest) => boolean,
  hint = settingUp,
): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isHostFree === true) return done();
    if (hasSeveralHosts(request) || parseHost(request.host) === null)
      return void refuse(reply, 400, 'This is not an address of a site.\n');
    if (isOwnHost(request)) return done();
    if (!hasWarned) {
      hasWarned = true;
      request.log.warn(
        { host: request.host },
        `a request for a host that is no site of this server was refused. ${hint}`,
      );
    }
    refuse(
      reply,
      421,
      `This server has no site at this address.\n\nTo its operator: ${hint}\nSee docs/operations.md, Hosts.\n`,
    );
  });
}

function refuse(reply: FastifyReply, status: 400 | 421, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(text);
}

/** A proxy in front may believe another one of them than we do (RFC 9112, 3.2). */
function hasSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
