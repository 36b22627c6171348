/**
 * A loyalty programme in which the shop's travellers earn and redeem points (MILE-001, MILE-002). The programme of the requirements has no public
 * partner interface, so this is what an operator's contract has to provide, method by method (docs/vendors.md).
 *
 * Amounts of points are whole and above 0. A call with the same key is made once: repeated, it has the outcome of the first time.
 */
export interface LoyaltyPort {
  /** Name of the programme for people. */
  readonly name: string;

  /** Address of the programme's page on which a member permits the link (OAuth 2.1, authorisation code with PKCE). */
  buildLinkAddress(request: LinkRequest): string;
  /** Exchanges what the page returned. `refused`: the member declined, or the code is over. */
  finishLink(
    answer: { readonly code: string; readonly codeVerifier: string; readonly redirectUri: string },
    options: LoyaltyCallTime,
  ): Promise<LoyaltyResult<{ readonly member: LinkedMember; readonly token: string }, 'declined'>>;

  readBalance(
    token: string,
    options: LoyaltyCallTime,
  ): Promise<LoyaltyResult<{ readonly points: number }, 'not-linked'>>;

  /** What the programme pays the shop for points, minor units: the shop never sells points for more than that. */
  quote(
    request: { readonly points: number; readonly currency: string },
    options: LoyaltyCallTime,
  ): Promise<LoyaltyResult<{ readonly amount: number }, 'currency'>>;

  /** Sets points aside until they are redeemed or released; the programme gives them back by itself after a day. */
  reserve(
    request: { readonly token: string; readonly points: number; readonly reference: string },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<{ readonly reservationId: string }, 'too-few-points' | 'not-linked'>>;
  /** Takes reserved points for good. `refused`: the reservation is over. */
  redeem(
    request: { readonly reservationId: string; readonly reference: string },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<object, 'reservation-over'>>;
  /** Gives reserved points back. Confirmed where there is nothing reserved. `refused`: they were redeemed. */
  release(
    request: { readonly reservationId: string | null; readonly reference: string },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<object, 'redeemed'>>;
  /** Gives redeemed points back, all or a part. `refused`: more than was redeemed. */
  giveBack(
    request: { readonly reference: string; readonly points: number },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<object, 'too-many'>>;

  /** Credits earned points to a member's number after travel. `refused`: nobody has that number, or under another name. */
  credit(
    request: {
      readonly memberNumber: string;
      readonly lastName: string;
      readonly points: number;
      readonly reference: string;
    },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<object, 'unknown-member'>>;
  /** Takes credited points back after a cancellation; the balance may fall below 0. Confirmed where nothing was credited. */
  takeBack(
    request: { readonly memberNumber: string; readonly reference: string },
    options: LoyaltyCall,
  ): Promise<LoyaltyResult<object, never>>;
}

export interface LinkRequest {
  readonly state: string;
  /** S256 challenge of the verifier (RFC 7636). */
  readonly codeChallenge: string;
  readonly redirectUri: string;
  readonly language: string;
}

export interface LinkedMember {
  readonly memberNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** `unknown`: no readable answer in time; the call may have taken effect, and is repeated with the same key. */
export type LoyaltyResult<Confirmed, Reason extends string> =
  | ({ readonly outcome: 'confirmed' } & Confirmed)
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: 'unknown' };

export interface LoyaltyCallTime {
  /** Milliseconds after which the call counts as `unknown`. */
  readonly timeoutMs: number;
}

export interface LoyaltyCall extends LoyaltyCallTime {
  readonly idempotencyKey: string;
}
