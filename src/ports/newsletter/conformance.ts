import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewsletterCustomer } from '../../domain/newsletter/newsletter-customer.ts';
import { unknownCustomer } from '../../domain/newsletter/newsletter-customer.ts';
import type { BlockedPage, NewsletterPort } from './newsletter-port.ts';

/** Lists that an adapter under test knows. */
export const testLists = ['abendmeer.offers', 'abendmeer.ideas', 'tagwind.offers'] as const;

export function buildCustomer(traits: Partial<NewsletterCustomer> = {}): NewsletterCustomer {
  return {
    email: 'ana@reader.example',
    salutation: 'FEMALE',
    firstName: 'Ana María',
    lastName: "O'Núñez",
    birthdate: '1988-02-29',
    preferredAirports: ['HAM', 'BER', 'VIE'],
    preferredTravelTypes: ['city', 'long-haul'],
    hasChildren: true,
    hasMilesMore: false,
    country: 'AT',
    trackingPermission: true,
    ...traits,
  };
}

/** Contract of every newsletter adapter. */
export function proveNewsletter(under: () => NewsletterPort): void {
  const [offers, ideas, others] = testLists;
  const newAddress = () => `${randomUUID()}@reader.example`;
  const subscribe = (email: string, ...lists: string[]) =>
    under().subscribe({ email, lists, language: 'de' });
  const listsOf = async (email: string) => {
    const read = await under().read(email);
    return read.outcome === 'found' ? [...read.contact.lists].sort() : [];
  };

  describe('newsletter', () => {
    it('has no contact that nobody has subscribed', async () => {
      expect(await under().read(newAddress())).toEqual({ outcome: 'missing' });
    });

    it('puts an address on a list, with nothing known of it', async () => {
      const email = newAddress();
      expect(await subscribe(email, offers)).toBe('done');
      expect(await under().read(email)).toEqual({
        outcome: 'found',
        contact: { ...unknownCustomer, email, lists: [offers] },
      });
    });

    it('adds lists to those of an address, and may be repeated', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      expect(await subscribe(email, offers, ideas)).toBe('done');
      expect(await subscribe(email, ideas)).toBe('done');
      expect(await listsOf(email)).toEqual([ideas, offers].sort());
    });

    it('subscribes at once what is sent several times at once', async () => {
      const email = newAddress();
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => subscribe(email, offers)));
      expect(outcomes).toEqual(outcomes.map(() => 'done'));
      expect(await listsOf(email)).toEqual([offers]);
    });

    it('takes an address off one list and leaves the others', async () => {
      const email = newAddress();
      await subscribe(email, offers, ideas, others);
      expect(await under().unsubscribe(email, [offers])).toBe('done');
      expect(await under().unsubscribe(email, [offers])).toBe('done');
      expect(await listsOf(email)).toEqual([ideas, others].sort());
    });

    it('takes an address off all lists', async () => {
      const email = newAddress();
      await subscribe(email, offers, ideas);
      expect(await under().unsubscribe(email, testLists)).toBe('done');
      expect(await listsOf(email)).toEqual([]);
    });

    it('has nothing to do for an address that it does not know', async () => {
      expect(await under().unsubscribe(newAddress(), testLists)).toBe('done');
      expect(await under().erase(newAddress())).toBe('done');
      expect(await under().update(newAddress(), buildCustomer())).toBe('missing');
    });

    it('subscribes an address again that has unsubscribed', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      await under().unsubscribe(email, [offers]);
      expect(await subscribe(email, offers)).toBe('done');
      expect(await listsOf(email)).toEqual([offers]);
    });

    it('stores every value and gives it back', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      expect(await under().update(email, buildCustomer({ email }))).toBe('done');
      expect(await under().read(email)).toEqual({
        outcome: 'found',
        contact: { ...buildCustomer({ email }), lists: [offers] },
      });
    });

    it('empties values again', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      await under().update(email, buildCustomer({ email }));
      const empty = { ...unknownCustomer, email };
      expect(await under().update(email, empty)).toBe('done');
      expect(await under().read(email)).toMatchObject({ contact: empty });
    });

    it('keeps values when lists are added', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      await under().update(email, buildCustomer({ email }));
      await subscribe(email, ideas);
      expect(await under().read(email)).toMatchObject({ contact: buildCustomer({ email }) });
    });

    it('renames a contact, with its lists', async () => {
      const [email, next] = [newAddress(), newAddress()];
      await subscribe(email, offers, ideas);
      expect(await under().update(email, buildCustomer({ email: next }))).toBe('done');
      expect(await under().read(email)).toEqual({ outcome: 'missing' });
      expect(await under().read(next)).toMatchObject({ contact: buildCustomer({ email: next }) });
      expect(await listsOf(next)).toEqual([ideas, offers].sort());
    });

    it('does not rename to the address of another contact', async () => {
      const [email, next] = [newAddress(), newAddress()];
      await subscribe(email, offers);
      await subscribe(next, ideas);
      expect(await under().update(email, buildCustomer({ email: next }))).toBe('taken');
      expect(await listsOf(email)).toEqual([offers]);
      expect(await listsOf(next)).toEqual([ideas]);
    });

    it('erases a contact', async () => {
      const email = newAddress();
      await subscribe(email, offers);
      await under().update(email, buildCustomer({ email }));
      expect(await under().erase(email)).toBe('done');
      expect(await under().read(email)).toEqual({ outcome: 'missing' });
      await subscribe(email, offers);
      expect(await under().read(email)).toMatchObject({ contact: { firstName: '', salutation: null } });
    });

    it('reads addresses that need escaping', async () => {
      const email = `ana+${randomUUID()}/x#y%40?z&=a@reader.example`;
      await subscribe(email, offers);
      expect(await under().update(email, buildCustomer({ email }))).toBe('done');
      expect(await under().read(email)).toMatchObject({ contact: { email, firstName: 'Ana María' } });
      expect(await under().unsubscribe(email, [offers])).toBe('done');
      expect(await listsOf(email)).toEqual([]);
    });

    it('lists nobody as blocked who has subscribed or left a list, and ends', async () => {
      const [on, off] = [newAddress(), newAddress()];
      await subscribe(on, offers);
      await subscribe(off, offers);
      await under().unsubscribe(off, [offers]);
      const { listBlocked } = under();
      const found: string[] = [];
      for (let from: number | null = 0; listBlocked !== null && from !== null; ) {
        const page: BlockedPage = await listBlocked(null, from);
        if (page.outcome === 'unknown') throw new Error('Blocked contacts cannot be read');
        found.push(...page.emails);
        from = page.next;
      }
      expect(found).not.toContain(on);
      expect(found).not.toContain(off);
    });

    it('reads no events from a call without a proof', () => {
      const body = JSON.stringify({ event: 'unsubscribe', email: 'ana@reader.example' });
      expect(under().readEvents({ authorization: '', token: '', body })).toBeNull();
    });
  });
}
