import type { WalletPayment } from '../../../ports/payment/payment-browser-port.ts';
import type { WalletSheet } from '../../../ports/payment/wallet-sheet-port.ts';

/** Messages from the script in the shop's page to the sheet. */
export type ToSheet = { readonly kind: 'setup'; readonly request: Parameters<WalletSheet['open']>[0] };

/** Messages from the sheet to the script. */
export type FromSheet =
  | { readonly kind: 'loaded' | 'cancelled' | 'failed' }
  | { readonly kind: 'paid'; readonly payment: WalletPayment };

/** Marks our messages among those that other scripts of the page may send. */
export interface MarkedForSheet<Message> {
  readonly walletSheet: string;
  readonly message: Message;
}

/**
 * The script `/wallet-sheet.js` in the shop's page: it covers the page with a frame of the provider's and hears of it what was confirmed.
 * It is sent as the text of this function: it may use nothing from outside of itself but types.
 */
export function installWalletSheet(): void {
  const self = document.currentScript as HTMLScriptElement;
  const providerOrigin = new URL(self.src).origin;
  /** Milliseconds within which the sheet has to be there. */
  const loadTimeoutMs = 15_000;

  function createDialog(session: string, title: string) {
    const frame = document.createElement('iframe');
    frame.src = `${providerOrigin}/wallet-sheet/${encodeURIComponent(session)}`;
    frame.title = title;
    frame.name = 'wallet-sheet';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    frame.referrerPolicy = 'no-referrer';
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', title);
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    Object.assign(dialog.style, {
      width: 'min(100%, 28rem)',
      maxWidth: 'none',
      height: 'min(100dvh, 31rem)',
      maxHeight: 'none',
      margin: 'auto auto 0',
      padding: '0',
      border: '0',
      borderRadius: '1rem 1rem 0 0',
      overflow: 'hidden',
      background: '#fff',
    });
    dialog.append(frame);
    return { dialog, frame };
  }

  function open(request: Parameters<WalletSheet['open']>[0]): Promise<WalletPayment | null> {
    const { session, method } = request;
    const { dialog, frame } = createDialog(session, method === 'ApplePay' ? 'Apple Pay' : 'Google Pay');
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        removeEventListener('message', handleMessage);
        clearTimeout(timer);
        // Closing gives the focus back to the button that opened the sheet.
        if (dialog.open) dialog.close();
        dialog.remove();
        settle();
      };
      const timer = window.setTimeout(
        () => end(() => reject(new Error('The sheet does not load'))),
        loadTimeoutMs,
      );

      function handleMessage(event: MessageEvent<Partial<MarkedForSheet<FromSheet>> | null>) {
        if (event.origin !== providerOrigin || event.source !== frame.contentWindow) return;
        const { walletSheet, message } = event.data ?? {};
        if (walletSheet !== session || message === undefined) return;
        switch (message.kind) {
          case 'loaded': {
            clearTimeout(timer);
            const marked: MarkedForSheet<ToSheet> = {
              walletSheet: session,
              message: { kind: 'setup', request },
            };
            frame.contentWindow?.postMessage(marked, providerOrigin);
            frame.focus();
            return;
          }
          case 'cancelled':
            return end(() => resolve(null));
          case 'failed':
            return end(() => reject(new Error('The sheet has failed')));
          case 'paid':
            return end(() => resolve(message.payment));
        }
      }

      addEventListener('message', handleMessage);
      dialog.addEventListener('close', () => end(() => resolve(null)));
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  const sheet: WalletSheet = { open };
  Object.assign(window, { WalletSheet: sheet });
}
