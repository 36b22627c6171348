import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { escapeAttribute } from '../../../domain/words/escape-html.ts';
import { isLanguage, type Language } from '../../../domain/words/language.ts';
import { type ConfirmedSheetReply, runWalletFrame } from '../browser/wallet-frame.ts';
import { installWalletSheet } from '../browser/wallet-sheet.ts';
import { type FieldsSession, findFields, saveCard } from '../store/card-vault.server.ts';
import type { PaymentStore } from '../store/payment-store.server.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { sendPage } from './send-page.server.ts';

const params = z.object({ session: z.string().regex(/^[\w-]{22}$/) });

/** Cards of the wallet: test cards alone, by what comes of a payment with each. */
const walletCards = [
  { number: '4000000000000010', brand: 'Visa' },
  { number: '5555555555554444', brand: 'Mastercard' },
  { number: '4000000000003220', brand: 'Visa', is: 'asked' },
  { number: '4000000000000002', brand: 'Visa', is: 'declined' },
] as const;

const confirmed = z.object({ card: z.enum(walletCards.map(({ number }) => number)) });

/** Who the wallet belongs to, as far as the shop does not say. */
const owner = {
  firstName: 'Alex',
  lastName: 'Winter',
  street: 'Seestraße 12',
  zip: '88131',
  city: 'Lindau',
  country: 'DE',
} as const;

/** The sheet of a wallet: the script of the shop's page, the sheet, and where it brings what was confirmed. */
export function registerWalletPages(app: FastifyInstance, context: PaymentStore): void {
  const scripts = [
    ['/wallet-sheet.js', installWalletSheet],
    ['/wallet-frame.js', runWalletFrame],
  ] as const;
  for (const [path, script] of scripts)
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=300',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(`(${script})();`),
    );

  app.get('/wallet-sheet/:session', async (request, reply) => {
    const session = await findFields(context, params.parse(request.params).session);
    if (session === null) return reply.code(404).send({ error: 'not-found' });
    return sendPage(reply, {
      ...renderSheet(session),
      language: session.language,
      shopOrigin: session.shopOrigin,
      hasScript: true,
    });
  });

  app.post('/wallet-sheet/:session', async (request, reply): Promise<ConfirmedSheetReply> => {
    void reply.header('cache-control', 'no-store');
    const { session } = params.parse(request.params);
    const { card: number } = confirmed.parse(request.body);
    if ((await findFields(context, session)) === null) return { ok: false };
    // The device vouches for the shopper in place of the code.
    return { ok: await saveCard(context, session, { number, cvv: '000' }) };
  });
}

function renderSheet({ id, shopOrigin, language }: FieldsSession) {
  const shown: Language = isLanguage(language) ? language : 'en';
  const texts = PAGE_TEXTS[shown];
  const cards = walletCards.map((card, index) => {
    const note = 'is' in card ? ` · ${card.is === 'asked' ? texts.cardAsked : texts.cardDeclined}` : '';
    return (
      `<label class="card"><input type="radio" name="card" value="${card.number}"${index === 0 ? ' checked' : ''}>` +
      `<span>${card.brand} •••• ${card.number.slice(-4)}${note}</span></label>`
    );
  });
  const line = (field: keyof typeof owner, autocomplete: string) =>
    `<label for="${field}">${texts[field]}</label>` +
    `<input id="${field}" name="${field}" value="${escapeAttribute(owner[field])}" maxlength="100" autocomplete="${autocomplete}">`;
  const countries = COUNTRIES.map(
    ({ code }) =>
      `<option value="${code}"${code === owner.country ? ' selected' : ''}>${escapeAttribute(countryName(code, shown) ?? code)}</option>`,
  );
  return {
    title: texts.walletTitle,
    bodyAttributes: `class="sheet" data-session="${id}" data-shop-origin="${escapeAttribute(shopOrigin)}"`,
    body:
      `<main><p class="mark"><span data-wallet></span><small>${texts.testNote}</small></p>` +
      `<h1 class="sum"><span data-payee></span><b data-amount></b></h1>` +
      `<form><fieldset><legend>${texts.card}</legend>${cards.join('')}</fieldset>` +
      `<details><summary>${texts.billingAddress}</summary>` +
      `${line('firstName', 'given-name')}${line('lastName', 'family-name')}${line('street', 'address-line1')}` +
      `${line('zip', 'postal-code')}${line('city', 'address-level2')}` +
      `<label for="country">${texts.country}</label><select id="country" name="country" autocomplete="country">${countries.join('')}</select></details>` +
      `<p class="choices"><button value="agree" disabled>${texts.pay}</button>` +
      `<button type="button" class="quiet" value="cancel">${texts.cancel}</button></p></form>` +
      `</main><script src="/wallet-frame.js"></script>`,
  };
}
