import type { FastifyInstance } from 'fastify';

/** Sends a span per request to an OpenTelemetry collector. Without an endpoint nothing of it is even loaded. */
export async function registerTracing(app: FastifyInstance, endpoint: string | null): Promise<void> {
  if (endpoint === null) return;
  const { startTracing } = await import('./start-tracing.server.ts');
  startTracing(app, endpoint);
}
