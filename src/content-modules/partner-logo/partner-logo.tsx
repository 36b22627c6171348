import { Picture } from '../../design/pictures/picture.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import styles from './partner-logo.module.css';
import type { PartnerLogoProps } from './schema.ts';

/** The logo of the partner who has sent the visitor; without one a line for editors (EDIT-005). */
export function PartnerLogo({ partner }: PartnerLogoProps) {
  const texts = useTexts();
  return (
    <section className={partner === null ? undefined : styles.partner} aria-label={texts('partner.label')}>
      {partner === null ? (
        <EditorNote>{texts('partner.placeholder')}</EditorNote>
      ) : (
        <div className={styles.inner}>
          <p>{texts('partner.together')}</p>
          <Picture
            scene={partner.partnerLogo}
            alt={partner.partnerName}
            variants={['360x180', '270x180']}
            sizes="7.5rem"
            className={styles.logo}
          />
        </div>
      )}
    </section>
  );
}
