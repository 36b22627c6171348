import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { complaintFiles, requestLimits } from '../../defaults.ts';
import {
  uploadAnswer,
  uploadBody,
  uploadedPart,
  uploadPartQuery,
} from '../../features/complaints/uploads/upload-schemas.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import type { ComplaintsDeps } from './complaints-deps.ts';
import { describeFileOwner, findFileOwner } from './file-owner.server.ts';

const params = localeParams.extend({ uploadId: z.string() });

/**
 * Files of a complaint that are sent ahead, part by part, so that progress can be shown and a lost connection costs one part
 * (an addition to API-008): begin with name and size, send parts from an offset, ask for the offset after a loss. A part that breaks off
 * counts as far as it came.
 */
export function registerUploadCalls(app: FastifyInstance, deps: ComplaintsDeps): void {
  const { uploads, secret } = deps;

  addRoute(app, 'complaint_upload', {
    purpose: 'uploads',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      summary: 'Begin a file of a complaint',
      tags: ['shop'],
      params: localeParams,
      body: uploadBody,
      response: { 200: uploadAnswer, '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const owner = describeFileOwner(request, requireVisitorId(request, reply), secret);
      const begun = await uploads.begin(owner, request.body);
      return reply.send(
        'id' in begun ? { success: true, id: begun.id } : { success: false, error: begun.refused },
      );
    },
  });

  addRoute(app, 'complaint_upload_remove', {
    purpose: 'uploads',
    schema: {
      summary: 'Delete a file that was sent ahead',
      tags: ['shop'],
      params,
      response: { 200: uploadAnswer, '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const owner = findFileOwner(request);
      if (owner !== null) await uploads.remove(owner, request.params.uploadId);
      return reply.send({ success: true });
    },
  });

  void app.register(async (scope) => registerParts(scope, deps));
}

/** The body of a part is read by the handler, as it comes. */
function registerParts(scope: FastifyInstance, { uploads }: ComplaintsDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  addRoute(scope, 'complaint_upload_part', {
    purpose: 'uploads',
    bodyTimeoutMs: complaintFiles.partTimeoutMs,
    schema: {
      summary: 'Ask how much of a file is there, or send its next part',
      tags: ['shop'],
      consumes: ['application/octet-stream'],
      params,
      querystring: uploadPartQuery,
      response: { 200: uploadedPart, '4xx': errorSchema },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { uploadId } = request.params;
      const owner = findFileOwner(request);
      const found = owner === null ? null : await uploads.find(owner, uploadId);
      if (owner === null || found === null) throw new HttpError(404, 'not-found', 'There is no such file.');
      if (request.method !== 'POST')
        return reply.send({ success: true, offset: found.offset, isComplete: found.isComplete });
      const { offset = 0 } = request.query;
      const part = await uploads
        .append(owner, uploadId, offset, readPart(request))
        .catch(refuseBroken(request));
      if (part.outcome === 'refused') return reply.send({ success: false, error: part.reason });
      const isComplete = part.outcome === 'complete';
      return reply.send({
        success: part.outcome !== 'conflict',
        offset: part.outcome === 'complete' ? part.file.bytes : part.offset,
        isComplete,
      });
    },
  });
}

async function* readPart({ raw }: FastifyRequest): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of raw as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > complaintFiles.maxPartBytes)
      throw new HttpError(413, 'body-too-large', 'The part of the file is too large.');
    yield piece;
  }
}

/** A sender who has gone reads no answer: what the log needs is that nothing of ours has failed. */
function refuseBroken({ raw }: FastifyRequest) {
  return (error: unknown): never => {
    if (raw.complete || error instanceof HttpError) throw error;
    throw new HttpError(400, 'invalid-input', 'The part of the file broke off.');
  };
}
