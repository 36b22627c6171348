import type {
  WalletClient,
  WalletPayment,
  WalletSheetRequest,
} from '../../../../ports/payment/payment-browser-port.ts';
import type { WalletSetup } from '../../../../ports/payment/payment-port.ts';
import type { WalletSheet } from '../../../../ports/payment/wallet-sheet-port.ts';
import { loadScript } from '../card/load-script.ts';

/** A session of the provider's, and the script of its sheets. */
export interface WalletSession {
  readonly id: string;
  readonly script: string;
}

export interface WalletDeps {
  readonly client: WalletClient;
  /** Opens a session at the provider; null without an answer. */
  readonly openSession: () => Promise<WalletSession | null>;
}

/**
 * Opens a wallet's sheet. A wallet on the provider's own page has none here: its payment has no token and no address.
 * @returns null when the shopper closes the sheet
 * Rejects when the sheet does not open.
 */
export async function openWallet(
  setup: WalletSetup,
  request: WalletSheetRequest,
  { client, openSession }: WalletDeps,
): Promise<WalletPayment | null> {
  switch (setup.kind) {
    case 'redirect':
      return {
        token: '',
        contact: { firstName: '', lastName: '', street: '', zip: '', city: '', country: '' },
      };
    case 'component':
      return client.open(setup, request);
    case 'sheet': {
      const session = await openSession();
      if (session === null) throw new Error('The wallet does not answer');
      await loadScript(session.script);
      const { WalletSheet: sheet } = window as { WalletSheet?: WalletSheet };
      if (sheet === undefined) throw new Error('The script of the wallet has no sheet');
      return sheet.open({ ...request, method: setup.method, session: session.id });
    }
  }
}
