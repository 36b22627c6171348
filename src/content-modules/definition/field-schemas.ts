import { z } from 'zod';
import { isPictureKey } from '../../domain/pictures/picture-key.ts';

/**
 * Fields that modules are made of. What kind of input an editor gets for a field is said here, once, in the schema's
 * `meta({ field })`; `describe-fields.server.ts` reads it.
 */
const text = z.string().trim().min(1).max(5000);

const inAllLanguages = {
  de: text,
  en: text.exactOptional(),
  it: text.exactOptional(),
  es: text.exactOptional(),
  fr: text.exactOptional(),
};

/** Words for people in all languages; German is compulsory, what else is missing falls back to it. */
export const words = z.strictObject(inAllLanguages).meta({ field: 'words' });

/** The same with `**bold**` and `[label](link)`, see `rich-words.tsx`. */
export const richLine = z.strictObject(inAllLanguages).meta({ field: 'richLine' });

/** The same in several lines: paragraphs and lists, see `rich-copy.tsx`. */
export const richWords = z.strictObject(inAllLanguages).meta({ field: 'richWords' });

/** A link as editors write it: '/kreta', '#teil', 'https://…', 'tel:…' or 'mailto:…'. */
export const link = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)\S*$/)
  .meta({ field: 'link' });

/** A painted scene, or a picture of the media library. */
export const picture = z.string().refine(isPictureKey, 'is no picture').meta({ field: 'picture' });

/** Id of a country, region, city or place in the catalogue. */
export const destinationId = z.int().positive().meta({ field: 'destination' });

/** Giata id. */
export const hotelId = z.int().min(1).max(999_999_999).meta({ field: 'hotel' });

/** A moment with its time zone, such as '2026-12-24T18:00:00+01:00'. */
export const instant = z.iso.datetime({ offset: true }).meta({ field: 'instant' });

/** One whole number of °C for each month, January first. */
export const monthlyTemperatures = z.array(z.int().min(-60).max(60)).length(12).meta({ field: 'months' });

/** Key of a newsletter list of the brand, such as `offers`. */
export const newsletterListId = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

/** Where a newsletter form stands, such as `footer` or `landing`. */
export const newsletterSource = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
