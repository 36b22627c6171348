import type { VoucherDesign } from '../../brands/brand.ts';
import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { VoucherPreviewProps } from './schema.ts';
import { VOUCHER_CODE_PLACEHOLDER } from './voucher-code-placeholder.ts';
import { VoucherMotifPicture } from './voucher-motif-picture.tsx';
import styles from './voucher-preview.module.css';

interface ShownVoucher extends VoucherPreviewProps {
  /** One of the brand's designs; without one the module's motif decides. */
  readonly design?: Pick<VoucherDesign, 'motif' | 'colours'>;
  /** What its buyer has written; '' for nothing. */
  readonly message?: string;
}

/** A gift voucher in the brand's design. Its code is always a placeholder (MOD-067). */
export function VoucherPreview(props: ShownVoucher) {
  const { amount, currency, code = VOUCHER_CODE_PLACEHOLDER, preview = false, motif, message = '' } = props;
  const { brand } = useVisit();
  const design = props.design ?? brand.vouchers?.designs.find((each) => each.motif === motif);
  const texts = useTexts();
  return (
    <section className={styles.stage} aria-label={texts('voucherPreview.label')}>
      <div className={styles.voucher} data-designed={design === undefined ? undefined : ''}>
        {design === undefined ? null : (
          <VoucherMotifPicture motif={design.motif} colours={design.colours} className={styles.motif} />
        )}
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
          {message === '' ? null : <p className={styles.message}>{message}</p>}
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
