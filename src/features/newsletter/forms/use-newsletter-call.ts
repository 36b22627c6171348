import { useEffect, useRef } from 'react';
import { type PostResult, postJson } from '../../../site/calls/post-json.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';

/** Calls of the newsletter (API-010 to API-025). */
export type NewsletterCall =
  | 'newsletter_subscribe'
  | 'newsletter_unsubscribe'
  | 'newsletter_get_customer_id'
  | 'newsletter_get_customer_data'
  | 'newsletter_update_customer';

/** Sends JSON to a call of the newsletter; leaving the page gives the answer up. */
export function useNewsletterCall(): <Answer>(
  name: NewsletterCall,
  body: object,
) => Promise<PostResult<Answer>> {
  const { locale } = useVisit();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return (name, body) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    return postJson(buildPath(name, { _locale: locale }), body, signal);
  };
}
