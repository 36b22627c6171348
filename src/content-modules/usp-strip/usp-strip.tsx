import { Section } from '../../design/section.tsx';
import type { UspStripProps } from './schema.ts';
import { UspIcon } from './usp-icon.tsx';
import styles from './usp-strip.module.css';

export function UspStrip({ usps }: UspStripProps) {
  return (
    <Section space="close" tone="tint">
      <ul className={styles.strip}>
        {usps.map(({ icon, text, hideOnMobile = false }) => (
          <li key={text} className={hideOnMobile ? `${styles.usp} ${styles.wideOnly}` : styles.usp}>
            <UspIcon name={icon} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
