import { useLink, useVisit } from '../../../site/visit-context.tsx';
import styles from './voucher-head.module.css';

export interface VoucherHeadProps {
  /** Absent where the content below has a heading of its own. */
  readonly title?: string;
  readonly lead?: string;
}

/** The head of a voucher's page, which has no header of the shop (SHELL-024): whose page it is, and what it is for. */
export function VoucherHead({ title, lead }: VoucherHeadProps) {
  const link = useLink();
  const { brand } = useVisit();
  return (
    <div className={styles.head}>
      <a className={styles.brand} href={link('homepage')}>
        {brand.name}
      </a>
      {title === undefined ? null : <h1>{title}</h1>}
      {lead === undefined ? null : <p>{lead}</p>}
    </div>
  );
}
