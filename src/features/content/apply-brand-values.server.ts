import { z } from 'zod';
import type { Brand, BrandFlags } from '../../brands/brand.ts';
import { words } from '../../content-modules/definition/field-schemas.ts';

const flag = z.boolean().exactOptional();

/** Values of a document of the kind `flags`: switches that win over the brand's own. */
export const flagsSchema = z.strictObject({
  authentication: flag,
  favorites: flag,
  directFlight: flag,
  offersCalendar: flag,
  hotelCascade: flag,
  staticGroupIds: flag,
  singleChoice: flag,
  hotelRating: flag,
  rentalCars: flag,
  childAgeControl: flag,
  severalRooms: flag,
  checkoutFrequentFlyerPrograms: flag,
  newsletterConsentRequired: flag,
}) satisfies z.ZodType<Partial<BrandFlags>>;

const byDevice = z.strictObject({ mobile: z.boolean(), desktop: z.boolean() });
const thousandths = z.int().min(0).max(100_000);

/** Values of a document of the kind `settings`: what else of a brand changes from day to day. */
export const settingsSchema = z.strictObject({
  hotline: z
    .strictObject({
      number: z.string().regex(/^\+[1-9]\d{5,14}$/),
      display: z.string().trim().min(3).max(30),
      hours: words,
    })
    .exactOptional(),
  miles: z
    .strictObject({ regular: thousandths, boost: thousandths, collection: z.string().trim().max(40) })
    .exactOptional(),
  startsOpen: z.strictObject({ cascade: byDevice, flightChanger: byDevice }).exactOptional(),
  membershipDiscountPercent: z.number().min(0).max(50).multipleOf(0.5).exactOptional(),
}) satisfies z.ZodType<Partial<Brand>>;

/** The values of the two documents as they are stored; undefined where there is no such document. */
export interface StoredBrandValues {
  readonly flags: unknown;
  readonly settings: unknown;
}

/**
 * Returns the brand with the values of its documents. Skips a document with an invalid value as a whole.
 * @param refuse receives the reason
 * @returns frozen; the brand itself when no document changes it
 */
export function applyBrandValues(
  brand: Brand,
  { flags, settings }: StoredBrandValues,
  refuse: (reason: Error) => void,
): Brand {
  const ownFlags = readValues(flagsSchema, flags, refuse);
  const ownSettings = readValues(settingsSchema, settings, refuse);
  if (ownFlags === null && ownSettings === null) return brand;
  return Object.freeze({ ...brand, ...ownSettings, flags: Object.freeze({ ...brand.flags, ...ownFlags }) });
}

function readValues<Values>(
  schema: z.ZodType<Values>,
  stored: unknown,
  refuse: (reason: Error) => void,
): Values | null {
  if (stored === undefined) return null;
  const { success, data, error } = schema.safeParse(stored);
  if (success) return data;
  refuse(error);
  return null;
}
