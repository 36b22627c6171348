/** Somebody who has signed in at the issuer of their identity; the key is issuer and subject, never the address. */
export interface Member {
  readonly id: string;
  readonly nickname: string;
  /** Null where the issuer names none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** When the member last proved to the issuer who they are; absent where it is not known. */
  readonly authenticatedAt?: Date;
  /** IATA code of the airport from which the search form starts; absent for none. */
  readonly preferredAirport?: string;
  /** The search made last in any browser, as `LastSeenSearch` with `savedAt` in JSON; absent for none. */
  readonly lastSearch?: string;
  /** Newsletter list of the issuer's user record; absent for none. */
  readonly listId?: string;
  /** Id of the browser's session among those of the member. It opens nothing. */
  readonly sessionId: string;
}

/**
 * The browser behind a visit, as far as the server knows it again: by signed cookies that no script can read. They say
 * nothing about the person and never reach the page's data.
 */
export interface Visitor {
  /**
   * Valid for half a year; the visitor's stored data, such as favourites, belongs to it (FAV-008). Null until something
   * is stored.
   */
  readonly id: string | null;
  /** Known for three hours since it was last used (STORE-013); a checkout belongs to it (checkout X-092). Null until one is begun. */
  readonly session: string | null;
  /** Id of the member who is signed in; null for nobody. What is stored for them belongs to it, in every browser. */
  readonly memberId: string | null;
  /** Id of this browser's session among those of the member; null for nobody. */
  readonly memberSessionId: string | null;
  /** When the member last proved to the issuer who they are; absent where it is not known. */
  readonly memberAuthenticatedAt?: Date;
  /**
   * Trips whose one-time code this browser has entered: until when it may act, by id of the checkout, in milliseconds since 1970
   * (checkout X-092). Absent for none.
   */
  readonly tripGrants?: Readonly<Record<string, number>>;
  /** The trip that staff change for a caller in this browser, by id of its checkout; absent for none. */
  readonly callerTrip?: string;
}

/** A visitor of whom nothing is known. */
export const unknownVisitor: Visitor = { id: null, session: null, memberId: null, memberSessionId: null };
