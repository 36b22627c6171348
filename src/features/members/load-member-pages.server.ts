import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import type { SavedTravellers } from '../../domain/travellers/saved-traveller.ts';
import { formatDate, formatDateTime } from '../../domain/words/format-date.ts';
import type { AccountPages } from '../../ports/identity/identity-port.ts';
import type { PageLoader } from '../../site/page-data.ts';
import { offersSignIn, type Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { buildPath } from '../../url.ts';
import type { AccountPageProps, MemberAirport, ShownVoucher } from './account-page.tsx';
import type { MemberPreferences } from './member-preferences.server.ts';
import type { MemberStore } from './member-store.server.ts';
import { parseSignInOutcome } from './sign-in-outcome.ts';

/** Parameter of the sign-in page that says what has become of a sign-in. */
export const signInOutcomeParam = 'outcome';
/** Parameter that says which page of this site a sign-in leads back to. */
export const signInReturnParam = 'return';
/**
 * Parameter of the account page about deleting the account: `delete` where the member was not sure, `signed-in` where they have signed in
 * again for it.
 */
export const confirmParam = 'confirm';

const meta = (title: string) => ({ title, description: '', isHidden: true });

/** Loads what the sign-in page says when nobody is led to the issuer. Null without an outcome: there is nothing to say. */
export function createSignInPageLoader(): PageLoader {
  return async (visit, _match, url) => {
    const outcome = parseSignInOutcome(url.searchParams.get(signInOutcomeParam));
    if (!offersSignIn(visit) || outcome === null) return null;
    const texts = await loadTexts(visit.language);
    return {
      code: outcome === 'unavailable' ? 503 : 200,
      pageMetaContent: meta(texts(`signIn.${outcome}.title`)),
      route: 'login',
      view: 'signIn',
      props: { outcome, returnTo: url.searchParams.get(signInReturnParam) },
    };
  };
}

/** Loads the page that asks for a verified address; members who have one go home, visitors to sign in. */
export function createVerificationPageLoader(members: Pick<MemberStore, 'findRecord'> | null): PageLoader {
  return async (visit, _match, _url, { memberId }) => {
    if (members === null || !offersSignIn(visit)) return null;
    const record = memberId === null ? null : await members.findRecord(memberId);
    const texts = await loadTexts(visit.language);
    const redirectTo =
      record === null ? signInPath(visit) : record.isEmailVerified ? homePath(visit) : undefined;
    return {
      code: 200,
      pageMetaContent: meta(texts('member.verify.title')),
      route: 'verification_required',
      view: 'verificationRequired',
      props: { email: record?.email ?? null },
      ...(redirectTo === undefined ? {} : { redirectTo }),
    };
  };
}

/** Whether an address gets the newsletter of a brand, by the shop's own record. */
export interface AccountNewsletter {
  isSubscribed(email: string, brandKey: string): Promise<boolean>;
}

/** Members, as the account page knows them. */
export interface AccountMembers {
  readonly store: Pick<MemberStore, 'findRecord' | 'listSessions'>;
  readonly saved: Pick<SavedTravellers, 'list'>;
  readonly preferences: Pick<MemberPreferences, 'find'>;
  /** See `IdentityPort`; null for an issuer without. */
  readonly accountPages: AccountPages | null;
  readonly listAirports: (visit: Visit) => readonly MemberAirport[];
}

/** A gift voucher that a member has bought. Amounts are minor units, days `YYYY-MM-DD`. */
interface BoughtVoucher extends Pick<ShownVoucher, 'bookingNumber' | 'recipient' | 'isReturned'> {
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly boughtOn: string;
  readonly withdrawUntil: string | null;
}

/** Lists the gift vouchers that a member has bought from a brand. */
type ListVouchers = (memberId: string, brandKey: string) => Promise<readonly BoughtVoucher[]>;

/** Loads the member's account; visitors go to sign in, and come back. */
export function createAccountPageLoader(
  members: AccountMembers | null,
  newsletter: AccountNewsletter | null,
  listVouchers: ListVouchers,
): PageLoader {
  return async (visit, _match, url, { memberId, memberSessionId }) => {
    if (members === null || !offersSignIn(visit)) return null;
    const texts = await loadTexts(visit.language);
    const record = memberId === null ? null : await members.store.findRecord(memberId);
    const about = {
      code: 200,
      pageMetaContent: meta(texts('member.title')),
      route: 'account' as const,
      view: 'account' as const,
    };
    if (memberId === null || record === null) {
      const back = buildPath('account', { _locale: visit.locale });
      return { ...about, props: nobody, redirectTo: signInPath(visit, { return: back }) };
    }
    const format = (moment: Date) => formatDateTime(moment, visit.language, SHOP_TIME_ZONE);
    return {
      ...about,
      props: {
        nickname: record.nickname,
        email: record.email,
        isEmailVerified: record.isEmailVerified,
        accountPages: members.accountPages,
        airports: members.listAirports(visit),
        preferredAirport: (await members.preferences.find(memberId)).preferredAirport,
        deletion: parseDeletion(url.searchParams.get(confirmParam)),
        isSubscribed:
          newsletter !== null && record.email !== null && record.isEmailVerified
            ? await newsletter.isSubscribed(record.email, visit.brand.key)
            : false,
        travellers: (await members.saved.list(memberId)).map(({ id, firstName, lastName, birthDate }) => ({
          id,
          name: `${firstName} ${lastName}`,
          birthDate: formatDate(requireDay(birthDate), visit.language, 'birth'),
        })),
        vouchers: (await listVouchers(memberId, visit.brand.key)).map((voucher) =>
          showVoucher(voucher, visit),
        ),
        sessions: (await members.store.listSessions(memberId)).map(({ begunAt, usedAt, sessionId }) => ({
          begunAt: format(begunAt),
          usedAt: format(usedAt),
          isThisBrowser: sessionId === memberSessionId,
        })),
      },
    };
  };
}

function showVoucher(
  { amount, currency, boughtOn, withdrawUntil, ...voucher }: BoughtVoucher,
  { language }: Visit,
): ShownVoucher {
  return {
    ...voucher,
    amount: formatPrice(money(amount, currency)),
    boughtOn: formatDate(requireDay(boughtOn), language, 'long'),
    withdrawUntil: withdrawUntil && formatDate(requireDay(withdrawUntil), language, 'long'),
  };
}

function parseDeletion(step: string | null): AccountPageProps['deletion'] {
  return step === 'delete' || step === 'signed-in' ? step : null;
}

const nobody = {
  nickname: '',
  email: null,
  isEmailVerified: false,
  isSubscribed: false,
  sessions: [],
  travellers: [],
  vouchers: [],
  accountPages: null,
  airports: [],
  preferredAirport: null,
  deletion: null,
};

const homePath = ({ locale }: Visit) => buildPath('homepage', { _locale: locale });
const signInPath = ({ locale }: Visit, query?: { readonly return: string }) =>
  buildPath('login', { _locale: locale }, query);
