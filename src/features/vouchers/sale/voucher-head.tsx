import { useLink, useVisit } from '../../../site/visit-context.tsx';
import styles from './voucher-head.module.css';

export interface VoucherHeadProps {
  readonly title: string;
  readonly lead: string;
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
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  );
}
