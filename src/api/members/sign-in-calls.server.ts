import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { generateToken } from '../../database/token.server.ts';
import { identityTimings } from '../../defaults.ts';
import { beginSignIn } from '../../features/members/begin-sign-in.server.ts';
import { endSession } from '../../features/members/end-session.server.ts';
import { signInOutcomeParam, signInReturnParam } from '../../features/members/load-member-pages.server.ts';
import type { SignInOutcome } from '../../features/members/sign-in-outcome.ts';
import type { IdentityFailure } from '../../ports/identity/identity-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { parseAddress } from '../../server/http/request-address.server.ts';
import {
  clearMemberCookie,
  readMemberCookie,
  setMemberCookie,
} from '../../server/visitor/member-session.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { offersSignIn } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';
import { clearBrowserData } from './clear-browser-data.server.ts';
import { findReturnPath } from './find-return-path.server.ts';
import { finishSignIn } from './finish-sign-in.server.ts';
import type { MembersDeps } from './members-deps.ts';
import { clearSignedInCookies, readChosenPreferences, setSignedInCookies } from './sign-in-cookies.server.ts';

const outcomes: Readonly<Record<IdentityFailure['reason'], SignInOutcome>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  invalid: 'failed',
  misconfigured: 'unavailable',
  unavailable: 'unavailable',
};

const text = z.string().max(4_000).optional();
const loginQuery = z.object({ intent: text, [signInReturnParam]: text, [signInOutcomeParam]: text });
const returnForm = z.object({ return: text }).optional();

/** Context of the sealed address of a reset. */
export const resetContext = 'password reset';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Registers signing in and out (AUTH-010 to AUTH-028). The issuer's answer comes to `/logged-in`, which is the redirect address of the shop, and
 * `/logged-out` is where the issuer leads back to after signing out.
 * @param sendPage serves the page of an address that leads to no issuer
 */
