import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { sessionLifetimes } from '../../defaults.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { MARKET_CODES, type MarketCode, resolveMarket } from '../../domain/places/market.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { findLocalPath } from '../../server/http/local-path.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { preferenceCookies } from '../../server/visitor/visit.server.ts';
import { choiceCookie } from '../../server/visitor/visit-cookies.server.ts';
import { buildPath } from '../../url.ts';

/** Sets the visitor's language, display currency and market, from the market and language flyout (SHELL-021). */
export function registerPreferences(app: FastifyInstance): void {
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
      const home = buildPath('homepage', { _locale: request.params._locale });
      if (market !== undefined) reply.setCookie(preferenceCookies.market, market, cookie);
      return reply
        .setCookie(preferenceCookies.language, language, cookie)
        .setCookie(preferenceCookies.currency, currency, cookie)
        .header('cache-control', 'no-store')
        .redirect(findLocalPath(back) ?? home, 303);
    },
  });
}

interface Choice {
  readonly language: string;
  readonly currency: string;
  readonly market: MarketCode | undefined;
}

function requireOffered(brand: Brand, { language, currency, market }: Choice): void {
  const { markets } = brand;
  const languages: readonly string[] = markets.flatMap((market) => market.languages);
  const currencies: readonly string[] = markets.flatMap((market) => [
    ...market.currencies,
    market.displayCurrency,
  ]);
  const fields = {
    ...(languages.includes(language) ? {} : { language: 'is not offered here' }),
    ...(currencies.includes(currency) ? {} : { currency: 'is not offered here' }),
    ...(market === undefined || resolveMarket(market, brand.market, markets) === market
      ? {}
      : { market: 'is not offered here' }),
  };
  if (Object.keys(fields).length > 0) {
    throw new HttpError(400, 'invalid-input', 'This choice is not offered here.', { fields });
  }
}
