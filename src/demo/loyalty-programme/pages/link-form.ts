import { z } from 'zod';
import { LANGUAGES } from '../../../domain/words/language.ts';

/** Parameters of OAuth 2.1 that lead to the page of a link, and that its form carries along. */
export const linkForm = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.url().max(2000),
  state: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  ui_locales: z.enum(LANGUAGES).catch('en'),
});
export type LinkForm = z.infer<typeof linkForm>;
