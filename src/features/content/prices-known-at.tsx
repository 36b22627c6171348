import type { ContentPageProps } from '../../site/content-page-props.ts';
import styles from './prices-known-at.module.css';

/** Says at the end of a page of modules when its prices were true; nothing on one without prices. */
export function PricesKnownAt({ pricesKnownAt }: Pick<ContentPageProps, 'pricesKnownAt'>) {
  if (pricesKnownAt === undefined) return null;
  return (
    <p className={styles.priceAge}>
      <time dateTime={pricesKnownAt.iso}>{pricesKnownAt.text}</time>
    </p>
  );
}
