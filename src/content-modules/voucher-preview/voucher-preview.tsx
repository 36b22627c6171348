import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { VoucherPreviewProps } from './schema.ts';
import { VOUCHER_CODE_PLACEHOLDER } from './voucher-code-placeholder.ts';
import styles from './voucher-preview.module.css';

/** A gift voucher in the brand's design. Its code is always a placeholder (MOD-067). */
export function VoucherPreview(props: VoucherPreviewProps) {
  const { amount, currency, code = VOUCHER_CODE_PLACEHOLDER, preview = false } = props;
  const { brand } = useVisit();
  const texts = useTexts();
  return (
    <section className={styles.stage} aria-label={texts('voucherPreview.label')}>
      <div className={styles.voucher}>
        {preview ? <p className={styles.specimen}>{texts('voucherPreview.specimen')}</p> : null}
        <div className={styles.text}>
          <p className={styles.title}>
            {brand.name} · {texts('voucherPreview.title')}
          </p>
          <p className={styles.amount}>
            {formatPrice(money(amount * minorUnitsPerUnit(currency), currency))}
          </p>
          <p className={styles.recipient}>
            {texts('voucherPreview.for', {
              name: formatRecipient(props) ?? texts('voucherPreview.recipient'),
            })}
          </p>
        </div>
        <dl className={styles.details}>
          <dt>{texts('voucherPreview.code')}</dt>
          <dd>{code}</dd>
        </dl>
      </div>
    </section>
  );
}

/** The name, as far as it is given; null without any (MOD-069). */
function formatRecipient({ firstName = '', lastName = '' }: VoucherPreviewProps): string | null {
  return `${firstName} ${lastName}`.trim() || null;
}
