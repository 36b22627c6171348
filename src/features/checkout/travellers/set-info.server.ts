import type { BrandFlags } from '../../../brands/brand.ts';
import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { toIsoBirthDate } from '../../../domain/travellers/birth-date.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { Contact, Traveller } from '../../../domain/travellers/traveller.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Checkout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import type { CheckoutFieldErrors } from '../validation/error-codes.ts';
import { checkInfoForm, type Info } from './info-form.ts';
import { mapPayloadToValues } from './info-payload.ts';
import { infoRulesOf, isCountryFixed } from './info-rules.ts';
import type { InfoPayload } from './set-info-schema.ts';

export type SetInfo =
  | { readonly ok: true; readonly checkout: Checkout }
  | { readonly ok: false; readonly errors: CheckoutFieldErrors }
  /** The checkout was ordered meanwhile. */
  | { readonly ok: false; readonly errors: 'being-booked' };

/**
 * Stores travellers and contact of a checkout (CAPI-008 to CAPI-010) when they pass the form's rules. The traveller
 * types come from the party, never from the browser.
 */
export async function setInfo(
  checkouts: CheckoutStore,
  checkout: Checkout,
  payload: InfoPayload,
  visit: Pick<Visit, 'brand' | 'wiredPorts'>,
): Promise<SetInfo> {
  const checked = checkInfoForm(mapPayloadToValues(payload), infoRulesOf(checkout, visit));
  if (!checked.ok) return checked;
  const { info } = checked;
  const changed = await checkouts.change(checkout, {
    step: 'travellers',
    travellers: readTravellers(checkout, info, visit.brand.flags),
    contact: readContact(checkout, info),
    comments: info.contact.comments,
    firstPersonBilled: info.firstPersonBilled,
  });
  return changed === null ? { ok: false, errors: 'being-booked' } : { ok: true, checkout: changed };
}

function readTravellers(checkout: Checkout, { adults }: Info, flags: BrandFlags): Traveller[] {
  const kinds = listTravellerKinds(checkout.party, firstDayOf(checkout.trip));
  return adults.map((person, at) => {
    const kind = kinds[at];
    const birthDate = toIsoBirthDate(person.birthDate);
    if (kind === undefined || birthDate === null)
      throw new Error('A form that passed has as many travellers');
    const earns =
      flags.checkoutFrequentFlyerPrograms && person.checkoutFrequentFlyerProgram === 'MilesAndMore';
    return {
      kind,
      gender: person.gender,
      title: kind === 'adult' ? person.title : '',
      firstName: person.fname,
      lastName: person.lname,
      birthDate,
      nationality: person.nationality,
      frequentFlyer: earns
        ? { program: 'MilesAndMore', number: person.milesMoreEarnNumber.trim() }
        : { program: 'NONE', number: '' },
    };
  });
}

/** A chosen insurance determines the country of residence; the browser's value is ignored then (TRVL-013). */
function readContact(checkout: Checkout, { contact }: Info): Contact {
  const fixed = isCountryFixed(checkout) ? checkout.insuranceMarket?.toUpperCase() : undefined;
  return {
    email: contact.email,
    phone: contact.phone,
    newsletter: contact.newsletterSubscription,
    country: fixed ?? contact.country,
  };
}
