import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeLists, requestLimits, staffPolicy } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { parseListSort } from '../../design/staff/list-sort.ts';
import { INCIDENT_PROPOSALS, NOTICE_ANSWERS } from '../../domain/booking/trip-notice.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import {
  INCIDENT_SORTS,
  type IncidentCriteria,
  isEmptyIncident,
} from '../../features/booking/notices/incident-criteria.ts';
import {
  IncidentPage,
  type IncidentPageProps,
  isMessage,
  listHitColumns,
  messageField,
} from '../../features/booking/notices/incident-page.tsx';
import { NOTICE_KINDS, NOTICE_LISTS } from '../../features/booking/notices/listed-notice.ts';
import {
  NoticeAnswerPage,
  type NoticeAnswerPageProps,
} from '../../features/booking/notices/notice-answer-page.tsx';
import {
  listNoticeColumns,
  NOTICE_SORTS,
  NoticeListPage,
  noticeSortValues,
} from '../../features/booking/notices/notice-list-page.tsx';
import { NOTICE_OUTCOMES } from '../../features/booking/notices/notice-outcome.ts';
import { generateNoticeId, noticeIdShape } from '../../features/booking/notices/take-notices.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const text = z.string().trim().max(officeLists.maxSearchLength).default('');
const day = z.union([z.literal(''), z.iso.date()]).default('');
const messages = Object.fromEntries(
  LANGUAGES.map((language) => [
    messageField(language),
    z.string().trim().max(staffPolicy.maxNoteLength).default(''),
  ]),
) as Record<ReturnType<typeof messageField>, z.ZodDefault<z.ZodString>>;
const criteria = { airport: text, airline: text, flight: text, hotel: text, from: day, to: day };

