const storageKey = 'payment-page-expected';

/**
 * Remembers in this tab that the shopper has just ordered: the provider's page that the order may need opens by itself. Who comes
 * back from it, or opens the step in another tab, is asked first, because the step also cancels the payment.
 */
export function expectPaymentPage(checkoutId: string): void {
  try {
    sessionStorage.setItem(storageKey, checkoutId);
  } catch {
    // Without storage the shopper presses the button of the step.
  }
}

/** Returns once whether the provider's page of this checkout opens by itself. */
export function takeExpectedPaymentPage(checkoutId: string): boolean {
  try {
    const isExpected = sessionStorage.getItem(storageKey) === checkoutId;
    if (isExpected) sessionStorage.removeItem(storageKey);
    return isExpected;
  } catch {
    return false;
  }
}
