import type { FastifyRequest } from 'fastify';
import { staffPolicy } from '../../../defaults.ts';
import { isLanguage, LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { negotiateLanguage } from '../../../domain/words/negotiate-language.ts';
import { fillText, type ScreenTexts } from '../screens/screen-texts.ts';
import type { ScreenContext } from '../screens/send-screen.server.tsx';
import type { PasswordProblem } from '../store/account-store.server.ts';
import type { ShopSite } from './provider-deps.ts';

/** The language that the shop has handed over (AUTH-011), else the browser's. */
export function readLanguage({ headers, query }: FastifyRequest, uiLocales?: unknown): Language {
  const { language } = query as { language?: unknown };
  const handed = [language, ...String(uiLocales ?? '').split(' ')].find(isLanguage);
  return (
    handed ?? negotiateLanguage({ acceptLanguage: headers['accept-language'] ?? null, available: LANGUAGES })
  );
}

/** Context of a screen that belongs to no attempt. */
export function contextFor(request: FastifyRequest, { brand, origin }: ShopSite): ScreenContext {
  return { brand, language: readLanguage(request), shopOrigin: origin };
}

/** Says what is wrong with a new password. */
export function describeProblem(texts: ScreenTexts, problem: PasswordProblem): string {
  const words = {
    short: fillText(texts.passwordShort, { count: staffPolicy.minPasswordLength }),
    long: fillText(texts.passwordLong, { count: staffPolicy.maxPasswordLength }),
    guessable: texts.passwordGuessable,
  };
  return words[problem];
}
