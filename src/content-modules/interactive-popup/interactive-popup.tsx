import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { FlyoutButton } from '../../design/overlays/flyout-button.tsx';
import { FlyoutPanel } from '../../design/overlays/flyout-panel.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentButton } from '../parts/content-button.tsx';
import { RichCopy } from '../parts/rich-copy.tsx';
import styles from './interactive-popup.module.css';
import { popupId } from './popup-id.ts';
import type { InteractivePopupProps } from './schema.ts';

/**
 * Closed it is one line, its short text; activating it opens everything else over the page and closes it again (MOD-122, MOD-123). The
 * browser's own popover does that: without script, with Escape, and the focus is free to leave.
 */
export function InteractivePopup({ shortText, fullText, image, link, linkText }: InteractivePopupProps) {
  const texts = useTexts();
  const id = popupId(shortText);
  return (
    <Section>
      <FlyoutButton opens={id} className={styles.opener}>
        <span>{shortText}</span>
        <Icon icon={Plus} size={24} />
      </FlyoutButton>
      <FlyoutPanel id={id} labelledBy={`${id}-title`} className={styles.panel}>
        {image === undefined ? null : (
          <Picture
            scene={image.url}
            alt={image.alt ?? ''}
            variants={['920x380', '400x250']}
            sizes="(width < 768px) 100vw, 57.5rem"
            className={styles.picture}
          />
        )}
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            {shortText}
          </h2>
          <RichCopy words={fullText} />
          {link === undefined || linkText === undefined ? null : (
            <ContentButton to={link}>{linkText}</ContentButton>
          )}
        </div>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts('popup.close')}
        >
          <Icon icon={X} />
        </button>
      </FlyoutPanel>
    </Section>
  );
}
