import type { VoucherDesign } from '../../brands/brand.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import type { Money } from '../../domain/money/money.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './voucher-card.module.css';
import { VOUCHER_CODE_PLACEHOLDER } from './voucher-code-placeholder.ts';
import { VoucherMotifPicture } from './voucher-motif-picture.tsx';

export interface VoucherCardProps {
  readonly value: Money;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Null for the brand's plain colours. */
  readonly design: Pick<VoucherDesign, 'motif' | 'colours'> | null;
  /** What its buyer has written; '' for nothing. */
  readonly message?: string;
  /** Marks it as a specimen. */
  readonly isSpecimen?: boolean;
}

/** A gift voucher in the brand's design. Its code is always a placeholder (MOD-067). */
export function VoucherCard({
  value,
  firstName = '',
  lastName = '',
  design,
  message = '',
  isSpecimen = false,
}: VoucherCardProps) {
  const { brand } = useVisit();
  const texts = useTexts();
  return (
    <section className={styles.stage} aria-label={texts('voucherPreview.label')}>
      <div className={styles.voucher} data-designed={design === null ? undefined : ''}>
        {design === null ? null : (
          <VoucherMotifPicture motif={design.motif} colours={design.colours} className={styles.motif} />
        )}
        {isSpecimen ? <p className={styles.specimen}>{texts('voucherPreview.specimen')}</p> : null}
        <div className={styles.text}>
          <p className={styles.title}>
            {brand.name} · {texts('voucherPreview.title')}
          </p>
          <p className={styles.amount}>{formatPrice(value)} </p>
          <p className={styles.recipient}>
            {texts('voucherPreview.for', {
              name: formatRecipient(firstName, lastName) ?? texts('voucherPreview.recipient'),
            })}
          </p>
          {message === '' ? null : <p className={styles.message}>{message}</p>}
        </div>
        <dl className={styles.details}>
          <dt>{texts('voucherPreview.code')}</dt>
          <dd>{VOUCHER_CODE_PLACEHOLDER}</dd>
        </dl>
      </div>
    </section>
  );
}

/** The name, as far as it is given; null without any (MOD-069). */
function formatRecipient(firstName: string, lastName: string): string | null {
  return `${firstName} ${lastName}`.trim() || null;
}
