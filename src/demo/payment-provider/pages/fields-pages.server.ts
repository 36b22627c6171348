import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../domain/time/clock.ts';
import { escapeAttribute } from '../../../domain/words/escape-html.ts';
import { isLanguage, type Language } from '../../../domain/words/language.ts';
import type { SecureField, SecureFieldsEvents } from '../../../ports/payment/secure-fields-port.ts';
import { findTestRange } from '../../../ports/payment/test-payments.ts';
import { runCardFrame, type StoredCardReply } from '../browser/card-frame.ts';
import { createCardRules } from '../browser/card-rules.ts';
import { installSecureFields } from '../browser/secure-fields.ts';
import { type FieldsSession, findFields, saveCard } from '../store/card-vault.server.ts';
import type { PaymentStore } from '../store/payment-store.server.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { sendPage } from './send-page.server.ts';

const transactionId = z.string().regex(/^[\w-]{22}$/);
const frameParams = z.object({ transactionId, field: z.enum(['cardNumber', 'cvv']) });
const typedCard = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  cvv: z.string().regex(/^\d{3,4}$/),
  expm: z.int().min(1).max(12),
  expy: z.int().min(0).max(9999),
  holder: z.string().max(200),
});

const rules = createCardRules();

/** The card fields: the script of the shop's page, the frames, and where these bring what was typed into them. */
export function registerFieldsPages(app: FastifyInstance, context: PaymentStore): void {
  const sendScript = (path: string, script: string) =>
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=300',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(script),
    );
  sendScript('/secure-fields.js', `(${installSecureFields})();`);
  sendScript('/card-frame.js', `(${runCardFrame})((${createCardRules})());`);

  app.get('/fields/:transactionId/:field', async (request, reply) => {
    const { transactionId: id, field } = frameParams.parse(request.params);
    const session = await findFields(context, id);
    if (session === null) return reply.code(404).send({ error: 'not-found' });
    return sendPage(reply, {
      ...renderFieldFrame(session, field),
      language: session.language,
      shopOrigin: session.shopOrigin,
      hasScript: true,
    });
  });

  app.post('/fields/:transactionId', async (request, reply): Promise<StoredCardReply> => {
    void reply.header('cache-control', 'no-store');
    const { transactionId: id } = z.object({ transactionId }).parse(request.params);
    const card = typedCard.safeParse(request.body);
    if (!card.success) return { ok: false, error: 'card' };
    if ((await findFields(context, id)) === null) return { ok: false, error: 'session' };
    return acceptCard(context, id, card.data);
  });
}

function renderFieldFrame({ id, shopOrigin, language }: FieldsSession, field: SecureField) {
  const texts = PAGE_TEXTS[isLanguage(language) ? (language as Language) : 'en'];
  const isNumber = field === 'cardNumber';
  const dates = isNumber
    ? '<input data-date="expiryMonth" autocomplete="cc-exp-month" tabindex="-1" aria-hidden="true">' +
      '<input data-date="expiryYear" autocomplete="cc-exp-year" tabindex="-1" aria-hidden="true">'
    : '';
  return {
    title: texts[field],
    bodyAttributes: `class="field" data-field="${field}" data-transaction-id="${id}" data-shop-origin="${escapeAttribute(shopOrigin)}"`,
    body:
      `<label for="field">${texts[field]}</label>` +
      `<input id="field" type="tel" inputmode="numeric" autocomplete="${isNumber ? 'cc-number' : 'cc-csc'}"` +
      ` maxlength="${isNumber ? 23 : 4}" aria-describedby="problem" aria-required="true">` +
      `${dates}<span id="problem" role="alert"></span><script src="/card-frame.js"></script>`,
  };
}

async function acceptCard(
  context: PaymentStore,
  id: string,
  card: z.infer<typeof typedCard>,
): Promise<StoredCardReply> {
  const brand = rules.findBrand(card.number);
  if (!rules.isNumber(card.number)) return { ok: false, error: 'card' };
  if (!rules.isCode(card.cvv, brand)) return { ok: false, error: 'cvv' };
  if (hasRunOut(card, context.clock)) return { ok: false, error: 'date' };
  if (!(await saveCard(context, id, card))) return { ok: false, error: 'card' };
  return { ok: true, card: describeCard(card.number) };
}

/** A card is good until the end of its last month. */
function hasRunOut({ expm, expy }: z.infer<typeof typedCard>, clock: Clock): boolean {
  const year = expy < 100 ? 2000 + expy : expy;
  return clock.now() >= new Date(Date.UTC(year, expm, 1));
}

function describeCard(number: string): SecureFieldsEvents['success']['cardInfo'] {
  const range = findTestRange(number);
  return {
    brand: range?.brand ?? 'other',
    type: range?.funding ?? null,
    country: range?.country ?? null,
    maskedCard: number.slice(0, 6) + 'x'.repeat(number.length - 10) + number.slice(-4),
  };
}
