import type { FastifyInstance } from 'fastify';
import type { CallFault } from '../../ports/payment/payment-under-test.ts';

/** The provider's own faults; `rejected`: it knows no such shop. */
export type ProviderMisbehaviour = Exclude<CallFault, 'unknown-code'> | 'rejected';

const unworked: Readonly<Partial<Record<ProviderMisbehaviour, readonly [status: number, body: string]>>> = {
  'rate-limited': [429, ''],
  'server-error': [500, '{"error":"internal"}'],
  unavailable: [503, ''],
  rejected: [401, '{"error":"wrong-password"}'],
};

const spoiled: Readonly<Partial<Record<ProviderMisbehaviour, string>>> = {
  empty: '',
  'not-json': '<html><body>Maintenance</body></html>',
  'unknown-word': '{"outcome":"granted-on-reserve","paymentId":"any"}',
};

/** Faults of the embedded provider's API, each for the next call whose address begins with a path. @testSupport */
export function createMisbehaviours() {
  const planned = new Map<string, ProviderMisbehaviour>();
  const begun = new WeakMap<object, ProviderMisbehaviour>();

  return {
    plan: (path: string, kind: ProviderMisbehaviour) => void planned.set(path, kind),
    clear: () => planned.clear(),
    addTo(app: FastifyInstance): void {
      app.addHook('onRequest', async (request, reply) => {
        const [path, kind] = [...planned].find(([start]) => request.url.startsWith(start)) ?? [];
        if (path === undefined || kind === undefined) return undefined;
        planned.delete(path);
        begun.set(request.raw, kind);
        if (kind === 'request-lost') {
          request.raw.socket.destroy();
          return reply.hijack();
        }
        const [status, body] = unworked[kind] ?? [];
        return status === undefined ? undefined : reply.code(status).type('application/json').send(body);
      });
      app.addHook('onSend', async (request, _reply, payload) => {
        const kind = begun.get(request.raw);
        if (kind === 'answer-lost') request.raw.socket.destroy();
        return (kind && spoiled[kind]) ?? payload;
      });
    },
  };
}
