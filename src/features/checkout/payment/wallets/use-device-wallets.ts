import { useLayoutEffect, useState } from 'react';
import type { WalletMethod } from '../../../../domain/booking/payment-details.ts';
import type { WalletSetup } from '../../../../ports/payment/payment-port.ts';

interface AppleDevice {
  readonly ApplePaySession?: { canMakePayments(): boolean };
}

/** Whether the browser has a wallet, without a script of anybody else's: Apple's own object, and any safe page for Google's. */
export function hasWallet(
  method: WalletMethod,
  device: AppleDevice & { readonly isSecureContext: boolean },
): boolean {
  if (!device.isSecureContext) return false;
  if (method === 'GooglePay') return true;
  try {
    return device.ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}

/** Those of the wallets that this device has; before hydration, and on the server, those that nearly every browser has. */
export function useDeviceWallets(wallets: readonly WalletSetup[]): readonly WalletSetup[] {
  const [isKnown, setKnown] = useState(false);
  useLayoutEffect(() => setKnown(true), []);
  return wallets.filter(({ method }) => (isKnown ? hasWallet(method, window) : method === 'GooglePay'));
}
