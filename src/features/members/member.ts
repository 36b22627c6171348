/** Somebody who has signed in at the issuer of their identity; the key is issuer and subject, never the address. */
export interface Member {
  readonly id: string;
  readonly nickname: string;
  /** Null where the issuer names none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

/** The favourites' owner that stands for a member; a visitor's own is a random key without a colon. */
export function favoritesOwnerOf(memberId: string): string {
  return `member:${memberId}`;
}
