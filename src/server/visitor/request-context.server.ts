import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import type { CaptchaBrowser } from '../../ports/captcha/captcha-port.ts';
import type { OptionalPort, Visit, VisitMember } from '../../site/visit.ts';
import type { Member } from '../../site/visitor.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { matchPath, type RouteMatch } from '../../url.ts';
import { parseAddress } from '../http/request-address.server.ts';
import { type Caller, hasCallerSession, type TripCaller } from './caller-session.server.ts';
import { readPendingCode } from './pending-code.server.ts';
import { readVisit } from './read-visit.server.ts';
import type { Site, Sites } from './sites.server.ts';
import { hasStaffSession } from './staff-session.server.ts';

/** The site that a request reached. */
export interface RequestSite extends Site {
  /** Route that the address matches under a locale of the brand; null for an address that no route has. */
  readonly route: RouteMatch | null;
  /** True where visitors reach the shop by https, even if a proxy in front of it forwards http. */
  readonly isHttps: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once for every request, before the guards. */
    site: RequestSite;
    /** The member who is signed in; null for nobody, and for files and pictures, which nobody needs to sign in for. */
    member: Member | null;
    /** Who of the staff books for a caller in this browser; null everywhere else. */
    caller: Caller | null;
    /** Who of the staff changes a trip for a caller in this browser; null everywhere else. */
    tripCaller: TripCaller | null;
    /** Set once for every request, before the guards. Under no locale of the brand it has the brand's first. */
    visit: Visit;
  }
}

export interface RequestContextOptions {
  readonly sites: Sites;
  /** See `Env.isDemonstration`. */
  readonly isDemonstration: boolean;
  /** Absent for none. */
  readonly wiredPorts?: readonly OptionalPort[];
  /** Absent for none. */
  readonly captcha?: CaptchaBrowser;
  /** Whether an editor is signed in (EDIT-001). Called only for browsers with a session of staff; must not throw. */
  readonly isEditor: (request: FastifyRequest) => Promise<boolean>;
  /**
   * Who of the staff books for a caller in this browser, or changes a trip; null where nobody does, or no more. Called only for browsers that say so; must not
   * throw. Absent for a shop without a back office.
   */
  readonly findCaller?: (request: FastifyRequest) => Promise<Caller | TripCaller | null>;
  /** Who is signed in. Called only for requests that a route of the shop answers; must not throw. Absent for a shop without members. */
  readonly findMember?: (request: FastifyRequest, reply: FastifyReply) => Promise<Member | null>;
  /** Name of an airport by its IATA code; null for one that is not known. Must not throw. Absent for a shop without members. */
  readonly formatAirport?: (code: string, visit: Visit) => string | null;
}

