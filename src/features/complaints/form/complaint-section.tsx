import { useState } from 'react';
import { ComplaintFields } from './complaint-fields.tsx';
import type { ComplaintSectionProps } from './complaint-section-props.ts';
import { ComplaintSent } from './complaint-sent.tsx';

/** The form for compliments and complaints, and after it was sent the message that replaces it (CONTACT-001, CONTACT-006, CONTACT-041). */
export function ComplaintSection({ reply, returnTo, captcha }: ComplaintSectionProps) {
  const [caseNumber, setCaseNumber] = useState(reply?.sent === true ? reply.caseNumber : null);
  if (caseNumber !== null) return <ComplaintSent caseNumber={caseNumber} />;
  const served = reply?.sent === false ? reply : null;
  return <ComplaintFields served={served} returnTo={returnTo} captcha={captcha} onSent={setCaseNumber} />;
}
