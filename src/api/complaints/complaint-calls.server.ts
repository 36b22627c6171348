import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { digestToken } from '../../database/token.server.ts';
import { complaintFiles } from '../../defaults.ts';
import type { Complaint } from '../../domain/cases/complaint.ts';
import type { ComplaintOutcome } from '../../features/complaints/complaint-outcome.ts';
import { COMPLAINT_FIELDS, checkComplaint } from '../../features/complaints/complaint-rules.ts';
import { complaintSchema } from '../../features/complaints/complaint-schema.server.ts';
import { type ComplaintValues, toSentFields } from '../../features/complaints/complaint-values.ts';
import { sendComplaint } from '../../features/complaints/send-complaint.server.ts';
import { replyParam } from '../../features/complaints/with-complaint-reply.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { requireVisitorId } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import type { ComplaintsDeps } from './complaints-deps.ts';
import { describeFileOwner } from './file-owner.server.ts';
import { type ReadComplaintForm, readComplaintForm } from './read-complaint-form.server.ts';
import { registerUploadCalls } from './upload-calls.server.ts';

const answer = z.object({
  success: z.boolean(),
  caseNumber: z.string().optional().describe('Number of the case, where it was taken'),
  error: z.string().optional().describe('Why it was not taken'),
  files: z.array(z.string()).readonly().optional().describe('Names of the files that the error is about'),
});

/** Registers `complaint_form` (API-007 to API-009) and the calls that send its files ahead. */
export function registerComplaintCalls(app: FastifyInstance, deps: ComplaintsDeps): void {
  registerUploadCalls(app, deps);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    addRoute(scope, 'complaint_form', {
      purpose: 'uploads',
      bodyTimeoutMs: complaintFiles.formTimeoutMs,
      schema: {
        summary: 'Send a complaint or compliment about a booking',
        description:
          'Fields: email, firstName, lastName, street, zipCode, city, country, phone, text, reason (compliment or complaint), orderId, ' +
          'contactTourGuideOnSite (true or false), salutation (MALE or FEMALE), recaptcha where a captcha is configured, and file[]: files, or ids of files that were sent ahead.',
        tags: ['shop'],
        consumes: ['multipart/form-data'],
        params: localeParams,
        response: {
          200: answer,
          303: z.null().describe('For forms without script; `Location` is the next page'),
          '4xx': errorSchema,
        },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const wantsPage = (request.headers.accept ?? '').includes('text/html');
        return wantsPage ? answerPage(request, reply, deps) : answerCall(request, reply, deps);
      },
    });
  });
}

/** A call of a program: nothing stays of files that it sent with a complaint that was not taken. */
async function answerCall(request: FastifyRequest, reply: FastifyReply, deps: ComplaintsDeps) {
  const { form, visitorId } = await receive(request, reply, deps);
  const forget = async () => {
    for (const { id } of form.files) await deps.uploads.remove(digestToken(visitorId), id);
  };
  if (form.refusal !== null) {
    await forget();
    return reply.send({ success: false, error: form.refusal.reason, files: form.refusal.names });
  }
  const read = complaintSchema.safeParse(form.fields);
  if (!read.success) {
    await forget();
    const fields = listIssues(read.error);
    if (Object.keys(fields).join() === 'email') return reply.send({ success: false, error: 'emailInvalid' });
    throw new HttpError(400, 'invalid-input', 'The complaint is not valid.', { fields });
  }
  const outcome = await send(request, deps, { form, visitorId, complaint: read.data });
  if (!outcome.success) await forget();
  return reply.send(outcome);
}

/** A form without script: its sender is led back to the page, which says what happened and has what was typed. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, deps: ComplaintsDeps) {
  const { form, visitorId } = await receive(request, reply, deps);
  const { fields } = form;
  const values: ComplaintValues = Object.fromEntries(
    COMPLAINT_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const faults = checkComplaint(values);
  const isChecked = form.refusal === null && Object.keys(faults).length === 0;
  const read = isChecked ? complaintSchema.safeParse(toSentFields(values)) : null;
  const outcome: ComplaintOutcome | null = read?.success
    ? await send(request, deps, { form, visitorId, complaint: read.data })
    : null;
  if (outcome?.success)
    return redirect(request, reply, deps, visitorId, fields, { sent: true, caseNumber: outcome.caseNumber });
  const ids = [...form.fileIds, ...form.files.map(({ id }) => id)];
  return redirect(request, reply, deps, visitorId, fields, {
    sent: false,
    values,
    faults,
    error: form.refusal?.reason ?? outcome?.error ?? (Object.keys(faults).length > 0 ? null : 'genericError'),
    refusedFiles: form.refusal?.names ?? outcome?.files ?? [],
    files: await deps.uploads.findComplete(digestToken(visitorId), ids),
  });
}

async function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { replies }: ComplaintsDeps,
  visitorId: string,
  fields: Readonly<Record<string, string>>,
  shown: Parameters<ComplaintsDeps['replies']['store']>[1],
) {
  const token = await replies.store(visitorId, shown);
  const home = buildPath('homepage', { _locale: request.visit.locale });
  const back = new URL(findLocalPath(fields.return ?? '') ?? home, 'http://shop');
  back.searchParams.set(replyParam, token);
  return reply.redirect(`${back.pathname}${back.search}#complaint`, 303);
}

async function receive(request: FastifyRequest, reply: FastifyReply, { uploads, secret }: ComplaintsDeps) {
  const visitorId = requireVisitorId(request, reply);
  const owner = describeFileOwner(request, visitorId, secret);
  return { visitorId, form: await readComplaintForm(request, uploads, owner) };
}

interface ReceivedComplaint {
  readonly form: ReadComplaintForm;
  readonly visitorId: string;
  readonly complaint: Complaint;
}

function send(
  { visit, site, ip }: FastifyRequest,
  { sending }: ComplaintsDeps,
  { form, visitorId, complaint }: ReceivedComplaint,
): Promise<ComplaintOutcome> {
  const { formKey = '', recaptcha = '' } = form.fields;
  return sendComplaint(sending, {
    complaint,
    source: { brand: site.brand.key, language: visit.language, locale: visit.locale, origin: site.origin },
    asker: { visitorId, network: limitedNetwork(ip) },
    fileIds: [...form.fileIds, ...form.files.map(({ id }) => id)],
    // Without a key the same words are the same form.
    formKey: formKey === '' ? JSON.stringify(complaint) : formKey,
    captchaToken: recaptcha === '' ? null : recaptcha,
  });
}

function listIssues({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? 'body'), message]));
}
