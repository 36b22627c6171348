import { NewWindowNote } from '../../../design/controls/new-window-note.tsx';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { consentSettingsId } from '../../../site/use-consents.ts';
import { useLink, useTexts } from '../../../site/visit-context.tsx';
import styles from './checkout-footer.module.css';

/** Pages that every brand has to have, by their slugs. */
const pages = [
  { slug: 'agb', text: 'frame.terms' },
  { slug: 'datenschutz', text: 'frame.privacy' },
  { slug: 'barrierefreiheit', text: 'frame.accessibility' },
  { slug: 'impressum', text: 'frame.imprint' },
] as const;

/** The footer of a checkout: what the law wants at hand, in windows of their own, and nothing that leads away from the booking. */
export function CheckoutFooter() {
  const texts = useTexts();
  const link = useLink();
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {pages.map(({ slug, text }) => (
          <li key={slug}>
            <a href={link('homepage', { slug })} target="_blank" rel="noreferrer">
              {texts(text)}
              <NewWindowNote />
            </a>
          </li>
        ))}
        <li>
          <a href={link('withdrawal')} target="_blank" rel="noreferrer">
            {texts('frame.withdrawal')}
            <NewWindowNote />
          </a>
        </li>
        <li>
          <FlyoutButton opens={consentSettingsId} className={styles.settings}>
            {texts('consent.settings')}
          </FlyoutButton>
        </li>
      </ul>
    </footer>
  );
}
