import { z } from 'zod';
import { mediaLimits } from '../../defaults.ts';
import { isCrop } from '../../domain/pictures/frame-picture.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';

// What the media library sends, each body and query once: the server checks by them, `media-calls.ts` has their types.

const fraction = z.number().min(0).max(1);
const altText = z.string().trim().max(mediaLimits.maxAltTextLength).exactOptional();

export const mediaChangeBody = z.object({
  revision: z.int32().positive(),
  name: z.string().trim().min(1).max(mediaLimits.maxNameLength),
  alt: z.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, altText])) as Record<Language, typeof altText>,
  ),
  isGenerated: z.boolean().exactOptional(),
  crop: z
    .object({ x: fraction, y: fraction, width: fraction, height: fraction })
    .refine(isCrop, 'lies outside the picture, or shows next to nothing of it'),
  focal: z.object({ x: fraction, y: fraction }),
});

export const mediaListQuery = z.object({
  text: z.string().max(200).default(''),
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
});

export const mediaUploadQuery = z.object({ name: z.string().max(1000).default('') });
