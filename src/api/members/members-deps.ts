import type { SavedTravellers } from '../../domain/travellers/saved-traveller.ts';
import type { KnownCustomer } from '../../features/checkout/travellers/prefill-info.ts';
import type { MemberAirport } from '../../features/members/account-page.tsx';
import type { MemberPreferences } from '../../features/members/member-preferences.server.ts';
import type { MemberSearches } from '../../features/members/member-searches.server.ts';
import type { MemberStore } from '../../features/members/member-store.server.ts';
import type { SignInAttempts } from '../../features/members/sign-in-attempts.server.ts';
import type { NewsletterVisit } from '../../features/newsletter/newsletter.ts';
import type { IdentityPort, UserRecord } from '../../ports/identity/identity-port.ts';
import type { Visit } from '../../site/visit.ts';

/** What a shop with members needs of its parts. */
export interface MembersDeps {
  readonly identity: IdentityPort;
  readonly store: MemberStore;
  readonly attempts: SignInAttempts;
  readonly saved: SavedTravellers;
  readonly preferences: MemberPreferences;
  readonly searches: MemberSearches;
  /** Airports from which holidays begin, those of the visitor's country first; none while the catalogue is not loaded. */
  readonly listAirports: (visit: Visit) => readonly MemberAirport[];
  /** Name and verified address of a member; null for one who is gone. */
  readonly findCustomer: (memberId: string) => Promise<KnownCustomer | null>;
  /** Seals an address for a cookie (AUTH-017). */
  readonly resetHints: {
    seal(text: string, context: string): string;
    open(sealed: string, context: string): string | null;
  };
  /**
   * Passes what belongs to a browser on to its member: favourites of the visitor's id, checkouts of the session.
   * @returns whether the member has favourites now
   */
  readonly adopt: (memberId: string, visitor: AdoptedVisitor) => Promise<{ readonly hasFavorites: boolean }>;
  /** Called once, when somebody has signed in for the first time: the newsletter that they asked for with their account. */
  readonly onNewMember: (user: UserRecord, visit: NewsletterVisit) => Promise<void>;
  /** What the shop stores for the member beyond the account, for taking it along. */
  readonly exportData: (memberId: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Erases what is stored for the member beyond the account; bookings stay for the tax office. */
  readonly eraseData: (memberId: string) => Promise<void>;
}

interface AdoptedVisitor {
  readonly id: string | null;
  readonly session: string | null;
}
