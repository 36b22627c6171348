import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { fieldLengths, officeLists, staffPolicy } from '../../defaults.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../../domain/staff/staff.ts';
import type { StaffTask } from '../../domain/staff/staff-task.ts';
import { checkSignIn } from '../../features/staff/form/check-staff-form.ts';
import { type PasskeyAnswer, passkeySignInBody, signInTarget } from '../../features/staff/passkey-schema.ts';
import { findStaffStart } from '../../features/staff/staff-places.ts';
import { StaffSignInPage } from '../../features/staff/staff-sign-in-page.tsx';
import { sortStaffTasks } from '../../features/staff/start/sort-staff-tasks.ts';
import { StartPage, TASK_OWNERS } from '../../features/staff/start/start-page.tsx';
import { isStaffPath } from '../../routes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { clientNetwork } from '../../server/http/client-address.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import {
  endStaffSession,
  readStaffToken,
  setStaffSessionCookie,
} from '../../server/visitor/staff-session.server.ts';
import { buildPath } from '../../url.ts';
import { passkeySiteOf } from './passkey-site.server.ts';
import { readDayFigures } from './read-day-figures.server.ts';
import { addOfficeRoute } from './serving/add-office-route.server.ts';
import type { OfficeDeps, OfficeOptions } from './serving/office-deps.server.ts';
import { languageOf, placesOf, sendOfficePage, textsOf } from './serving/send-office-page.server.tsx';

/** Sign-in with a passkey, or with password and code; and sign-out. */
export function registerOfficeSignIn(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  const { staff, clock } = office;
  addRoute(app, 'back_office_sign_in', {
    purpose: 'staff',
    schema: { hide: true, querystring: z.object({ to: signInTarget, done: z.literal('set-up').optional() }) },
    handler: async (request, reply) => {
      const props = { texts: await textsOf(request), to: readStaffPath(request.query.to) };
      const isSetUp = request.query.done === 'set-up';
      const page = <StaffSignInPage {...props} email="" isRefused={false} isSetUp={isSetUp} />;
      return sendOfficePage(request, reply, null, page, options.scripts);
    },
  });
  addRoute(app, 'back_office_enter', {
    purpose: 'passwords',
    schema: {
      hide: true,
      consumes: ['application/x-www-form-urlencoded'],
      body: z.object({
        email: z.string().trim().max(fieldLengths.maxEmail),
        password: z.string().max(400),
        code: z.string().max(20),
        to: signInTarget,
      }),
    },
    handler: async (request, reply) => {
      const { email, password, code, to } = request.body;
      const props = { texts: await textsOf(request), email, to: readStaffPath(to) };
      const errors = checkSignIn(request.body);
      if (Object.keys(errors).length > 0) {
        const page = <StaffSignInPage {...props} errors={errors} isRefused={false} />;
        return sendOfficePage(request, reply.code(400), null, page, options.scripts);
      }
      const signedIn = await staff.signIn({
        email,
        password,
        code: code.replaceAll(' ', ''),
        network: clientNetwork(request.ip),
        browser: request.cookies[knownBrowserCookie] ?? '',
        formerToken: readStaffToken(request),
      });
      if (signedIn !== null) {
        setStaffSessionCookie(reply, signedIn.token);
        setKnownBrowserCookie(reply, signedIn.browser);
        return reply.redirect(findStart(signedIn.member.role, to), 303);
      }
      return sendOfficePage(
        request,
        reply.code(401),
        null,
        <StaffSignInPage {...props} isRefused />,
        options.scripts,
      );
    },
  });
  addRoute(app, 'back_office_sign_out', {
    purpose: 'staff',
    schema: { hide: true },
    handler: async (request, reply) => {
      await endStaffSession(request, reply, staff);
      return reply.redirect(buildPath('back_office_sign_in', {}), 303);
    },
  });
  addOfficeRoute(app, staff, 'back_office_start', {
    roles: STAFF_ROLES,
    schema: {
      hide: true,
      querystring: z.object({
        whose: z.enum(TASK_OWNERS).default('all'),
        kind: z.string().max(officeLists.maxSearchLength).default(''),
      }),
    },
    handler: async (request, reply, member) => {
      const looksAfterBookings = member.role === 'service' || member.role === 'admin';
      const tasks = looksAfterBookings ? await listTasks(office, member) : null;
      const props = {
        member,
        texts: await textsOf(request),
        language: languageOf(request),
        places: placesOf(request, member),
        tasks,
        figures: tasks === null ? null : await readDayFigures(office, member),
        brands: office.brands.filter(([brand]) => seesBrand(member.brands, brand)),
        kind: request.query.kind,
        whose: request.query.whose,
        now: clock.now(),
      };
      return sendOfficePage(request, reply, member, <StartPage {...props} />);
    },
  });
  registerPasskeySignIn(app, office);
}

async function listTasks({ tasks }: OfficeDeps, { brands }: StaffMember): Promise<readonly StaffTask[]> {
  const ofTrades = await Promise.all(tasks.map((listOfTrade) => listOfTrade(brands)));
  return sortStaffTasks(ofTrades.flat());
}

function registerPasskeySignIn(app: FastifyInstance, { passkeys }: OfficeDeps): void {
  addRoute(app, 'back_office_passkey_offer', {
    purpose: 'passkeys',
    schema: { hide: true },
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      return passkeys.offerSignIn(passkeySiteOf(request));
    },
  });
  addRoute(app, 'back_office_passkey_enter', {
    purpose: 'passkeys',
    schema: { hide: true, body: passkeySignInBody },
    handler: async (request, reply): Promise<PasskeyAnswer> => {
      reply.header('cache-control', 'no-store');
      const formerToken = readStaffToken(request);
      const signedIn = await passkeys.signIn(passkeySiteOf(request), request.body.proof, formerToken);
      if (signedIn === null)
        throw new HttpError(401, 'unauthenticated', 'This passkey opens no account here.');
      setStaffSessionCookie(reply, signedIn.token);
      return { to: findStart(signedIn.member.role, request.body.to) };
    },
  });
}

/** Only the sign-in reads it: see `known-browser.server.ts`. */
const knownBrowserCookie = 'staff_browser';

function setKnownBrowserCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(knownBrowserCookie, value, {
    path: buildPath('back_office_enter', {}),
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.site.isHttps,
    maxAge: staffPolicy.knownBrowserDays * 86_400,
  });
}

function findStart(role: StaffRole, to: string): string {
  const asked = readStaffPath(to);
  return asked === '' ? findStaffStart(role) : asked;
}

/** '' for addresses that are not pages of staff, and for `/_office` itself. */
function readStaffPath(to: string): string {
  const [path = '', ...fragment] = to.split('#');
  const local = path === '' ? null : findLocalPath(path);
  return local !== null && isStaffPath(local) && local !== buildPath('back_office', {})
    ? [local, ...fragment].join('#')
    : '';
}
