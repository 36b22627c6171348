import { extraFieldName, readExtrasForm } from '../../../domain/extras/extras-form.ts';
import { isMarketCode } from '../../../domain/places/market.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Checkout } from '../checkout.ts';
import { type FormNotice, marketField } from './choices/extras-form-fields.ts';
import { insuranceMarketOf } from './present-extras.server.ts';
import { type ExtrasDeps, type ExtrasRefusal, setExtras, setInsuranceMarket } from './set-extras.server.ts';

const [transferField, carField, insuranceField] = (['transfer', 'rental_car', 'insurance'] as const).map(
  (kind) => extraFieldName(kind),
) as [string, string, string];

/**
 * Saves the extras step from a plain form post (without script or before hydration), with the script's defaults: of a
 * transfer and a rental car it takes the car (checkout X-018), and another country of residence drops insurances.
 * @returns the notice to show on the step; null when the server has saved everything
 */
export async function chooseByForm(
  deps: ExtrasDeps,
  visit: Visit,
  checkout: Checkout,
  fields: Readonly<Record<string, string>>,
): Promise<FormNotice | null> {
  const market = fields[marketField] ?? '';
  const isOffered = isMarketCode(market) && visit.brand.markets.some(({ code }) => code === market);
  const isMoved = isOffered && market !== insuranceMarketOf(checkout, visit);
  const current = isMoved ? await setInsuranceMarket(deps.checkouts, checkout, market) : checkout;
  if (current === null) return 'being-booked';
  const both = (fields[transferField] ?? '') !== '' && (fields[carField] ?? '') !== '';
  const choices = readExtrasForm({
    ...fields,
    ...(isMoved ? { [insuranceField]: '' } : {}),
    ...(both ? { [transferField]: '' } : {}),
  });
  const set = await setExtras(deps, visit, current, { choices, total: null });
  if (!set.ok) return isNamedNotice(set.reason) ? set.reason : 'extra-gone';
  if (both) return 'transfer-removed';
  return isMoved && (fields[insuranceField] ?? '') !== '' ? 'other-insurances' : null;
}

function isNamedNotice(reason: ExtrasRefusal): reason is ExtrasRefusal & FormNotice {
  return reason === 'no-answer' || reason === 'same-seat' || reason === 'being-booked';
}
