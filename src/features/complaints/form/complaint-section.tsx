import { type ReactNode, useState } from 'react';
import type { ComplaintReply } from '../complaint-reply.ts';
import { ComplaintFields } from './complaint-fields.tsx';
import { ComplaintSent } from './complaint-sent.tsx';

export interface ComplaintSectionProps {
  /** After a form was sent without script; null otherwise. */
  readonly reply: ComplaintReply | null;
  /** Path of the page, which a form without script leads back to; absent in previews. */
  readonly returnTo?: string | undefined;
  /** A check that a person sends the form; absent where none is configured (CONTACT-022). */
  readonly captcha?: ((props: CaptchaProps) => ReactNode) | undefined;
}

export interface CaptchaProps {
  /** Receives the token once the check is passed, null when it has run out. */
  readonly onToken: (token: string | null) => void;
}

/** The form for compliments and complaints, and after it was sent the message that replaces it (CONTACT-001, CONTACT-006, CONTACT-041). */
export function ComplaintSection({ reply, returnTo, captcha }: ComplaintSectionProps) {
  const [caseNumber, setCaseNumber] = useState(reply?.sent === true ? reply.caseNumber : null);
  if (caseNumber !== null) return <ComplaintSent caseNumber={caseNumber} />;
  const served = reply?.sent === false ? reply : null;
  return <ComplaintFields served={served} returnTo={returnTo} captcha={captcha} onSent={setCaseNumber} />;
}