/** Notices to travellers as a list and a file, and incidents that hit many bookings. */
export function registerNotices(app: FastifyInstance, { staff, notices }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_notices', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({
        list: z.enum(NOTICE_LISTS).default('open'),
        kind: z.enum(['', ...NOTICE_KINDS]).default(''),
        sent: z.coerce.number().int().min(0).optional(),
        ...listTurn,
      }),
    },
    handler: async (request, reply, member) => {
      const { page: asked, format, sent = null, ...filters } = request.query;
      const isFile = format === 'csv';
      const listed = await notices.list(
        filters.list,
        member.brands,
        isFile ? officeLists.exported : officeLists.notices,
      );
      const { rows, page } = arrangeRows(
        listed.filter(({ facts }) => filters.kind === '' || facts.kind === filters.kind),
        noticeSortValues,
        {
          sort: parseListSort(filters.sort, NOTICE_SORTS),
          page: isFile ? 1 : asked,
          size: isFile ? officeLists.exported : officeLists.rows,
        },
      );
      const shown = { texts: await textsOf(request), language: languageOf(request) };
      if (isFile) {
        const list = { name: `notices-${filters.list}`, columns: listNoticeColumns(shown), rows };
        return sendListFile(reply, { staff, member }, list);
      }
      const props = { ...shown, filters, notices: rows, page, sent };
      return sendOfficePage(request, reply, member, <NoticeListPage {...props} />);
    },
  });

  const params = z.object({ noticeId: z.string().max(64) });
  const sendNotice = async (
    request: FastifyRequest<{ Params: z.infer<typeof params> }>,
    reply: FastifyReply,
    member: StaffMember,
    shown: Pick<NoticeAnswerPageProps, 'outcome' | 'refusedNote'>,
  ) => {
    const found = await notices.find(request.params.noticeId);
    if (found === null) throw new HttpError(404, 'not-found', 'There is no such notice.');
    const props = { texts: await textsOf(request), language: languageOf(request), ...found, ...shown };
    return sendOfficePage(request, reply, member, <NoticeAnswerPage {...props} />);
  };

  addOfficeRoute(app, staff, 'back_office_notice', {
    roles: ['service'],
    schema: {
      hide: true,
      params,
      querystring: z.object({ outcome: z.enum(NOTICE_OUTCOMES).optional() }),
    },
    handler: async (request, reply, member) => {
      return sendNotice(request, reply, member, {
        outcome: request.query.outcome ?? null,
        refusedNote: null,
      });
    },
  });

  addOfficeRoute(app, staff, 'back_office_notice_answer', {
    roles: ['service'],
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      params,
      body: z.object({
        answer: z.enum(NOTICE_ANSWERS),
        note: z.string().trim().max(staffPolicy.maxNoteLength).default(''),
      }),
    },
    handler: async (request, reply, member) => {
      const { noticeId } = request.params;
      const { answer, note } = request.body;
      if (note.length < staffPolicy.minNoteLength)
        return sendNotice(request, reply.code(400), member, { outcome: null, refusedNote: note });
      const { name: by, role } = member;
      const outcome = await notices.answers.record(noticeId, answer, { by, role, note });
      await staff.audit(member.id, 'notice answered by phone', noticeId, { answer, outcome });
      return reply.redirect(buildPath('back_office_notice', { noticeId }, { outcome }), 303);
    },
  });

  const findHit = async (
    hit: IncidentCriteria,
    { brands }: StaffMember,
    { limit, sort }: { readonly limit: number; readonly sort: string },
  ) =>
    isEmptyIncident(hit)
      ? null
      : notices.incidents.find(hit, brands, { limit, sort: parseListSort(sort, INCIDENT_SORTS) });
  const sendIncident = async (
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
    shown: Pick<IncidentPageProps, 'criteria' | 'sort' | 'incidentId' | 'refused'>,
  ) => {
    const found = await findHit(shown.criteria, member, { limit: officeLists.bookings, sort: shown.sort });
    const props = { texts: await textsOf(request), language: languageOf(request), found, ...shown };
    return sendOfficePage(request, reply, member, <IncidentPage {...props} />);
  };

  addOfficeRoute(app, staff, 'back_office_incident', {
    roles: ['service'],
    schema: {
      hide: true,
      querystring: z.object({ ...criteria, sort: listTurn.sort, format: listTurn.format }),
    },
    handler: async (request, reply, member) => {
      const { sort, format, ...wanted } = request.query;
      if (format !== 'csv')
        return sendIncident(request, reply, member, {
          criteria: wanted,
          sort,
          incidentId: generateNoticeId(),
          refused: null,
        });
      const bookings = await findHit(wanted, member, { limit: officeLists.exported, sort });
      const shown = { texts: await textsOf(request), language: languageOf(request) };
      const list = { name: 'incident', columns: listHitColumns(shown), rows: bookings?.bookings ?? [] };
      return sendListFile(reply, { staff, member }, list);
    },
  });

  addOfficeRoute(app, staff, 'back_office_incident_open', {
    roles: ['service'],
    bodyLimit: requestLimits.maxFormBytes,
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z
        .object({
          ...criteria,
          id: z.string().regex(noticeIdShape),
          title: z.string().trim().max(staffPolicy.maxTitleLength).default(''),
          ...messages,
          proposal: z.enum(INCIDENT_PROPOSALS),
        })
        .refine(
          ({ airport, airline, flight, hotel, from, to }) =>
            !isEmptyIncident({ airport, airline, flight, hotel, from, to }),
        ),
    },
    handler: async (request, reply, member) => {
      const { id, title, proposal, airport, airline, flight, hotel, from, to } = request.body;
      const hit = { airport, airline, flight, hotel, from, to };
      const { name: by, brands } = member;
      const written = Object.fromEntries(
        LANGUAGES.map((language) => [language, request.body[messageField(language)]] as const),
      );
      const messages = Object.fromEntries(
        Object.entries(written).filter(([, message]) => isMessage(message)),
      );
      const sent =
        title === ''
          ? null
          : await notices.incidents.open(id, hit, { title, messages, proposal, by, brands });
      if (sent === null)
        return sendIncident(request, reply.code(400), member, {
          criteria: hit,
          sort: '',
          incidentId: id,
          refused: { title, messages: written, proposal },
        });
      await staff.audit(member.id, 'incident opened', title, { bookings: String(sent) });
      return reply.redirect(buildPath('back_office_notices', {}, { sent: String(sent) }), 303);
    },
  });
}
