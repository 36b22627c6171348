import { Button } from '../../../../design/controls/button.tsx';
import { CheckboxField } from '../../../../design/form/checkbox-field.tsx';
import { TermsLinks } from '../../../../design/form/terms-links.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from './voucher-form-page.module.css';

export interface VoucherFormFootProps {
  /** As it is shown; empty while no amount is chosen. */
  readonly total: string;
  readonly isPlacing: boolean;
}

/** Terms, rights and the order button, which says what is paid. */
export function VoucherFormFoot({ total, isPlacing }: VoucherFormFootProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  return (
    <div className={styles.foot}>
      <CheckboxField name="termsAccepted" isRequired>
        {texts('voucher.terms')} <TermsLinks />
      </CheckboxField>
      <p className={styles.note}>{texts('voucher.rights')}</p>
      <Button
        type="submit"
        size="large"
        isBusy={isPlacing}
        aria-disabled={isPlacing || undefined}
        data-needs-script=""
      >
        {texts('payment.payNow')} {total}
      </Button>
      <noscript>
        <p>{texts('checkout.noScript', { phone: brand.hotline.display })}</p>
      </noscript>
    </div>
  );
}
