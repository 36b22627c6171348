import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { caseLimits, officeLists, requestLimits } from '../../defaults.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import { seesBrand, shareBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { findNextDeadlineState } from '../../features/cases/model/case-life.ts';
import {
  CASE_OUTCOMES,
  type CaseFileRecord,
  type CaseOutcome,
  type CaseRecord,
  type CaseStaff,
  COMPENSATION_KINDS,
} from '../../features/cases/model/case-record.ts';
import { CASE_STATES } from '../../features/cases/model/case-state.ts';
import { CASE_CHANGES } from '../../features/cases/office/case-audit-formatters.ts';
import { buildCaseListPath, CASE_DUES, CASE_SORTS } from '../../features/cases/office/case-filters.ts';
import { findRefusedCaseForm } from '../../features/cases/office/case-form.ts';
import { CaseListPage, listCaseColumns } from '../../features/cases/office/case-list-page.tsx';
import { CasePage } from '../../features/cases/office/case-page.tsx';
import type { RefusedCaseForm } from '../../features/cases/office/case-page-props.ts';
import { carryOutChange } from '../../features/cases/store/carry-out-change.server.ts';
import { addTemplate } from '../../features/cases/templates/add-template.ts';
import { CASE_TOPICS } from '../../features/cases/templates/case-topics.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { registerCaseTemplates } from './case-templates.server.tsx';
import { listTurn, sendListFile } from './list-file.server.ts';
import { sealedSearch } from './office-search.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const form = { hide: true, consumes: ['application/x-www-form-urlencoded'] } as const;
const filters = {
  state: z.enum(['', ...CASE_STATES]).default(''),
  assignedTo: z.union([z.uuid(), z.literal(['', 'nobody'])]).default(''),
  due: z.enum(CASE_DUES).default('waiting'),
  sort: z.string().max(officeLists.maxSearchLength).default(''),
};
const params = z.object({ caseNumber: z.string() });

/** Lists, pages and changes of cases. The audit log stores who has seen and changed which. */
export function registerCases(app: FastifyInstance, office: OfficeDeps): void {
  registerCaseList(app, office);
  registerCase(app, office);
  registerCaseTemplates(app, office);
}

function registerCaseList(
  app: FastifyInstance,
  { staff, cases, searches, accounts, clock }: OfficeDeps,
): void {
  addOfficeRoute(app, staff, 'back_office_cases', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        search: sealedSearch,
        ...filters,
        page: listTurn.page,
        format: listTurn.format,
      }),
    },
    handler: async (request, reply, member) => {
      const { page: asked, format, ...chosen } = request.query;
      const isFile = format === 'csv';
      const text = searches.open(chosen.search, member.id) ?? '';
      const found = await cases.service.search({
        brands: member.brands,
        text,
        page: isFile ? 1 : asked,
        state: chosen.state || null,
        assignedTo: chosen.assignedTo || null,
        due: chosen.due,
        sort: parseListSort(chosen.sort, CASE_SORTS),
        limit: isFile ? officeLists.exported : caseLimits.listed,
      });
      if (text !== '')
        await staff.audit(member.id, 'searched', '', {
          cases: found.cases.map(({ number }) => number).join(' '),
        });
      const now = clock.now();
      const props = {
        texts: await textsOf(request),
        language: languageOf(request),
        text,
        filters: chosen,
        found,
        colleagues: await listColleagues(accounts, ({ brands }) => shareBrand(brands, member.brands)),
        changesTemplates: member.brands === null,
        stateOf: (record: CaseRecord) => findNextDeadlineState(record, now),
      };
      if (isFile) {
        const list = { name: 'cases', columns: listCaseColumns(props), rows: found.cases };
        return sendListFile(reply, { staff, member }, list);
      }
      return sendOfficePage(request, reply, member, <CaseListPage {...props} />);
    },
  });
  addOfficeRoute(app, staff, 'back_office_case_search', {
    roles: ['service'],
    schema: {
      ...form,
      body: z.object({ text: z.string().trim().max(officeLists.maxSearchLength).default(''), ...filters }),
    },
    handler: async (request, reply, member) => {
      const { text, ...chosen } = request.body;
      const search = text === '' ? '' : searches.seal(text, member.id);
      return reply.redirect(buildCaseListPath({ ...chosen, search }), 303);
    },
  });
}

