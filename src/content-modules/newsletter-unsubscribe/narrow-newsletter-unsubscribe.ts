import type { VisibilityContext } from '../definition/module-context.ts';
import type { NewsletterUnsubscribeProps, StoredNewsletterUnsubscribe } from './schema.ts';

/** Says whether the address names a recipient (NEWS-013); the recipient itself stays out of the markup. */
export function narrowNewsletterUnsubscribe(
  props: StoredNewsletterUnsubscribe,
  { query }: Pick<VisibilityContext, 'query'>,
): NewsletterUnsubscribeProps {
  return { ...props, hasRecipient: (query.get('newsletter_recipient') ?? '') !== '' };
}
