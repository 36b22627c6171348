import Award from 'lucide-react/icons/award';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import styles from './hotel-award-banner.module.css';
import type { HotelAwardBannerProps } from './schema.ts';

/** The award of the hotel whose page it is; elsewhere one line for editors (EDIT-004). */
export function HotelAwardBanner({
  headline,
  copytext,
  link,
  linkText,
  isPlaceholder = false,
}: HotelAwardBannerProps) {
  const texts = useTexts();
  return (
    <section className={isPlaceholder ? undefined : styles.banner} aria-label={texts('award.label')}>
      {isPlaceholder ? (
        <EditorNote>{texts('award.placeholder', { headline })}</EditorNote>
      ) : (
        <div className={styles.inner}>
          <Icon icon={Award} size={32} />
          <div>
            <p className={styles.headline}>{headline}</p>
            {copytext === undefined ? null : <p>{copytext}</p>}
          </div>
          {link === undefined || linkText === undefined ? null : (
            <ContentLink to={link} className={styles.link}>
              {linkText}
            </ContentLink>
          )}
        </div>
      )}
    </section>
  );
}
