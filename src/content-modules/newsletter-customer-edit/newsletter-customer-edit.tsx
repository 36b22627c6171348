import type { ReactNode } from 'react';
import { Section } from '../../design/section.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { FormWords } from '../parts/form-words.tsx';
import { RichCopy } from '../parts/rich-copy.tsx';
import { WithoutScript } from '../parts/without-script.tsx';
import styles from './newsletter-customer-edit.module.css';
import type { NewsletterCustomerEditProps } from './schema.ts';

/** What editors wrote for the form. */
export interface CustomerEditParts {
  /** Null where the form's own words are shown. */
  readonly success: ReactNode;
  readonly withoutScript: ReactNode;
  readonly showsTrackingPermission: boolean;
  readonly trackingText: ReactNode;
}

export interface ShownNewsletterCustomerEditProps extends NewsletterCustomerEditProps {
  /** The caller passes the form, so that this module does not depend on the newsletter. */
  readonly form: (parts: CustomerEditParts) => ReactNode;
}

/** Where readers see and change what the newsletter knows of them. */
export function NewsletterCustomerEdit(props: ShownNewsletterCustomerEditProps) {
  const { headline, isPageTitle, copytext, showsTrackingPermission = false, trackingText, form } = props;
  const { successHeadline, successCopytext } = props;
  const texts = useTexts();
  return (
    <Section>
      <div className={styles.edit}>
        <FormWords headline={headline} isPageTitle={isPageTitle} copytext={copytext} />
        {form({
          success:
            successHeadline === undefined ? null : (
              <FormWords headline={successHeadline} copytext={successCopytext} />
            ),
          withoutScript: (
            <WithoutScript
              request={texts('contact.customerEdit')}
              subject={texts('contact.customerEditSubject')}
            />
          ),
          showsTrackingPermission,
          trackingText: trackingText === undefined ? null : <RichCopy words={trackingText} />,
        })}
      </div>
    </Section>
  );
}
