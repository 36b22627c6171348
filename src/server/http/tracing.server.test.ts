import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** A collector that takes what is sent to it over a real socket. */
async function openCollector() {
  const spans: SentSpan[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    paths.push(request.url ?? '');
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, paths, close: () => server.close() };
}

test('a request becomes a span in the trace of its caller, and arrives at the collector', async () => {
  const collector = await openCollector();
  const { app } = await buildTestApp({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await app.inject({
    url: '/de-de?token=secret-of-a-visitor',
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await app.close();
  collector.close();

  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const span = collector.spans.find(({ name }) => name === 'GET homepage');
  expect(span).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(JSON.stringify(collector.spans)).not.toContain('secret-of-a-visitor');
});
