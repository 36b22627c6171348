import { Picture } from '../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { ImageOfferCard } from './image-offer-card.tsx';
import styles from './image-offer-teaser.module.css';
import type { ImageOfferTeaserProps } from './schema.ts';

/** Live offers as cards on one large picture; nothing where none of them is for sale. */
export function ImageOfferTeaser({ headline, badgeText, backgroundImage, offers }: ImageOfferTeaserProps) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.section}>
      <Picture
        scene={backgroundImage?.url ?? ''}
        alt={backgroundImage?.alt ?? ''}
        variants={IMAGE_SIZES.background}
        sizes="100vw"
        className={styles.background}
      />
      <div className={styles.page}>
        <div className={styles.title}>
          {badgeText ? <p className={styles.badge}>{badgeText}</p> : null}
          <h2>{headline}</h2>
        </div>
        <ul className={styles.offers} data-count={offers.length}>
          {offers.map((offer) => (
            <li key={offer.link}>
              <ImageOfferCard offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
