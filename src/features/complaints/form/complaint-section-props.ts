import type { ReactNode } from 'react';
import type { ComplaintReply } from '../complaint-reply.ts';

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
