import type { Newsletter, NewsletterVisit } from '../../features/newsletter/newsletter.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import type { IdentityPort } from '../../ports/identity/identity-port.ts';
import type { NewsletterEvent, NewsletterWebhook } from '../../ports/newsletter/newsletter-port.ts';

/** What the calls of the newsletter need of the shop. */
export interface NewsletterCallDeps {
  readonly newsletter: Newsletter & {
    readEvents(webhook: NewsletterWebhook): readonly NewsletterEvent[] | null;
    applyEvents(events: readonly NewsletterEvent[], visit: NewsletterVisit): Promise<void>;
  };
  /** Who knows whose a bearer token is; null for a shop without members. */
  readonly identity: Pick<IdentityPort, 'readUser'> | null;
  /** Judges who subscribes; one of kind `none` is not asked. */
  readonly captcha: Pick<CaptchaPort, 'browser' | 'verify'>;
}
