import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { stepIcons } from '../../frame/step-icons.ts';
import { useDeviceWallets } from './use-device-wallets.ts';
import { WalletButtons, type WalletButtonsProps } from './wallet-buttons.tsx';
import styles from './wallet-section.module.css';

interface WalletSectionProps extends WalletButtonsProps {
  /** The formatted total. */
  readonly total: string;
  /** The wallet fills in the form below; false where the form comes first. */
  readonly isQuick: boolean;
}

/** Wallets of the device, each with a button of its own: the quick way before a form, or another way after it. Nothing where there are none. */
export function WalletSection({ total, isQuick, ...buttons }: WalletSectionProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  const wallets = useDeviceWallets(buttons.wallets);
  if (wallets.length === 0) return null;
  return (
    <CheckoutSection
      id="wallets"
      title={texts(isQuick ? 'payment.wallet.title' : 'payment.wallet.other')}
      icon={stepIcons.payment}
      note={isQuick ? texts('payment.wallet.note') : undefined}
    >
      <WalletButtons {...buttons} wallets={wallets} />
      <p className={styles.binding}>
        {texts('payment.wallet.binding', { brand: brand.name, amount: total })}{' '}
        {isQuick ? <a href="#order">{texts('payment.wallet.rights')}</a> : null}
      </p>
      {isQuick ? (
        <p className={styles.or}>
          <span>{texts('payment.wallet.or')}</span>
        </p>
      ) : null}
    </CheckoutSection>
  );
}
