import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';
import type { CaseFiles } from '../../domain/cases/case-file.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createMemberBookings } from '../../features/booking/member-bookings.server.ts';
import { eraseRequestsOf } from '../../features/cases/store/erase-cases.server.ts';
import { listOwnCases } from '../../features/cases/store/list-own-cases.server.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { KnownCustomer } from '../../features/checkout/travellers/prefill-info.ts';
import { memberFavoritesOwner } from '../../features/favorites/favorites.ts';
import type { FavoritesStore } from '../../features/favorites/favorites-store.server.ts';
import type { LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import { createMemberPreferences } from '../../features/members/member-preferences.server.ts';
import { createMemberSearches } from '../../features/members/member-searches.server.ts';
import { createMemberStore, type MemberStore } from '../../features/members/member-store.server.ts';
import { createSavedTravellers } from '../../features/members/saved-travellers.server.ts';
import { createSignInAttempts } from '../../features/members/sign-in-attempts.server.ts';
import type { RunningNewsletter } from '../../features/newsletter/create-newsletter.server.ts';
import type { PriceAlerts } from '../../features/price-alerts/price-alert.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { trustProxyOf } from '../../server/http/server-options.server.ts';
import type { Sites } from '../../server/visitor/sites.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { buildPath, matchPath } from '../../url.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';
import { listAirports } from './list-airports.server.ts';
import type { Members } from './shop.server.ts';

interface MembersWiring {
  readonly db: Db;
  readonly caseFiles: Pick<CaseFiles, 'erase'>;
  readonly sites: Sites;
  readonly mail: MailPort;
  readonly favorites: FavoritesStore;
  readonly checkouts: Pick<CheckoutStore, 'adopt'>;
  readonly search: Pick<Search, 'visit'>;
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: RunningNewsletter | null;
  readonly priceAlerts: Pick<PriceAlerts, 'exportData' | 'eraseData'>;
  /** Null for a shop without miles. */
  readonly loyaltyLinks: Pick<LoyaltyLinks, 'findOfMember'> | null;
}

/** Opens the issuer of the settings and everything that belongs to members; null for a shop without an issuer. */
export async function wireMembers(
  deps: AppDeps,
  wiring: MembersWiring,
): Promise<{ readonly members: Members; close(): Promise<void> } | null> {
  const { cookieSecret: secret } = deps;
  const { db, favorites, checkouts, newsletter, priceAlerts } = wiring;
  const wired = await wireIdentity(deps, wiring);
  if (wired === null) return null;
  const store = createMemberStore(db, systemClock, secret);
  const saved = createSavedTravellers(db, systemClock);
  const preferences = createMemberPreferences(db);
  const searches = createMemberSearches(db, systemClock);
  const bookings = createMemberBookings(db);
  const members: Members = {
    identity: wired.identity,
    embedded: wired.embedded,
    store,
    saved,
    preferences,
    searches,
    listAirports: (visit) => listAirports(wiring.search, visit),
    findCustomer: (memberId) => findCustomer(store, memberId),
    attempts: createSignInAttempts(db, systemClock, secret),
    resetHints: createSealer(secret, 'password reset hint'),
    async adopt(memberId, { id, session }) {
      const owner = memberFavoritesOwner(memberId);
      if (id !== null) await favorites.merge(id, owner);
      if (session !== null) await checkouts.adopt(session, memberId);
      await bookings.adopt(memberId);
      return { hasFavorites: (await favorites.list(owner)).length > 0 };
    },
    async onNewMember({ email, wantsNewsletter }, visit) {
      if (newsletter === null || email === null || !wantsNewsletter) return;
      await newsletter.subscribeFrom('account', email, visit);
    },
    exportData: async (memberId) => ({
      newsletter: await withVerifiedEmail(store, memberId, (email) => newsletter?.exportData(email) ?? null),
      priceAlerts: await withVerifiedEmail(store, memberId, (email) => priceAlerts.exportData(email)),
      favorites: await favorites.list(memberFavoritesOwner(memberId)),
      preferences: await preferences.find(memberId),
      searches: await searches.list(memberId),
      travellers: await saved.list(memberId),
      bookings: await bookings.list(memberId),
      complaints: await listOwnCases(db, { memberId }),
      roomRequests: await withVerifiedEmail(store, memberId, (email) => listOwnCases(db, { email })),
      miles: (await wiring.loyaltyLinks?.findOfMember(memberId)) ?? null,
    }),
    async eraseData(memberId) {
      await favorites.erase(memberFavoritesOwner(memberId));
      await withVerifiedEmail(store, memberId, async (email) => {
        await newsletter?.eraseData(email);
        await priceAlerts.eraseData(email);
        await eraseRequestsOf({ db, files: wiring.caseFiles }, email, systemClock.now());
      });
    },
  };
  return { members, close: wired.close };
}

/** Calls with the verified address of a member; null without one: another person's subscription is neither shown nor ended. */
async function withVerifiedEmail<Result>(
  store: Pick<MemberStore, 'findRecord'>,
  memberId: string,
  call: (email: string) => Promise<Result> | Result,
): Promise<Result | null> {
  const record = await store.findRecord(memberId);
  return record === null || record.email === null || !record.isEmailVerified ? null : call(record.email);
}

async function findCustomer(
  store: Pick<MemberStore, 'findRecord'>,
  memberId: string,
): Promise<KnownCustomer | null> {
  const record = await store.findRecord(memberId);
  if (record === null) return null;
  const { firstName, lastName, email, isEmailVerified } = record;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    ...(isEmailVerified && email !== null ? { email } : {}),
  };
}

function wireIdentity({ env, log, cookieSecret: secret }: AppDeps, wiring: MembersWiring) {
  const { db, sites, mail, newsletter } = wiring;
  return chooseAdapter.identity(env).open({
    db,
    clock: systemClock,
    secret,
    port: () => env.port,
    mail,
    findSite: (address) => findSiteOf(sites, address),
    mainSite: () => sites.main(),
    isReturnPath,
    offersNewsletter: newsletter !== null,
    verifiedPath: buildPath('email_verification_redirect', {}),
    trustProxy: trustProxyOf(env.trustedProxies),
    report: (error) => log.error({ err: error }, 'the identity provider failed'),
  });
}

/** The site that an address is on: nobody is sent back to any other. */
function findSiteOf(sites: Sites, address: string) {
  if (!URL.canParse(address)) return null;
  const { host, origin, protocol } = new URL(address);
  const site = sites.find(host, protocol === 'https:');
  return site?.origin === origin ? site : null;
}

function isReturnPath(pathname: string): boolean {
  const match = matchPath(pathname, [pathname.slice(1, 6)]);
  return match?.name === 'logged_in_redirect' || match?.name === 'logged_out_redirect';
}
