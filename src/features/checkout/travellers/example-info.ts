import { buildExampleSummary } from '../frame/example-summary.ts';
import type { PrefilledPerson } from './prefill-info.ts';
import type { TravellersPageProps } from './travellers-page.tsx';

const nobody: PrefilledPerson = {
  gender: '',
  title: '',
  fname: '',
  lname: '',
  birthDate: '',
  nationality: 'DE',
  checkoutFrequentFlyerProgram: 'NONE',
  milesMoreEarnNumber: '',
};

/** The travellers' step of two adults, a child of seven and a baby, for examples and tests. */
export function buildExampleInfo(changes: Partial<TravellersPageProps> = {}): TravellersPageProps {
  return {
    summary: buildExampleSummary({ travellers: 4, party: { adults: 2, children: 1, infants: 1 } }),
    rules: {
      slots: [
        { type: 'adult', isLead: true, pricedAge: null, number: 1 },
        { type: 'adult', isLead: false, pricedAge: null, number: 2 },
        { type: 'child', isLead: false, pricedAge: 7, number: null },
        { type: 'infant', isLead: false, pricedAge: 0, number: null },
      ],
      departure: '2027-05-01',
      return: '2027-05-08',
      needsGender: true,
      isNewsletterRequired: false,
    },
    prefilled: {
      adults: [
        nobody,
        nobody,
        { ...nobody, birthDate: '01/05/2020' },
        { ...nobody, birthDate: '01/06/2026' },
      ],
      firstPersonBilled: true,
      contact: { email: '', phone: '', country: 'DE', newsletterSubscription: false, comments: '' },
      terms: false,
    },
    saved: null,
    entry: [{ nationality: 'DE', country: 'ES', document: 'identityCard', visa: 'none', health: 'usual' }],
    compact: null,
    review: { dropped: [], repriced: [] },
    next: '/de-de/booking/AAAAAAAAAAAAAAAAAAAAAA/customer_payment?utm_source=mail',
    back: '/de-de/booking/AAAAAAAAAAAAAAAAAAAAAA/ancillaries',
    ...changes,
  };
}
