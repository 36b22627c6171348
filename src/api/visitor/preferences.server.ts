import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { findOfferedChoice } from '../../brands/find-offered-choice.ts';
import { findLocaleFor } from '../../brands/locale-choice.ts';
import { originOfLocale } from '../../brands/locale-origin.ts';
import { sessionLifetimes } from '../../defaults.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { MARKET_CODES, type MarketCode } from '../../domain/places/market.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { findLocalPath } from '../../server/http/find-local-path.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { choiceCookie } from '../../server/visitor/choice-cookie.server.ts';
import { preferenceCookies } from '../../server/visitor/read-visit.server.ts';
import { offersSignIn } from '../../site/visit.ts';
import { buildPath, replaceLocale } from '../../url.ts';

/**
 * Registers the call by which the market and language flyout sets language, display currency and market (SHELL-021). A member's choice is stored in the account; what a guest chooses waits for the next sign-in.
 * @param store stores a member's choice; null for a shop without members
 */
export function registerPreferences(app: FastifyInstance, store: StorePreferences | null): void {
  addRoute(app, 'preferences_set', {
    purpose: 'choices',
    schema: {
      summary: 'Choose language, display currency and market',
      tags: ['shop'],
      params: localeParams,
      consumes: ['application/x-www-form-urlencoded', 'application/json'],
      body: z.object({
        language: z.enum(LANGUAGES),
        currency: z.enum(CURRENCY_CODES as [string, ...string[]]),
        market: z
          .enum(MARKET_CODES)
          .optional()
          .describe('Departure, hotline and insurances follow it; unchanged without one'),
        return: z
          .string()
          .max(4000)
          .default('')
          .describe('Path of this site to go back to; the home page without one'),
      }),
      response: {
        303: z.null().describe('Chosen; `Location` is the next page'),
        '4xx': errorSchema,
      },
    },
    handler: async (request, reply) => {
      const cookie = choiceCookie(request, sessionLifetimes.choiceDays);
      const { language, currency, market, return: back } = request.body;
      requireOffered(request.site.brand, { language, currency, market });
      if (request.member !== null) await storeChoice(request, store, request.body);
      else if (offersSignIn(request.visit)) reply.setCookie(preferenceCookies.chosen, '1', cookie);
      const chosen = findLocaleFor(request.site.brand, { language, market: market ?? request.visit.market });
      const locale = chosen ?? request.params._locale;
      const next = findLocalPath(back) ?? buildPath('homepage', { _locale: locale });
      if (market !== undefined) reply.setCookie(preferenceCookies.market, market, cookie);
      return reply
        .setCookie(preferenceCookies.language, language, cookie)
        .setCookie(preferenceCookies.currency, currency, cookie)
        .header('cache-control', 'no-store')
        .redirect(placeOf(request, locale) + replaceLocale(next, locale), 303);
    },
  });
}

/** Another host where the locale has one of its own; '' for this one. */
function placeOf({ site }: FastifyRequest, locale: string): string {
  const origin = originOfLocale(site.brand, site.origin, locale);
  return origin === site.origin ? '' : origin;
}

/** Stores what is named in the account of a member. */
export type StorePreferences = (
  memberId: string,
  chosen: { readonly language: string; readonly currency: string; readonly market?: string },
) => Promise<void>;

/** What cannot be stored is chosen for this browser all the same. */
async function storeChoice(
  { member, log }: FastifyRequest,
  store: StorePreferences | null,
  { language, currency, market }: Choice,
): Promise<void> {
  if (member === null || store === null) return;
  try {
    await store(member.id, { language, currency, ...(market === undefined ? {} : { market }) });
  } catch (error) {
    log.error({ err: error }, 'a choice was not stored in the account of its member');
  }
}

interface Choice {
  readonly language: string;
  readonly currency: string;
  readonly market?: MarketCode | undefined;
}

function requireOffered(brand: Brand, choice: Choice): void {
  const offered = findOfferedChoice(brand, choice);
  const refused = (['language', 'currency', 'market'] as const).filter(
    (name) => choice[name] !== undefined && offered[name] === undefined,
  );
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((name) => [name, 'is not offered here']));
  throw new HttpError(400, 'invalid-input', 'This choice is not offered here.', { fields });
}
