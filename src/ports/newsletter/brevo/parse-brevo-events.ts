import type { NewsletterEvent } from '../newsletter-port.ts';

/** Marketing events that change something here, as webhooks name them. */
const kinds: Readonly<Record<string, NewsletterEvent['kind']>> = {
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  spam: 'complained',
  hardbounce: 'bounced',
  listaddition: 'added',
  contactdeleted: 'deleted',
};

/**
 * Reads the body of a webhook: one event, or several in an array.
 * @returns null for what is no body of Brevo's; events that change nothing here, such as an opened mail, are left out
 */
export function parseBrevoEvents(body: string): readonly NewsletterEvent[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  const items = Array.isArray(parsed) ? parsed : [parsed];
  if (!items.every((item) => typeof item === 'object' && item !== null)) return null;
  return items.flatMap((item: { event?: unknown; email?: unknown }) => {
    // Written as `hard_bounce` in webhooks and as `hardBounce` where they are set up.
    const kind = kinds[String(item.event).toLowerCase().replaceAll('_', '')];
    const emails = Array.isArray(item.email) ? item.email : [item.email];
    if (kind === undefined) return [];
    return emails
      .filter((email): email is string => typeof email === 'string')
      .map((email) => ({ kind, email: email.toLowerCase() }));
  });
}
