import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldLengths, officeLists, staffPolicy } from '../../defaults.ts';
import { arrangeRows } from '../../design/staff/arrange-rows.ts';
import { type ListSort, parseListSort } from '../../design/staff/list-sort.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../../domain/staff/staff.ts';
import { decisionFormatters } from '../../features/booking/office/format-decision.ts';
import { reviewAuditFormatters } from '../../features/booking/reviews/review-audit-formatters.ts';
import { caseAuditFormatters } from '../../features/cases/office/case-audit-formatters.ts';
import type { AccountAction } from '../../features/staff/account-store.server.ts';
import {
  type AccountOutcome,
  AccountsPage,
  listAccountColumns,
  type NewSetUpLink,
  type RefusedAccount,
} from '../../features/staff/accounts/accounts-page.tsx';
import { readBrandChoice } from '../../features/staff/accounts/read-brand-choice.ts';
import {
  ACCOUNT_SORTS,
  type AccountSort,
  sortAccounts,
} from '../../features/staff/accounts/sort-accounts.ts';
import { AuditPage, listAuditColumns, readAuditSort } from '../../features/staff/audit-page.tsx';
import {
  checkNewAccount,
  checkSetUp,
  type StaffFormErrors,
} from '../../features/staff/form/check-staff-form.ts';
import { SetUpOverPage, SetUpPage } from '../../features/staff/set-up-page.tsx';
import { voucherAuditFormatters } from '../../features/vouchers/office/voucher-audit-formatters.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { buildPath } from '../../url.ts';
import { listTurn, sendListFile } from './list-file.server.ts';
import { sealedSearch, searchedAction, searchedPerson } from './office-search.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps, OfficeOptions } from './serving/office-deps.server.ts';
import { languageOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

const form = { hide: true, consumes: ['application/x-www-form-urlencoded'] } as const;
const role = z.enum(STAFF_ROLES);
/** One tick of a form is a text, several are a list. */
const brandKeys = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string().max(officeLists.maxSearchLength)).default([]),
);

const auditId = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();

/** Accounts of staff and the audit log, for admins; and the page on which a person sets up their account. */
export function registerAccounts(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  const { staff, accounts, clock } = office;
  const brandKeysOfShop = office.brands.map(([key]) => key);

  async function sendAccounts(
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
    {
      outcome,
      link,
      refused = null,
      sort = null,
      role = '',
      page: asked = 1,
      isFile = false,
    }: {
      readonly outcome: AccountOutcome | null;
      readonly link: NewSetUpLink | null;
      readonly refused?: RefusedAccount | null;
      readonly sort?: ListSort<AccountSort> | null;
      readonly role?: StaffRole | '';
      readonly page?: number;
      readonly isFile?: boolean;
    },
  ): Promise<FastifyReply> {
    const all = (await accounts.list()).filter((account) => role === '' || account.role === role);
    const size = isFile ? officeLists.exported : officeLists.rows;
    const arranged = arrangeRows(sortAccounts(all, sort), {}, { sort: null, page: isFile ? 1 : asked, size });
    const props = {
      member,
      role,
      page: arranged.page,
      outcome,
      link,
      refused,
      sort,
      texts: await textsOf(request),
      language: languageOf(request),
      brands: office.brands,
      accounts: arranged.rows,
      now: clock.now(),
    };
    if (isFile) {
      const list = { name: 'accounts', columns: listAccountColumns(props), rows: arranged.rows };
      return sendListFile(reply, { staff, member }, list);
    }
    return sendOfficePage(request, reply, member, <AccountsPage {...props} />, options.scripts);
  }
  const linkOf = (request: FastifyRequest, email: string, token: string): NewSetUpLink => ({
    email,
    address: `${request.site.origin}${buildPath('back_office_set_up', {}, { token })}`,
  });

  addOfficeRoute(app, staff, 'back_office_accounts', {
    roles: [],
    schema: {
      hide: true,
      querystring: z.object({
        outcome: z.enum(['done', 'not-possible']).optional(),
        role: z.enum(['', ...STAFF_ROLES]).default(''),
        ...listTurn,
      }),
    },
    handler: async (request, reply, member) => {
      const { outcome = null, sort, role, page, format } = request.query;
      return sendAccounts(request, reply, member, {
        outcome,
        link: null,
        sort: parseListSort(sort, ACCOUNT_SORTS),
        role,
        page,
        isFile: format === 'csv',
      });
    },
  });
  addOfficeRoute(app, staff, 'back_office_new_account', {
    roles: [],
    schema: {
      ...form,
      body: z.object({
        name: z.string().trim().max(staffPolicy.maxNameLength),
        email: z.string().trim().max(fieldLengths.maxEmail),
        role,
        brands: brandKeys,
      }),
    },
    handler: async (request, reply, member) => {
      const refuse = (status: number, errors: StaffFormErrors) => {
        const refused = { ...request.body, errors };
        return sendAccounts(request, reply.code(status), member, { outcome: null, link: null, refused });
      };
      const { brands: chosen, ...person } = request.body;
      const choice = readBrandChoice(person.role, chosen, brandKeysOfShop);
      const errors = checkNewAccount(person);
      if (!choice.ok) return refuse(400, { ...errors, brands: { text: `office.accounts.${choice.fault}` } });
      if (Object.keys(errors).length > 0) return refuse(400, errors);
      const token = await accounts.add({ ...person, brands: choice.brands }, member);
      if (token === null) return refuse(409, { email: { text: 'office.accounts.known-address' } });
      const link = linkOf(request, request.body.email, token);
      return sendAccounts(request, reply, member, { outcome: 'done', link });
    },
  });
  addOfficeRoute(app, staff, 'back_office_account_change', {
    roles: [],
    schema: {
      ...form,
      body: z.object({
        staffId: z.uuid(),
        role: role.default('editor'),
        brands: brandKeys,
        action: z.enum(['change-role', 'reset', 'disable', 'enable']),
      }),
    },
    handler: async (request, reply, member) => {
      const { staffId, action, role, brands: chosen } = request.body;
      const redirect = async (change: AccountAction) => {
        const outcome = (await accounts.change(staffId, change, member)) ? 'done' : 'not-possible';
        return reply.redirect(buildPath('back_office_accounts', {}, { outcome }), 303);
      };
      if (action === 'reset') {
        const token = await accounts.reset(staffId, member);
        const email = (await accounts.list()).find(({ id }) => id === staffId)?.email ?? '';
        const link = token === null ? null : linkOf(request, email, token);
        return sendAccounts(request, reply, member, {
          outcome: link === null ? 'not-possible' : 'done',
          link,
        });
      }
      if (action === 'change-role') {
        const choice = readBrandChoice(role, chosen, brandKeysOfShop);
        if (!choice.ok)
          return sendAccounts(request, reply.code(400), member, { outcome: choice.fault, link: null });
        return redirect({ kind: action, role, brands: choice.brands });
      }
      return redirect({ kind: action });
    },
  });
  registerAudit(app, office);
  registerSetUp(app, office);
}

