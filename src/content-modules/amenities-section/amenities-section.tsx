import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NewWindowIcon } from '../parts/new-window-icon.tsx';
import styles from './amenities-section.module.css';
import type { AmenitiesSectionProps, Amenity } from './schema.ts';

/** IMG-004 for small windows, IMG-005 from there on. */
const phoneSize = '360x180';
const sizes = ['270x180'] as const;

/** What a stay can have, as a strip of small pictures. */
export function AmenitiesSection({ headline, copytext, amenities }: AmenitiesSectionProps) {
  return (
    <Section>
      {headline ? <SectionHeader title={headline} lead={copytext} /> : null}
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity.headline} className={styles.amenity}>
            <Picture
              scene={amenity.image?.url ?? ''}
              alt={amenity.image?.alt ?? ''}
              variants={sizes}
              phoneSize={phoneSize}
              sizes="(min-width: 768px) 20rem, 100vw"
              className={styles.picture}
            />
            <AmenityWords amenity={amenity} level={headline ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AmenityWords({ amenity, level }: { amenity: Amenity; level: 2 | 3 }) {
  const { headline, copytext, link, linkout = false } = amenity;
  const Headline = `h${level}` as const;
  return (
    <div className={styles.text}>
      <Headline className={styles.headline}>
        {link === undefined ? (
          headline
        ) : (
          <ContentLink to={link} opensNewWindow={linkout} className={styles.cover}>
            {headline}
            {linkout ? <NewWindowIcon /> : null}
          </ContentLink>
        )}
      </Headline>
      {copytext ? <p className={styles.copy}>{copytext}</p> : null}
    </div>
  );
}
