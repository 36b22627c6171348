import { useTexts } from '../../site/visit-context.tsx';
import { ContactSlot } from '../parts/contact-slot.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { NewWindowIcon } from '../parts/new-window-icon.tsx';
import type { ComplaintFormProps } from './schema.ts';

export function ComplaintForm({ title, copytext, link, linkText, isExternal = false }: ComplaintFormProps) {
  const texts = useTexts();
  return (
    <ContactSlot
      headline={title}
      copytext={copytext}
      request={texts('contact.complaint')}
      subject={texts('contact.complaintSubject')}
    >
      {link === undefined || linkText === undefined ? null : (
        <p>
          <ContentLink to={link} opensNewWindow={isExternal}>
            {linkText}
            {isExternal ? <NewWindowIcon /> : null}
          </ContentLink>
        </p>
      )}
    </ContactSlot>
  );
}
