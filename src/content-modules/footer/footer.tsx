import { FlyoutButton } from '../../design/overlays/flyout-button.tsx';
import { consentSettingsId } from '../../site/use-consents.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { RichWords } from '../parts/rich-words.tsx';
import styles from './footer.module.css';
import { NewsletterField } from './newsletter-field.tsx';
import { PaymentLogos } from './payment-logos.tsx';
import type { FooterProps } from './schema.ts';

/** Markets whose travellers look for the badge (SHELL-035). */
const badgeMarkets: readonly string[] = ['gb', 'ie'];

export function Footer({ columns, links, newsletter, legalText, badge }: FooterProps) {
  const { brand } = useVisit();
  const texts = useTexts();
  const hasBadge = badge !== undefined && badgeMarkets.includes(brand.market);
  return (
    <footer className={styles.footer}>
      {newsletter === undefined ? null : <NewsletterField {...newsletter} />}
      <nav className={styles.columns} aria-label={texts('footer.label')}>
        {columns.map(({ key, title }) => (
          <details key={key} className={styles.column} open suppressHydrationWarning>
            <summary>{title}</summary>
            <ul className={styles.links}>
              {links
                .filter(({ column }) => column === key)
                .map(({ label, url }) => (
                  <li key={label}>
                    <ContentLink to={url}>{label}</ContentLink>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
      <div className={styles.base}>
        <p className={styles.legal}>
          <RichWords words={legalText} />
        </p>
        {hasBadge ? (
          <p className={styles.badge}>
            {badge.link === undefined ? badge.text : <ContentLink to={badge.link}>{badge.text}</ContentLink>}
          </p>
        ) : null}
        <FlyoutButton opens={consentSettingsId} className={styles.settings}>
          {texts('consent.settings')}
        </FlyoutButton>
        <PaymentLogos />
      </div>
    </footer>
  );
}
