import type { ReactNode } from 'react';
import { Section } from '../../design/section.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentButton } from '../parts/content-button.tsx';
import { FormWords } from '../parts/form-words.tsx';
import { WithoutScript } from '../parts/without-script.tsx';
import type { NewsletterUnsubscribeProps } from './schema.ts';

/** What editors wrote for the question, and whether the address answers whom it is about. */
export interface UnsubscribeParts {
  readonly intro: ReactNode;
  readonly yes: ReactNode;
  readonly no: ReactNode;
  readonly withoutScript: ReactNode;
  readonly yesText: string | undefined;
  readonly noText: string | undefined;
  readonly listId: string | undefined;
  readonly hasRecipient: boolean;
}

export interface ShownNewsletterUnsubscribeProps extends NewsletterUnsubscribeProps {
  /** The caller passes the question, so that this module does not depend on the newsletter. */
  readonly question: (parts: UnsubscribeParts) => ReactNode;
}

/** Asks whether somebody wants to leave the newsletter (NEWS-016), and shows what editors wrote for either answer. */
export function NewsletterUnsubscribe(props: ShownNewsletterUnsubscribeProps) {
  const { headline, isPageTitle, copytext, yes, no, hasRecipient = false, question } = props;
  const texts = useTexts();
  return (
    <Section width="text">
      {question({
        intro: <FormWords headline={headline} isPageTitle={isPageTitle} copytext={copytext} />,
        yes: <Result {...yes} isPageTitle={isPageTitle} />,
        no: <Result {...no} isPageTitle={isPageTitle} />,
        withoutScript: (
          <WithoutScript
            request={texts('contact.unsubscribe')}
            subject={texts('contact.unsubscribeSubject')}
          />
        ),
        yesText: props.yesText,
        noText: props.noText,
        listId: props.listId,
        hasRecipient,
      })}
    </Section>
  );
}

/** Headline, copy and, where both link and text are given, a button (NEWS-020, NEWS-021). */
function Result(props: NewsletterUnsubscribeProps['yes'] & { readonly isPageTitle: boolean | undefined }) {
  const { headline, copytext, link, buttonText, isPageTitle } = props;
  return (
    <>
      <FormWords headline={headline} copytext={copytext} isPageTitle={isPageTitle} />
      {link === undefined || buttonText === undefined ? null : (
        <ContentButton to={link}>{buttonText}</ContentButton>
      )}
    </>
  );
}
