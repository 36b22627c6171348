/**
 * What a captcha says of a token:
 * - `passed`: somebody, or their device, has done the work for this form
 * - `failed`: no token, a forged one, one that has ended or was used before: the sender may try again
 * - `unknown`: the captcha did not answer, or not understandably. Callers refuse, and say that it is not the sender's fault
 */
export type CaptchaOutcome = 'passed' | 'failed' | 'unknown';

export interface CaptchaContext {
  /** Form that the token comes from, such as `newsletter` or `complaint`: letters and underscores. */
  readonly action: string;
}

/** What pages need of a captcha. */
export type CaptchaBrowser =
  /** Forms show nothing and send no token (CONTACT-022). */
  | { readonly kind: 'none' }
  /** The browser solves a challenge of the call `captcha_challenge`; nobody else learns of it, so no consent is asked. */
  | { readonly kind: 'proof-of-work' }
  /** The widget of a third party, loaded after consent to the service 'captcha' alone (CONSENT-002). */
  | { readonly kind: 'recaptcha'; readonly siteKey: string };

/** Distinguishes people from programs that fill in forms (CONTACT-021, CONTACT-022). */
export interface CaptchaPort {
  readonly browser: CaptchaBrowser;
  /** Sources that pages may load from, for the content policy; empty for a captcha of our own. */
  readonly origins: readonly string[];
  /**
   * Judges a token, once: the same token is `failed` afterwards, in every process. Never throws.
   * @param token as the browser sent it; null for none
   */
  verify(token: string | null, context: CaptchaContext): Promise<CaptchaOutcome>;
  /** A challenge as JSON, for a proof of work; null for captchas without. */
  createChallenge(): Promise<object | null>;
}
