import { useEffect, useState } from 'react';
import { rewriteAddress } from '../../../site/rewrite-address.ts';
import type { CustomerDataBody, CustomerDataResult, CustomerIdResult } from './newsletter-schemas.ts';
import { useNewsletterCall } from './use-newsletter-call.ts';

export type CustomerData = NonNullable<CustomerDataResult['data']>;

/** What the screen shows (NEWS-031 to NEWS-036). */
export type CustomerState =
  | { readonly status: 'loading' }
  /** Somebody who is not signed in, without an id in the address (NEWS-037). */
  | { readonly status: 'unknown' }
  | { readonly status: 'not-subscribed' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly customer: string; readonly data: CustomerData };

const idParameter = 'newsletter_update_id';

/**
 * Loads a subscriber: by the id in the address (NEWS-028), else by the id that is fetched for the member (NEWS-029) and written into
 * the address bar (NEWS-030).
 * @param isMember somebody is signed in
 * @param isOff nothing is loaded: an editor looks at the form
 */
export function useCustomer(isMember: boolean, isOff: boolean): CustomerState {
  const call = useNewsletterCall();
  const [state, setState] = useState<CustomerState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once
  useEffect(() => {
    if (isOff) return;
    let isWanted = true;
    void load().then((loaded) => {
      if (isWanted) setState(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [isMember, isOff]);

  async function load(): Promise<CustomerState> {
    const given = new URLSearchParams(location.search).get(idParameter) || null;
    if (given === null && !isMember) return { status: 'unknown' };
    const customer = given ?? (await fetchId());
    if (typeof customer !== 'string') return customer;
    if (given === null) rewriteAddress((params) => params.set(idParameter, customer));
    const body: CustomerDataBody = { customer };
    const posted = await call<CustomerDataResult>('newsletter_get_customer_data', body);
    const answer = posted.status === 'answered' ? posted.answer : null;
    if (answer?.success === true && answer.data !== undefined)
      return { status: 'found', customer, data: answer.data };
    return { status: answer?.error === 'notSubscribed' ? 'not-subscribed' : 'failed' };
  }

  async function fetchId(): Promise<string | CustomerState> {
    const posted = await call<CustomerIdResult>('newsletter_get_customer_id', {});
    if (posted.status !== 'answered') return { status: 'failed' };
    return posted.answer.result.data ?? { status: 'not-subscribed' };
  }

  return state;
}
