import type { ShownFlights } from '../../domain/search/describe-flights.ts';
import type { Language } from '../../domain/words/language.ts';
import type { PageRouteName } from '../../routes.ts';

/** What a module may depend on in addition to its stored props. */
export interface ModuleContext {
  readonly language: Language;
  /** Today in the brand's market, `YYYY-MM-DD`. */
  readonly today: string;
  /** Current month there, 1 to 12. */
  readonly month: number;
}

/** Where a module would be shown, when and to whom: what its visibility depends on, and nothing else does. */
export interface VisibilityContext {
  /** Null for the not-found page. */
  readonly route: PageRouteName | null;
  /** Query of the page's address. */
  readonly query: URLSearchParams;
  /** Giata id of the hotel whose page it is; null elsewhere. */
  readonly hotelId: number | null;
  /** The flights that the page shows as chosen. */
  readonly flights: ShownFlights;
  /** Airlines whose notices the visitor has closed in this session of the browser (MOD-116). */
  readonly closedAirlines: readonly string[];
  readonly isEditor: boolean;
  /** The visitor is signed in with a verified e-mail address. */
  readonly isVerifiedMember: boolean;
  /** The brand has accounts to sign in to (AUTH-002). */
  readonly offersSignIn: boolean;
  readonly now: Date;
}
