import { useTexts } from '../../site/visit-context.tsx';
import { ContactSlot } from '../parts/contact-slot.tsx';
import type { NewsletterUnsubscribeProps } from './schema.ts';

export function NewsletterUnsubscribe({ headline, copytext }: NewsletterUnsubscribeProps) {
  const texts = useTexts();
  return (
    <ContactSlot
      headline={headline}
      copytext={copytext}
      request={texts('contact.unsubscribe')}
      subject={texts('contact.unsubscribeSubject')}
    />
  );
}
