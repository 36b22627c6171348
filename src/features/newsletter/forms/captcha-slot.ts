import type { ReactNode } from 'react';

/** Shows the captcha of the shop; null where it has none. */
export type CaptchaSlot = (props: {
  /** Hears the token to send, and null when it has ended or was used. */
  readonly onToken: (token: string | null) => void;
}) => ReactNode;