export function registerSignIn(app: FastifyInstance, deps: MembersDeps, sendPage: SendPage): void {
  addRoute(app, 'login', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams, querystring: loginQuery },
    handler: async (request, reply) => {
      const { intent = '', [signInReturnParam]: back, [signInOutcomeParam]: outcome } = request.query;
      if (!offersSignIn(request.visit)) return sendPage(request, reply);
      if (outcome !== undefined) {
        // After the logout of a reset the page goes on by itself (AUTH-019).
        if (outcome === 'reset')
          reply.header(
            'refresh',
            `${identityTimings.resetDelaySeconds}; url=${loginPath(request, 'forgot-password')}`,
          );
        return sendPage(request, reply);
      }
      const browser = readMemberCookie(request, 'attempts') || generateToken();
      const begun = await beginSignIn(deps, {
        intent,
        redirectUri: request.site.origin + buildPath('logged_in_redirect', request.params),
        language: request.visit.language,
        memberEmail: request.member?.email ?? null,
        resetEmail: deps.resetHints.open(readMemberCookie(request, 'reset'), resetContext),
        browser,
      });
      const returnTo = returnPathOf(request, 'sign-in', back);
      if (!begun.ok) return refuse(request, reply, begun, returnTo);
      setMemberCookie(reply, 'attempts', browser);
      setMemberCookie(reply, 'loginReturn', returnTo);
      clearMemberCookie(reply, 'reset');
      return leaveTo(reply, begun.address);
    },
  });

  addRoute(app, 'logged_in_redirect', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const query = parseAddress(request.url)?.searchParams ?? new URLSearchParams();
      const state = query.get('state');
      // Opened by hand, or the issuer forgot which attempt it answers: nobody is signed in by it.
      if (state === null)
        return leaveTo(
          reply,
          request.member === null ? loginPath(request, null, 'expired') : homePath(request),
        );
      const { id, session } = readVisitor(request);
      const { brand, origin } = request.site;
      const { locale, language } = request.visit;
      const end = await finishSignIn(
        deps,
        {
          state,
          query: query.toString(),
          browser: readMemberCookie(request, 'attempts'),
          formerToken: readMemberCookie(request, 'session'),
          visitor: { id, session },
          chosen: readChosenPreferences(request),
          visit: { brand, origin, locale, language },
        },
        (what, error) => request.log.error({ err: error }, what),
      );
      if (!end.ok) return refuse(request, reply, end, readMemberCookie(request, 'loginReturn'));
      if (end.isSignedOut) return proveAgain(request, reply, end.token);
      setSignedInCookies(request, reply, end);
      if (end.needsVerification) return leaveTo(reply, buildPath('verification_required', request.params));
      const target = findLocalPath(readMemberCookie(request, 'loginReturn')) ?? homePath(request);
      clearMemberCookie(reply, 'loginReturn');
      return leaveTo(reply, target);
    },
  });

  addRoute(app, 'logout', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams, body: returnForm.or(z.null()) },
    handler: async (request, reply) => {
      clearBrowserData(reply);
      return signOut(request, reply, returnPathOf(request, 'sign-out', request.body?.return));
    },
  });

  addRoute(app, 'password_reset', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      if (request.member === null) return leaveTo(reply, loginPath(request, 'forgot-password'));
      const { email } = request.member;
      setMemberCookie(reply, 'reset', deps.resetHints.seal(email ?? '', resetContext));
      return signOut(request, reply, loginPath(request, null, 'reset'));
    },
  });

  addRoute(app, 'logged_out_redirect', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const target = findLocalPath(readMemberCookie(request, 'logoutReturn')) ?? homePath(request);
      clearMemberCookie(reply, 'logoutReturn');
      return leaveTo(reply, target);
    },
  });

  addRoute(app, 'email_verification_redirect', {
    purpose: 'signIn',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!offersSignIn(request.visit))
        throw new HttpError(404, 'not-found', 'There is nothing at this address.');
      // The issuer knows more than the tokens say (AUTH-021).
      setMemberCookie(reply, 'outdated', 'true');
      if (request.member === null) return leaveTo(reply, loginPath(request, null, 'verified'));
      const target = findLocalPath(readMemberCookie(request, 'loginReturn')) ?? homePath(request);
      clearMemberCookie(reply, 'loginReturn');
      return leaveTo(reply, target);
    },
  });

  /** Ends the session here, whatever the issuer says, and then there (AUTH-026, AUTH-027). */
  async function signOut(
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
  ): Promise<FastifyReply> {
    const address = await forgetSession(request, reply, readMemberCookie(request, 'session'));
    setMemberCookie(reply, 'logoutReturn', returnTo);
    return leaveTo(reply, address ?? buildPath('logged_out_redirect', { _locale: request.visit.locale }));
  }

  /**
   * The issuer signs a browser in by itself in which the member has signed out everywhere: it ends that session, too, and asks again. One that
   * ends none is not asked again by itself, which would never stop.
   */
  async function proveAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<FastifyReply> {
    const address = await forgetSession(request, reply, token);
    const back = readMemberCookie(request, 'loginReturn') || undefined;
    const login = buildPath('login', { _locale: request.visit.locale }, { return: back });
    setMemberCookie(reply, 'logoutReturn', login);
    return leaveTo(reply, address ?? loginPath(request, null, 'expired'));
  }

  async function forgetSession(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<string | null> {
    const local = buildPath('logged_out_redirect', { _locale: request.visit.locale });
    const address = await endSession(deps, token, request.site.origin + local);
    clearSignedInCookies(request, reply);
    return address;
  }
}

/** The named outcome of a sign-in in which nobody was signed in; the shop works on, and the next attempt leads back to the same page. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: IdentityFailure,
  returnTo: string,
): FastifyReply {
  const { reason, detail } = failure;
  const log = { reason, detail };
  if (reason === 'misconfigured')
    request.log.error(log, 'the issuer does not accept the shop: check its settings');
  else if (reason !== 'cancelled') request.log.warn(log, 'nobody was signed in');
  const parameters = { [signInOutcomeParam]: outcomes[reason], [signInReturnParam]: returnTo || null };
  return leaveTo(reply, buildPath('login', { _locale: request.visit.locale }, parameters));
}

function homePath({ visit }: FastifyRequest): string {
  return buildPath('homepage', { _locale: visit.locale });
}

function loginPath({ visit }: FastifyRequest, intent: string | null, outcome?: SignInOutcome): string {
  return buildPath('login', { _locale: visit.locale }, { intent, [signInOutcomeParam]: outcome });
}

/** Where the person was (AUTH-010); the home page where that is no page of this site. */
function returnPathOf(
  request: FastifyRequest,
  after: Parameters<typeof findReturnPath>[0],
  named: string | undefined,
): string {
  const { origin, brand } = request.site;
  const { referer } = request.headers;
  return findReturnPath(after, { named, referer, origin, locales: brand.locales }) ?? homePath(request);
}