function registerAudit(app: FastifyInstance, { staff, accounts, searches }: OfficeDeps): void {
  addOfficeRoute(app, staff, 'back_office_audit', {
    roles: [],
    schema: {
      hide: true,
      querystring: z.object({
        by: searchedPerson,
        action: searchedAction,
        search: sealedSearch,
        sort: listTurn.sort,
        format: listTurn.format,
        before: auditId,
        after: auditId,
      }),
    },
    handler: async (request, reply, member) => {
      const { by, action, search, before = null, after = null, format } = request.query;
      const isFile = format === 'csv';
      const limit = isFile ? officeLists.exported : officeLists.auditEntries;
      const subject = searches.open(search, member.id) ?? '';
      const staffId = by === '' ? null : by;
      const sort = readAuditSort(request.query.sort);
      const choice = { staffId, action, subject, isOldestFirst: !sort.isDescending };
      const part = await accounts.listAudit({ ...choice, before, after, limit });
      const props = {
        staffId,
        subject,
        action,
        search,
        sort,
        ...part,
        texts: await textsOf(request),
        language: languageOf(request),
        formatters: {
          ...decisionFormatters,
          ...caseAuditFormatters,
          ...voucherAuditFormatters,
          ...reviewAuditFormatters,
        },
        accounts: await accounts.list(),
      };
      if (isFile) {
        const list = { name: 'audit', columns: listAuditColumns(props), rows: part.lines };
        return sendListFile(reply, { staff, member }, list);
      }
      return sendOfficePage(request, reply, member, <AuditPage {...props} />);
    },
  });
}

function registerSetUp(app: FastifyInstance, { accounts }: OfficeDeps): void {
  const token = z.string().max(100);
  const sendOver = async (request: FastifyRequest, reply: FastifyReply) =>
    sendOfficePage(request, reply.code(410), null, <SetUpOverPage texts={await textsOf(request)} />);

  addRoute(app, 'back_office_set_up', {
    purpose: 'passwords',
    schema: { hide: true, querystring: z.object({ token: token.default('') }) },
    handler: async (request, reply) => {
      const account = await accounts.findSetUp(request.query.token);
      if (account === null) return sendOver(request, reply);
      const props = { account, texts: await textsOf(request), token: request.query.token };
      return sendOfficePage(request, reply, null, <SetUpPage {...props} errors={{}} />);
    },
  });
  addRoute(app, 'back_office_set_up_finish', {
    purpose: 'passwords',
    schema: {
      ...form,
      body: z.object({
        token,
        password: z.string().max(staffPolicy.maxPasswordLength),
        repeated: z.string().max(staffPolicy.maxPasswordLength),
        code: z.string().max(20),
      }),
    },
    handler: async (request, reply) => {
      const { token, password, repeated, code } = request.body;
      const account = await accounts.findSetUp(token);
      if (account === null) return sendOver(request, reply);
      const refuse = async (errors: StaffFormErrors) => {
        const props = { texts: await textsOf(request), token, account, errors };
        return sendOfficePage(request, reply.code(400), null, <SetUpPage {...props} />);
      };
      const errors = checkSetUp({ password, repeated, code });
      if (Object.keys(errors).length > 0) return refuse(errors);
      const outcome = await accounts.finishSetUp(token, { password, code: code.replaceAll(' ', '') });
      if (outcome === 'done')
        return reply.redirect(buildPath('back_office_sign_in', {}, { done: 'set-up' }), 303);
      if (outcome === 'gone') return sendOver(request, reply);
      const field = outcome === 'wrong-code' ? 'code' : 'password';
      return refuse({ [field]: { text: `office.setUp.${outcome}` } });
    },
  });
}
