import { NewsletterCustomerEdit } from '../../content-modules/newsletter-customer-edit/newsletter-customer-edit.tsx';
import type { NewsletterCustomerEditProps } from '../../content-modules/newsletter-customer-edit/schema.ts';
import { NewsletterSubscribe } from '../../content-modules/newsletter-subscribe/newsletter-subscribe.tsx';
import type { NewsletterSubscribeProps } from '../../content-modules/newsletter-subscribe/schema.ts';
import { NewsletterUnsubscribe } from '../../content-modules/newsletter-unsubscribe/newsletter-unsubscribe.tsx';
import type { NewsletterUnsubscribeProps } from '../../content-modules/newsletter-unsubscribe/schema.ts';
import type { ModuleComponents } from '../../content-modules/registry/frame-components.ts';
import type { CaptchaSlot } from '../../features/newsletter/forms/captcha-slot.ts';
import { CustomerEdit } from '../../features/newsletter/forms/customer-edit.tsx';
import { SubscribeForm } from '../../features/newsletter/forms/subscribe-form.tsx';
import { UnsubscribeQuestion } from '../../features/newsletter/forms/unsubscribe-question.tsx';
import { useVisit } from '../../site/visit-context.tsx';
import { CaptchaField } from '../pages/captcha-field.tsx';
import { ComplaintModule } from './complaint-module.tsx';

/** Modules with a form: a module knows no feature, so they meet here. Loaded for pages with one of them alone. */
export const formComponents: ModuleComponents = {
  complaintForm: ComplaintModule,
  newsletterSubscribe: SubscribeModule,
  newsletterUnsubscribe: UnsubscribeModule,
  newsletterCustomerEdit: CustomerEditModule,
};

function SubscribeModule(props: NewsletterSubscribeProps) {
  const { captcha } = useVisit();
  const slot: CaptchaSlot | undefined =
    captcha === undefined ? undefined : ({ onToken }) => <CaptchaField onToken={onToken} />;
  return <NewsletterSubscribe {...props} form={(parts) => <SubscribeForm {...parts} captcha={slot} />} />;
}

function UnsubscribeModule(props: NewsletterUnsubscribeProps) {
  return <NewsletterUnsubscribe {...props} question={(parts) => <UnsubscribeQuestion {...parts} />} />;
}

function CustomerEditModule(props: NewsletterCustomerEditProps) {
  return <NewsletterCustomerEdit {...props} form={(parts) => <CustomerEdit {...parts} />} />;
}
