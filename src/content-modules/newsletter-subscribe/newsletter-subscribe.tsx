import type { ReactNode } from 'react';
import { Section } from '../../design/section.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { FormWords } from '../parts/form-words.tsx';
import { RichWords } from '../parts/rich-words.tsx';
import { WithoutScript } from '../parts/without-script.tsx';
import type { NewsletterSubscribeProps } from './schema.ts';

/** What editors wrote for the form. */
export interface SubscribeFormParts {
  readonly intro: ReactNode;
  readonly terms: ReactNode;
  readonly success: ReactNode;
  readonly withoutScript: ReactNode;
  readonly buttonText: string | undefined;
  readonly backText: string | undefined;
  readonly listId: string | undefined;
  readonly source: string | undefined;
}

export interface ShownNewsletterSubscribeProps extends NewsletterSubscribeProps {
  /** The caller passes the form, so that this module does not depend on the newsletter. */
  readonly form: (parts: SubscribeFormParts) => ReactNode;
}

/** A form to subscribe to the newsletter (NEWS-001). */
export function NewsletterSubscribe(props: ShownNewsletterSubscribeProps) {
  const { headline, isPageTitle, copytext, terms, successHeadline, successCopytext, form } = props;
  const texts = useTexts();
  return (
    <Section>
      {form({
        intro: <FormWords headline={headline} isPageTitle={isPageTitle} copytext={copytext} />,
        terms: <RichWords words={terms} />,
        success: (
          <FormWords headline={successHeadline} isPageTitle={isPageTitle} copytext={successCopytext} />
        ),
        withoutScript: (
          <WithoutScript request={texts('contact.subscribe')} subject={texts('contact.subscribeSubject')} />
        ),
        buttonText: props.buttonText,
        backText: props.backText,
        listId: props.listId,
        source: props.source,
      })}
    </Section>
  );
}
