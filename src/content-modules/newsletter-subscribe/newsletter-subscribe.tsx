import { useTexts } from '../../site/visit-context.tsx';
import { ContactSlot } from '../parts/contact-slot.tsx';
import type { NewsletterSubscribeProps } from './schema.ts';

export function NewsletterSubscribe({ headline, copytext }: NewsletterSubscribeProps) {
  const texts = useTexts();
  return (
    <ContactSlot
      headline={headline}
      copytext={copytext}
      request={texts('contact.subscribe')}
      subject={texts('contact.subscribeSubject')}
    />
  );
}