/** Decides once what a request is about: its site, and the visit with language and currency. */
export function registerRequestContext(app: FastifyInstance, options: RequestContextOptions): void {
  const {
    sites,
    isDemonstration,
    wiredPorts,
    captcha,
    isEditor,
    findCaller,
    findMember,
    formatAirport = () => null,
  } = options;
  app.decorateRequest('site');
  app.decorateRequest('visit');
  app.decorateRequest('member', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('tripCaller', null);
  app.addHook('onRequest', async (request, reply) => {
    const { brand, origin } = findSite(sites, request) ?? sites.main();
    const pathname = parseAddress(request.url)?.pathname ?? '/';
    const isHttps = origin.startsWith('https:');
    request.site = { brand, origin, route: matchPath(pathname, brand.locales), isHttps };
    if (findCaller !== undefined && hasCallerSession(request) && mayBeMember(request)) {
      const caller = await findCaller(request);
      if (caller !== null && 'checkoutId' in caller) request.tripCaller = caller;
      else request.caller = caller;
    }
    // Staff who book for a caller do so for no account of their own. A brand without accounts has no members, not even those who are signed in
    // at another one (AUTH-003).
    if (
      request.caller === null &&
      request.tripCaller === null &&
      findMember !== undefined &&
      brand.flags.authentication &&
      mayBeMember(request)
    )
      request.member = await findMember(request, reply);
    const seen = readVisit(request, findLocale(pathname, brand), brand);
    const read = {
      ...seen,
      ...(wiredPorts === undefined ? {} : { wiredPorts }),
      ...(captcha === undefined || captcha.kind === 'none' ? {} : { captcha }),
      ...(request.member === null
        ? {}
        : { member: toVisitMember(request.member, (code) => formatAirport(code, seen)) }),
    };
    const pendingCode = mayBeMember(request) ? readPendingCode(request) : null;
    const visit = {
      ...read,
      ...(isDemonstration && { demonstration: await describeDemonstration(read) }),
      ...(request.caller === null ? {} : { caller: await describeCaller(read, request.caller) }),
      ...(request.tripCaller === null
        ? {}
        : { tripCaller: await describeTripCaller(read, request.tripCaller) }),
      ...(pendingCode === null ? {} : { pendingCode: await describePendingCode(read, pendingCode) }),
    };
    request.visit =
      hasStaffSession(request) && (await isEditor(request)) ? { ...visit, isEditor: true } : visit;
  });
}

/** Files, pictures and probes are the same for everybody. Says nothing of what a route decides by the visit, which is not known yet. */
function mayBeMember({ routeOptions }: FastifyRequest): boolean {
  const { purpose } = routeOptions.config;
  return purpose !== undefined && purpose !== 'images' && purpose !== 'operations';
}

function toVisitMember(member: Member, formatAirport: (code: string) => string | null): VisitMember {
  const { nickname, isEmailVerified, preferredAirport, lastSearch, listId } = member;
  const name = preferredAirport === undefined ? null : formatAirport(preferredAirport);
  return {
    nickname,
    isEmailVerified,
    ...(preferredAirport === undefined || name === null
      ? {}
      : { preferredAirport: { key: preferredAirport, name } }),
    ...(lastSearch === undefined ? {} : { lastSearch }),
    ...(listId === undefined ? {} : { listId }),
  };
}

/** The site that a request names; null for a host that is none of ours. */
export function findSite(sites: Sites, { host, protocol }: FastifyRequest): Site | null {
  return sites.find(host, protocol === 'https');
}

/** Sent with the visit: no other page of the shop carries the texts. */
async function describeDemonstration({ language }: Visit): Promise<NonNullable<Visit['demonstration']>> {
  const texts = await loadTexts(language);
  return { label: texts('demonstration.label'), notice: texts('demonstration.notice') };
}

/** Sent with the visit, too. */
async function describeCaller({ language }: Visit, { name }: Caller): Promise<NonNullable<Visit['caller']>> {
  const texts = await loadTexts(language);
  return {
    label: texts('office.caller.label'),
    notice: texts('office.caller.notice', { name }),
    end: texts('office.caller.end'),
  };
}

/** Sent with the visit, too. */
async function describeTripCaller(
  { language }: Visit,
  { name }: TripCaller,
): Promise<NonNullable<Visit['tripCaller']>> {
  const texts = await loadTexts(language);
  return {
    label: texts('office.tripCaller.label'),
    notice: texts('office.tripCaller.notice', { name }),
    end: texts('office.caller.end'),
  };
}

/** Sent with the visit, too. Of the code it says what people speak of the voucher by, its last characters. */
async function describePendingCode(
  { language }: Visit,
  code: string,
): Promise<NonNullable<Visit['pendingCode']>> {
  const texts = await loadTexts(language);
  return {
    label: texts('pendingCode.label'),
    notice: texts('pendingCode.notice', { hint: code.toUpperCase().slice(-4) }),
    remove: texts('pendingCode.remove'),
  };
}

/** The address's locale segment where the brand has it, else the brand's first: a foreign one still gets a page, the not-found one. */
function findLocale(pathname: string, { locales }: Brand): string {
  return (
    locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ?? locales[0]
  );
}
