import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLanguage } from '../../../domain/words/language.ts';
import type { ActionEnd } from '../../../ports/payment/payment-record.ts';
import { endAction, endLateAction } from '../../../ports/payment/payment-rules.ts';
import { lockPayment, type StoredPayment } from '../store/payment-rows.server.ts';
import { changePayment } from '../store/payment-service.server.ts';
import type { PaymentStore } from '../store/payment-store.server.ts';
import { renderChallenge, renderGone, renderWallet } from './render-action.server.ts';
import { sendPage } from './send-page.server.ts';

/** What the bank has sent to the shopper's phone. */
const rightCode = '123456';
/** After so many wrong codes the bank says no. */
const mostWrongCodes = 3;

const params = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
const answers = z.object({
  answer: z.enum(['agree', 'cancel']),
  code: z.string().trim().max(20).optional(),
});

/** The bank's challenge and the wallet's page: forms alone, which end at the address the shop has named. */
export function registerActionPages(app: FastifyInstance, context: PaymentStore): void {
  const kinds = { challenge: 'challenge', wallet: 'redirect' } as const;
  for (const page of Object.keys(kinds) as (keyof typeof kinds)[]) {
    app.get(`/${page}/:id`, async (request, reply) => {
      const payment = await answerAction(request, context, (found) => found);
      return showAction(reply, payment, kinds[page]);
    });
    app.post(`/${page}/:id`, async (request, reply) => {
      const given = answers.parse(request.body);
      const payment = await answerAction(request, context, (found) => applyAnswer(found, given));
      return showAction(reply, payment, kinds[page]);
    });
  }
}

/** Finds the payment of an action and writes down what becomes of it. */
async function answerAction(
  request: FastifyRequest,
  context: PaymentStore,
  decide: (payment: StoredPayment) => StoredPayment,
): Promise<StoredPayment | null> {
  const { id } = params.parse(request.params);
  const payment = await context.db.transaction().execute(async (trx) => {
    const found = await lockPayment(trx, 'action_id', id);
    if (found === null) return null;
    const inTime = endLateAction(found, context.clock.now().getTime()) as StoredPayment;
    return changePayment(trx, context, found, decide(inTime));
  });
  context.onWebhookDue();
  return payment;
}

function applyAnswer(payment: StoredPayment, { answer, code }: z.infer<typeof answers>): StoredPayment {
  const end = (how: ActionEnd) => ({ ...payment, ...endAction(payment, how) });
  if (payment.action === null) return payment;
  if (answer === 'cancel') return end('cancelled');
  if (payment.action.kind === 'redirect' || code === rightCode) return end('passed');
  const wrongCodes = payment.wrongCodes + 1;
  return wrongCodes < mostWrongCodes ? { ...payment, wrongCodes } : { ...end('refused'), wrongCodes };
}

/** The page as long as the action is open, else the way back to the shop. */
function showAction(
  reply: FastifyReply,
  payment: StoredPayment | null,
  kind: 'challenge' | 'redirect',
): FastifyReply {
  if (payment === null || payment.returnUrl === null) {
    return sendPage(reply.code(404), { ...renderGone('en'), language: 'en', shopOrigin: null });
  }
  if (payment.action === null) return reply.redirect(describeReturn(payment, payment.returnUrl), 303);
  const language = isLanguage(payment.language) ? payment.language : 'en';
  const page = kind === 'challenge' ? renderChallenge(payment, language) : renderWallet(payment, language);
  return sendPage(reply, { ...page, language, shopOrigin: new URL(payment.returnUrl).origin });
}

/** The address is only a hint; `proceed` returns the outcome. */
function describeReturn({ paymentId, state, refusal }: StoredPayment, returnUrl: string): string {
  const address = new URL(returnUrl);
  const result = state === 'refused' ? (refusal ?? 'refused').replace('challenge-', '') : 'passed';
  address.searchParams.set('payment', paymentId);
  address.searchParams.set('result', state === 'cancelled' ? 'cancelled' : result);
  return address.href;
}
