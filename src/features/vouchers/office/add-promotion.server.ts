import type { Promotions } from '../store/promotions.server.ts';
import { type PromotionField, type PromotionForm, readPromotion } from './read-promotion.ts';

type AddedPromotion =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly field: PromotionField };

interface AddingDeps {
  readonly promotions: Pick<Promotions, 'add'>;
  readonly isBrand: (key: string) => boolean;
  /** The company that sells under a brand. */
  readonly companyOf: (brand: string) => string;
}

/**
 * Adds a promotion as staff have typed it, or names the first field that is wrong. A code that the brand has already would be two promotions.
 */
export async function addPromotion(
  { promotions, isBrand, companyOf }: AddingDeps,
  form: PromotionForm,
): Promise<AddedPromotion> {
  const read = readPromotion(form);
  if (!read.ok) return read;
  if (!isBrand(form.brand)) return { ok: false, field: 'code' };
  const { promotion } = read;
  const isNew = await promotions.add({ ...promotion, companyId: companyOf(form.brand) });
  return isNew ? { ok: true, code: promotion.code } : { ok: false, field: 'code' };
}
