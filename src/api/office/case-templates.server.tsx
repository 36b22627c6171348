import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { caseLimits, requestLimits } from '../../defaults.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { TemplatesPage } from '../../features/cases/office/templates-page.tsx';
import { CASE_TOPICS } from '../../features/cases/templates/case-topics.ts';
import { buildPath } from '../../url.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const language = z.enum(LANGUAGES);

/** The texts that answers begin with, and their changes. */
export function registerCaseTemplates(
  app: FastifyInstance,
  { staff, cases }: Pick<OfficeDeps, 'staff' | 'cases'>,
): void {
  addOfficeRoute(app, staff, 'back_office_case_templates', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ of: language.optional(), outcome: z.literal('done').optional() }),
    },
    handler: async (request, reply, member) => {
      const of = request.query.of ?? languageOf(request);
      const props = { of, templates: await cases.templates.list(of), texts: await textsOf(request) };
      const hasChanged = request.query.outcome === 'done';
      return sendOfficePage(request, reply, member, <TemplatesPage {...props} hasChanged={hasChanged} />);
    },
  });
  addOfficeRoute(app, staff, 'back_office_case_template_change', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes * 4,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({
        topic: z.enum(CASE_TOPICS),
        of: language,
        body: z.string().trim().max(caseLimits.maxAnswerLength),
      }),
    },
    handler: async (request, reply, member) => {
      const { topic, of, body } = request.body;
      await cases.templates.change(topic, of, body);
      await staff.audit(member.id, 'case template changed', `${topic} ${of}`);
      return reply.redirect(buildPath('back_office_case_templates', {}, { of, outcome: 'done' }), 303);
    },
  });
}
