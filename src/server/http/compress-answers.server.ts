import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this many characters compression costs more than it saves: one network packet either way. */
const smallest = 1200;
const compressible = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/;

/**
 * Compresses pages and data on the fly. Quick levels on purpose: higher ones cost as much time as rendering the page.
 * Built files are compressed at build time, pictures by their format; neither passes here as text.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < smallest || !isCompressible(reply))
      return done(null, payload);
    addVary(reply, 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    done(null, compressors[encoding](payload));
  });
}

const compressors = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

function isCompressible(reply: FastifyReply): boolean {
  return (
    !reply.hasHeader('content-encoding') && compressible.test(String(reply.getHeader('content-type') ?? ''))
  );
}

/** The better of the encodings a client accepts (RFC 9110, section 12.5.3), or null for none. */
export function chooseEncoding(accepted: string | undefined): keyof typeof compressors | null {
  if (accepted === undefined) return null;
  const refused = new Set<string>();
  const wanted = new Set<string>();
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', weight = ''] = entry.split(';').map((part) => part.trim());
    (/^q=0(?:\.0*)?$/.test(weight) ? refused : wanted).add(name);
  }
  const isAccepted = (name: string) => !refused.has(name) && (wanted.has(name) || wanted.has('*'));
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : null;
}

function addVary(reply: FastifyReply, field: string): void {
  const vary = String(reply.getHeader('vary') ?? '');
  reply.header('vary', vary === '' ? field : `${vary}, ${field}`);
}