function registerCase(app: FastifyInstance, office: OfficeDeps): void {
  const { staff, cases } = office;
  addOfficeRoute(app, staff, 'back_office_case', {
    roles: ['service'],
    schema: {
      hide: true,
      params,
      querystring: z.object({ outcome: z.enum(CASE_OUTCOMES).optional() }),
    },
    handler: async (request, reply, member) => {
      const file = await requireCase(office, request.params.caseNumber);
      await staff.audit(member.id, 'case looked', file.record.number);
      const { outcome = null } = request.query;
      return sendCase(office, request, reply, { member, file, outcome, refused: null });
    },
  });
  addOfficeRoute(app, staff, 'back_office_case_change', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes * 4,
    schema: {
      ...form,
      params,
      querystring: z.object({ version: z.coerce.number().int().min(1) }),
      body: z.object({
        change: z.enum([...CASE_CHANGES, 'template']),
        topic: z.enum(['', ...CASE_TOPICS]).default(''),
        text: z.string().trim().max(caseLimits.maxAnswerLength).default(''),
        note: z.string().trim().max(caseLimits.maxNoteLength).default(''),
        to: z.union([z.uuid(), z.literal('')]).default(''),
        kind: z.enum(COMPENSATION_KINDS).default('goodwill'),
        amount: z.string().trim().max(20).default(''),
        compensation: z.union([z.uuid(), z.literal('')]).default(''),
      }),
    },
    handler: async (request, reply, member) => {
      const file = await requireCase(office, request.params.caseNumber);
      const { topic, change, ...values } = request.body;
      if (change === 'template') {
        const written = await cases.templates.list(file.record.source.language);
        const template = written.find((each) => each.topic === topic);
        const text = template === undefined ? values.text : addTemplate(values.text, template, file);
        const kept: RefusedCaseForm = { form: 'kept', values: { text } };
        return sendCase(office, request, reply, { member, file, outcome: null, refused: kept });
      }
      const body = { ...values, change };
      const limit =
        change === 'compensate' ? await cases.compensations.findLimit(file.record.bookingId) : null;
      const charged = limit?.currency ?? null;
      const refused = findRefusedCaseForm(body, charged);
      if (refused !== null)
        return sendCase(office, request, reply.code(400), { member, file, outcome: null, refused });
      const actor = { staff: { id: member.id, name: member.name }, version: request.query.version };
      const colleagues = await listColleagues(office.accounts, looksAfter(file));
      const outcome = await carryOutChange(cases, file.record, actor, body, colleagues, charged);
      const { number } = file.record;
      await staff.audit(member.id, 'case changed', number, {
        caseChange: body.change,
        caseOutcome: outcome,
      });
      // What was written is not lost where somebody else was faster.
      if (outcome !== 'done' && body.text !== '')
        return sendCase(office, request, reply.code(409), {
          member,
          file: await requireCase(office, number),
          outcome,
          refused: { form: 'kept', values: { text: body.text } },
        });
      return reply.redirect(buildPath('back_office_case', { caseNumber: number }, { outcome }), 303);
    },
  });
}

interface ShownCase {
  readonly member: StaffMember;
  readonly file: CaseFileRecord;
  readonly outcome: CaseOutcome | null;
  readonly refused: RefusedCaseForm | null;
}

async function sendCase(
  { cases, accounts, clock }: OfficeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, file, outcome, refused }: ShownCase,
): Promise<FastifyReply> {
  const { record } = file;
  const page = (
    <CasePage
      texts={await textsOf(request)}
      language={languageOf(request)}
      now={clock.now()}
      file={file}
      files={await cases.files.list(record.id)}
      colleagues={await listColleagues(accounts, looksAfter(file))}
      reader={member}
      templates={await cases.templates.list(record.source.language)}
      limit={await cases.compensations.findLimit(record.bookingId)}
      outcome={outcome}
      refused={refused}
    />
  );
  return sendOfficePage(request, reply, member, page);
}

const looksAfter =
  ({ record }: CaseFileRecord) =>
  ({ brands }: StaffMember) =>
    seesBrand(brands, record.source.brand);

/** Who may look after cases, and is chosen. */
async function listColleagues(
  accounts: OfficeDeps['accounts'],
  isChosen: (colleague: StaffMember) => boolean,
): Promise<readonly CaseStaff[]> {
  const all = await accounts.list();
  return all
    .filter(({ role, disabledAt }) => disabledAt === null && (role === 'service' || role === 'admin'))
    .filter(isChosen)
    .map(({ id, name }) => ({ id, name }));
}

async function requireCase({ cases }: OfficeDeps, number: string): Promise<CaseFileRecord> {
  const file = await cases.service.open(number);
  if (file === null) throw new HttpError(404, 'not-found', 'There is no such case.');
  return file;
}
