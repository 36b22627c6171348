import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { findLocalText } from '../../brands/local-text.ts';
import { Button } from '../../design/controls/button.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Section } from '../../design/section.tsx';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './contact-slot.module.css';
import { RichCopy } from './rich-copy.tsx';

export interface ContactSlotProps {
  readonly headline: string;
  readonly copytext: string | undefined;
  /** What to write, and what happens then. */
  readonly request: string;
  /** Subject of the mail. */
  readonly subject: string;
  /** A link of the editor's below. */
  readonly children?: ReactNode;
}

/** Where a form is going to be: until then people answer, by mail and by telephone. */
export function ContactSlot({ headline, copytext, request, subject, children }: ContactSlotProps) {
  const { brand, language } = useVisit();
  const texts = useTexts();
  const { number, display, hours } = brand.hotline;
  return (
    <Section width="text">
      <div className={styles.slot}>
        <h2>{headline}</h2>
        {copytext === undefined ? null : <RichCopy words={copytext} />}
        <p>{request}</p>
        <Button
          href={`mailto:${brand.company.email}?subject=${encodeURIComponent(subject)}`}
          icon={<Icon icon={Mail} />}
        >
          {texts('contact.mail')}
        </Button>
        <p className={styles.call}>
          <a href={`tel:${number}`}>{texts('contact.call', { number: display })}</a>
          <span>{findLocalText(hours, language)}</span>
        </p>
        {children}
      </div>
    </Section>
  );
}
