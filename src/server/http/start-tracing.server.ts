import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { redactLog } from '../process/redact-log.ts';
import { routeLabel } from './request-log.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/**
 * One span per request, part of the caller's trace where a proxy began one (W3C Trace Context), sent in batches to
 * `<endpoint>/v1/traces` (OTLP over HTTP). What is still unsent when the server ends is sent then.
 */
export function startTracing(app: FastifyInstance, endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fernweh' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('fernweh');
  const propagator = new W3CTraceContextPropagator();

  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    request.span = tracer.startSpan(
      request.method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'url.path': redactLog(request.url) },
      },
      parent,
    );
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeLabel(request);
    request.span?.updateName(`${request.method} ${route}`).setAttributes({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'request.id': request.id,
    });
    if (reply.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR });
    request.span?.end();
    done();
  });
  // An unreachable collector must not hold up the end.
  app.addHook('onClose', () =>
    provider.shutdown().catch((error) => app.log.warn({ err: error }, 'traces could not be sent')),
  );
}
