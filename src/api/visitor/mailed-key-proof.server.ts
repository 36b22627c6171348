import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { FindPayable } from '../../features/booking/payment-link/find-payable.server.ts';
import { provesResult } from '../../features/booking/store/result-key.server.ts';
import type { Newsletter } from '../../features/newsletter/newsletter.ts';
import { newsletterParams } from '../../features/newsletter/newsletter-links.ts';
import type { ProveMailedKey } from '../../server/pages/mailed-keys.server.ts';

interface MailedKeyDeps {
  /** Null for a shop that sends no newsletter. */
  readonly newsletter: Pick<Newsletter, 'canConfirm' | 'isOwnLink'> | null;
  readonly findPayable: FindPayable;
  readonly clock: Clock;
  /** Secret that signs the links in mails. */
  readonly secret: string;
}

/** Proves keys by their signature or seal; the token of a payment, which has neither, by looking for its request. */
export function createMailedKeyProof({
  newsletter,
  findPayable,
  clock,
  secret,
}: MailedKeyDeps): ProveMailedKey {
  return async ({ kind, match, params, brand }) => {
    const key = params.get('key');
    switch (kind) {
      case 'payment':
        return (await findPayable(match.params.token ?? '', brand)) !== null;
      case 'trip':
        return key !== null && provesResult(secret, match.params.checkoutId ?? '', key, dayAt(clock.now()));
      case 'newsletter': {
        if (newsletter === null) return false;
        if (match.name === 'newsletter_confirm') return key !== null && newsletter.canConfirm(key);
        return (['recipient', 'customer'] as const).some((name) => {
          const sealed = params.get(newsletterParams[name]);
          return sealed !== null && newsletter.isOwnLink(name, sealed);
        });
      }
    }
  };
}
