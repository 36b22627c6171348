import type { WalletMethod } from '../../domain/booking/payment-details.ts';
import type { WalletPayment, WalletSheetRequest } from './payment-browser-port.ts';

/** What the script `walletScript` of `CardFieldsSetup` puts at `window.WalletSheet`. */
export interface WalletSheet {
  /**
   * Covers the page with a frame of the provider's: card, address and the button that pays. Only one sheet is open at a time.
   * @param session id of `openCardFields`; it becomes the token
   * @returns null when the shopper closes the sheet; rejects when it does not load
   */
  open(
    request: WalletSheetRequest & { readonly method: WalletMethod; readonly session: string },
  ): Promise<WalletPayment | null>;
}
