import { useState } from 'react';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import type { WalletMethod } from '../../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { countryOf } from '../../../../domain/places/market.ts';
import type { WalletContact, WalletPayment } from '../../../../ports/payment/payment-browser-port.ts';
import type { WalletSetup } from '../../../../ports/payment/payment-port.ts';
import { postJson } from '../../../../site/calls/post-json.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { usePaymentClients } from '../../payment-clients.tsx';
import type { PaymentSetupResponse } from '../methods/payment-schemas.ts';
import styles from './wallet-buttons.module.css';

export interface WalletButtonsProps {
  /** Those that the device has. */
  readonly wallets: readonly WalletSetup[];
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** True while an order is sent. */
  readonly isBusy: boolean;
  /**
   * Prepares the order: returns its checkout and what the form knows of the shopper, or null after showing what is missing.
   */
  readonly prepare: () => Promise<{ readonly checkoutId: string; readonly contact: WalletContact } | null>;
  readonly onPaid: (method: WalletMethod, payment: WalletPayment) => void;
}

/** One button a wallet: it opens the sheet, and what is confirmed there orders. Scripts of others load with the press alone. */
export function WalletButtons({ wallets, amount, currency, isBusy, prepare, onPaid }: WalletButtonsProps) {
  const texts = useTexts();
  const { brand, language, locale } = useVisit();
  const { wallet: client, cardCalls } = usePaymentClients();
  const [opening, setOpening] = useState<WalletMethod | null>(null);
  const [failed, setFailed] = useState<WalletMethod | null>(null);

  const openSession = async (checkoutId: string) => {
    const address = buildPath(cardCalls.setUp, { _locale: locale, checkoutId });
    const posted = await postJson<PaymentSetupResponse>(address, {}, new AbortController().signal);
    const setup = posted.status === 'answered' ? posted.answer.cardFields : null;
    if (setup?.kind !== 'secure-fields' || setup.walletScript === undefined) return null;
    return { id: setup.transactionId, script: setup.walletScript };
  };

  const press = async (setup: WalletSetup) => {
    if (isBusy || opening !== null) return;
    setFailed(null);
    setOpening(setup.method);
    try {
      const order = await prepare();
      if (order === null) return;
      const { openWallet } = await import('./open-wallet.ts');
      const country = countryOf(brand.market);
      const request = { language, amount, currency, country, payee: brand.name, contact: order.contact };
      const payment = await openWallet(setup, request, {
        client,
        openSession: () => openSession(order.checkoutId),
      });
      if (payment !== null) onPaid(setup.method, payment);
    } catch {
      setFailed(setup.method);
    } finally {
      setOpening(null);
    }
  };
  const warmUp = ({ kind }: WalletSetup) => (kind === 'component' ? client.prepare() : undefined);

  return (
    <>
      <div className={styles.buttons}>
        {wallets.map((setup) => (
          <button
            key={setup.method}
            type="button"
            className={styles.button}
            data-wallet={setup.method}
            aria-busy={opening === setup.method || undefined}
            aria-disabled={isBusy || opening !== null || undefined}
            data-needs-script=""
            onPointerEnter={() => warmUp(setup)}
            onFocus={() => warmUp(setup)}
            onClick={() => void press(setup)}
          >
            {texts('payment.wallet.pay', { wallet: texts(`payment.method.${setup.method}`) })}
          </button>
        ))}
      </div>
      {failed === null ? null : (
        <FieldError id="wallet-error" isAnnounced>
          {texts('payment.wallet.unavailable', { wallet: texts(`payment.method.${failed}`) })}
        </FieldError>
      )}
    </>
  );
}
