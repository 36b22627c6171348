import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { sessionLifetimes } from '../../defaults.ts';
import { CURRENCY_CODES } from '../../domain/money/currency.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { findLocalPath } from '../../server/http/local-path.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { preferenceCookies } from '../../server/visitor/visit.server.ts';
import { choiceCookie } from '../../server/visitor/visit-cookies.server.ts';
import { buildPath } from '../../url.ts';

/** Sets the visitor's language and display currency, from the market and language flyout (SHELL-021). */
export function registerPreferences(app: FastifyInstance): void {
  addRoute(app, 'preferences_set', {
    purpose: 'choices',
    schema: {
      summary: 'Choose language and display currency',
      tags: ['shop'],
      params: localeParams,
      consumes: ['application/x-www-form-urlencoded', 'application/json'],
      body: z.object({
        language: z.enum(LANGUAGES),
        currency: z.enum(CURRENCY_CODES as [string, ...string[]]),
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
      const { language, currency, return: back } = request.body;
      requireOffered(request.site.brand, language, currency);
      const home = buildPath('homepage', { _locale: request.params._locale });
      return reply
        .setCookie(preferenceCookies.language, language, cookie)
        .setCookie(preferenceCookies.currency, currency, cookie)
        .header('cache-control', 'no-store')
        .redirect(findLocalPath(back) ?? home, 303);
    },
  });
}

function requireOffered({ markets }: Brand, language: string, currency: string): void {
  const languages: readonly string[] = markets.flatMap((market) => market.languages);
  const currencies: readonly string[] = markets.flatMap((market) => [
    ...market.currencies,
    market.displayCurrency,
  ]);
  const fields = {
    ...(languages.includes(language) ? {} : { language: 'is not offered here' }),
    ...(currencies.includes(currency) ? {} : { currency: 'is not offered here' }),
  };
  if (Object.keys(fields).length > 0) {
    throw new HttpError(400, 'invalid-input', 'This choice is not offered here.', { fields });
  }
}
