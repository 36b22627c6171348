import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { generateToken } from '../../database/token.server.ts';
import { identityTimings } from '../../defaults.ts';
import { outcomeParam } from '../../features/members/load-member-pages.server.ts';
import type { SignInOutcome } from '../../features/members/sign-in-outcome.ts';
import type { IdentityFailure, SignInScreen, UserRecord } from '../../ports/identity/identity-port.ts';
import type { RouteName } from '../../routes.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { findLocalPath } from '../../server/http/local-path.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { readAddress } from '../../server/http/request-address.server.ts';
import { setFavoritesHint } from '../../server/visitor/favorites-hint.server.ts';
import {
  clearMemberCookie,
  readMemberCookie,
  setMemberCookie,
} from '../../server/visitor/member-session.server.ts';
import { clearVisitorId, readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { freshIntent } from '../../site/fresh-sign-in.ts';
import { offersSignIn } from '../../site/visit.ts';
import { buildPath, matchPath } from '../../url.ts';
import { applyPreferences } from './apply-preferences.server.ts';
import { clearBrowserData } from './clear-browser-data.server.ts';
import type { MembersDeps } from './members-deps.ts';

/** What a link to the sign-in page asks for, by the screen that the issuer begins with (AUTH-012, AUTH-016). */
const screens: Readonly<Record<string, SignInScreen>> = {
  'sign-up': 'signUp',
  'forgot-password': 'forgotPassword',
  account: 'account',
};

const outcomes: Readonly<Record<IdentityFailure['reason'], SignInOutcome>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  invalid: 'failed',
  misconfigured: 'unavailable',
  unavailable: 'unavailable',
};

