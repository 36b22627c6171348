const storageKey = 'checkout-changed';

/**
 * Remembers in this tab that the shopper has left a checkout to change its trip: the next one at the same hotel carries over extras and
 * names. The server refuses a checkout that is not the shopper's own.
 */
export function rememberChangedCheckout(checkoutId: string): void {
  try {
    sessionStorage.setItem(storageKey, checkoutId);
  } catch {
    // Without storage the next checkout begins empty.
  }
}

/** The checkout that was left last; undefined for none. */
export function readChangedCheckout(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: another checkout has begun. */
export function forgetChangedCheckout(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then nothing was remembered either.
  }
}
