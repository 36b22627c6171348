import type { ContentPageProps } from '../../site/content-page-props.ts';
import { KnownAt } from '../../site/prices/known-at.tsx';
import styles from './prices-known-at.module.css';

/** Says at the end of a page of modules when its prices were true; nothing on one without prices. */
export function PricesKnownAt({ pricesKnownAt }: Pick<ContentPageProps, 'pricesKnownAt'>) {
  return pricesKnownAt ? <KnownAt moment={pricesKnownAt} className={styles.priceAge} /> : null;
}