const text = z.string().max(4_000).optional();
const loginQuery = z.object({ intent: text, return: text, [outcomeParam]: text });
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
  const { identity, store, attempts } = deps;

  addRoute(app, 'login', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams, querystring: loginQuery },
    handler: async (request, reply) => {
      const { intent = '', return: back, [outcomeParam]: outcome } = request.query;
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
      const screen = screens[intent] ?? 'login';
      const { origin } = request.site;
      const emailHint =
        screen === 'forgotPassword'
          ? deps.resetHints.open(readMemberCookie(request, 'reset'), resetContext)
          : screen === 'account' || intent === freshIntent
            ? (request.member?.email ?? null)
            : null;
      const started = await identity.startSignIn({
        redirectUri: origin + buildPath('logged_in_redirect', request.params),
        language: request.visit.language,
        screen,
        ...(emailHint === null ? {} : { emailHint }),
        ...(intent === freshIntent ? { maxAgeSeconds: identityTimings.freshSignInSeconds } : {}),
      });
      if (!started.ok) return refuse(request, reply, started);
      const browser = readMemberCookie(request, 'attempts') || generateToken();
      await attempts.save(started.pending, browser);
      setMemberCookie(reply, 'attempts', browser);
      setMemberCookie(reply, 'loginReturn', findReturnPath(request, back));
      clearMemberCookie(reply, 'reset');
      return leaveTo(reply, started.address);
    },
  });

  addRoute(app, 'logged_in_redirect', {
    purpose: 'signIn',
    schema: { hide: true, params: localeParams },
    handler: async (request, reply) => {
      const query = readAddress(request.url)?.searchParams ?? new URLSearchParams();
      const state = query.get('state');
      // Opened by hand, or the issuer forgot which attempt it answers: nobody is signed in by it.
      if (state === null)
        return leaveTo(
          reply,
          request.member === null ? loginPath(request, null, 'expired') : homePath(request),
        );
      const attempt = await attempts.take(state, readMemberCookie(request, 'attempts'));
      if (attempt === null)
        return refuse(request, reply, {
          ok: false,
          reason: 'expired',
          detail: 'the attempt is over or another browser’s',
        });
      const finished = await identity.finishSignIn(attempt, query.toString());
      if (!finished.ok) return refuse(request, reply, finished);
      const signedIn = await store.signIn(finished, readMemberCookie(request, 'session'));
      const { token, member, isNew } = signedIn;
      if (signedIn.isSignedOut) return proveAgain(request, reply, token);
      setMemberCookie(reply, 'session', token);
      clearMemberCookie(reply, 'outdated');
      await adoptVisitor(request, reply, member.id);
      await settlePreferences(request, reply, member.id);
      if (isNew) await welcome(request, finished.user);
      // Who comes for the first time is asked to verify the address; the way back waits for that (AUTH-036).
      if (isNew && !member.isEmailVerified)
        return leaveTo(reply, buildPath('verification_required', request.params));
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
      return signOut(request, reply, findReturnPath(request, request.body?.return, afterSignOut));
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

  /** What cannot be passed on now stays with the browser, and is passed on with the next sign-in. */
  async function adoptVisitor(request: FastifyRequest, reply: FastifyReply, memberId: string): Promise<void> {
    const { id, session } = readVisitor(request);
    try {
      const { hasFavorites } = await deps.adopt(memberId, { id, session });
      clearVisitorId(request, reply);
      setFavoritesHint(request, reply, hasFavorites);
    } catch (error) {
      request.log.error({ err: error }, 'what belongs to a browser was not passed on to its member');
    }
  }

  /** A sign-in does not fail for a language. */
  async function settlePreferences(
    request: FastifyRequest,
    reply: FastifyReply,
    memberId: string,
  ): Promise<void> {
    try {
      await applyPreferences(request, reply, deps.preferences, memberId);
    } catch (error) {
      request.log.error({ err: error }, 'the preferences of a member were not applied');
    }
  }

  /** A sign-in is not lost for what follows from it. */
  async function welcome(request: FastifyRequest, user: UserRecord): Promise<void> {
    const { brand, origin } = request.site;
    const { locale, language } = request.visit;
    try {
      await deps.onNewMember(user, { brand, origin, locale, language });
    } catch (error) {
      request.log.error({ err: error }, 'what a new member asked for was not stored');
    }
  }

  /** Ends the session here, whatever the issuer says, and then there (AUTH-026, AUTH-027). */
  async function signOut(
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
  ): Promise<FastifyReply> {
    const address = await endSession(request, reply, readMemberCookie(request, 'session'));
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
    const address = await endSession(request, reply, token);
    const back = readMemberCookie(request, 'loginReturn') || undefined;
    const login = buildPath('login', { _locale: request.visit.locale }, { return: back });
    setMemberCookie(reply, 'logoutReturn', login);
    return leaveTo(reply, address ?? loginPath(request, null, 'expired'));
  }

  /** @returns where the issuer ends its own session; null where it has no such address, or nobody was signed in */
  async function endSession(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<string | null> {
    const ended = await store.signOut(token);
    clearMemberCookie(reply, 'session');
    clearMemberCookie(reply, 'outdated');
    setFavoritesHint(request, reply, false);
    if (ended === null) return null;
    const local = buildPath('logged_out_redirect', { _locale: request.visit.locale });
    return identity.findSignOutAddress({
      idToken: ended.idToken,
      returnAddress: request.site.origin + local,
    });
  }
}

/** The named outcome of a sign-in in which nobody was signed in; the shop works on. */
function refuse(request: FastifyRequest, reply: FastifyReply, failure: IdentityFailure): FastifyReply {
  const { reason, detail } = failure;
  const log = { reason, detail };
  if (reason === 'misconfigured')
    request.log.error(log, 'the issuer does not accept the shop: check its settings');
  else if (reason !== 'cancelled') request.log.warn(log, 'nobody was signed in');
  return leaveTo(reply, loginPath(request, null, outcomes[reason]));
}

function homePath({ visit }: FastifyRequest): string {
  return buildPath('homepage', { _locale: visit.locale });
}

function loginPath({ visit }: FastifyRequest, intent: string | null, outcome?: SignInOutcome): string {
  return buildPath('login', { _locale: visit.locale }, { intent, [outcomeParam]: outcome });
}

/** Pages that nobody is led back to; after signing out none that would ask to sign in. */
const noReturn: readonly RouteName[] = ['login', 'verification_required'];
const afterSignOut: readonly RouteName[] = [...noReturn, 'account'];

/**
 * Where the person was: the path that the link names, else the page that it stood on; the home page where neither is a page of this site
 * (AUTH-010).
 */
function findReturnPath(
  request: FastifyRequest,
  named: string | undefined,
  excluded: readonly RouteName[] = noReturn,
): string {
  const home = homePath(request);
  const path = findLocalPath(named ?? '') ?? findRefererPath(request);
  if (path === null) return home;
  const { pathname } = new URL(path, request.site.origin);
  const match = matchPath(pathname, request.site.brand.locales);
  return match?.kind === 'page' && !excluded.includes(match.name) ? path : home;
}

function findRefererPath({ headers: { referer = '' }, site }: FastifyRequest): string | null {
  if (!URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === site.origin ? findLocalPath(pathname + search) : null;
}
