import { ComplaintForm } from '../../content-modules/complaint-form/complaint-form.tsx';
import type { ComplaintFormProps } from '../../content-modules/complaint-form/schema.ts';
import type { ComplaintReply } from '../../features/complaints/complaint-reply.ts';
import { ComplaintSection } from '../../features/complaints/form/complaint-section.tsx';
import { useVisit } from '../../site/visit-context.tsx';
import { CaptchaField } from '../pages/captcha-field.tsx';

interface ComplaintModuleProps extends ComplaintFormProps {
  /** After a form was sent without script. */
  readonly reply?: ComplaintReply;
  /** Path of the page. */
  readonly returnTo?: string;
}

/** The module of the complaint form with the form in it (CONTACT-003): a module knows no feature, so they meet here. */
export function ComplaintModule({ reply, returnTo, ...module }: ComplaintModuleProps) {
  const { captcha } = useVisit();
  const section = (
    <ComplaintSection
      reply={reply ?? null}
      returnTo={returnTo}
      captcha={captcha === undefined ? undefined : ({ onToken }) => <CaptchaField onToken={onToken} />}
    />
  );
  return <ComplaintForm {...module} form={section} />;
}
