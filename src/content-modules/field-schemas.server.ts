import { z } from 'zod';
import { parseSceneKey } from '../domain/scene.ts';

const text = z.string().min(1).max(5000);

/** Words for people in all languages; German is compulsory, what else is missing falls back to it. */
export const words = z.strictObject({
  de: text,
  en: text.exactOptional(),
  it: text.exactOptional(),
  es: text.exactOptional(),
  fr: text.exactOptional(),
});

/** A link as editors write it: '/kreta', '#teil', 'https://…', 'tel:…' or 'mailto:…'. */
export const link = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)\S*$/);

export const sceneKey = z.string().refine((key) => parseSceneKey(key) !== null, 'is no scene');

/** One whole number of °C for each month, January first. */
export const monthlyTemperatures = z.array(z.int().min(-60).max(60)).length(12);
