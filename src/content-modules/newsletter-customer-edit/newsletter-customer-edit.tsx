import { useTexts } from '../../site/visit-context.tsx';
import { ContactSlot } from '../parts/contact-slot.tsx';
import type { NewsletterCustomerEditProps } from './schema.ts';

export function NewsletterCustomerEdit({ headline, copytext }: NewsletterCustomerEditProps) {
  const texts = useTexts();
  return (
    <ContactSlot
      headline={headline}
      copytext={copytext}
      request={texts('contact.customerEdit')}
      subject={texts('contact.customerEditSubject')}
    />
  );
}
