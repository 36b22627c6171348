import { type Fields, requireAmount, requireStructure, requireText } from './check-structure.ts';
import type { SessionRequest } from './checkout-requests.ts';
import type { DoubleSession, SessionStatus } from './checkout-session.ts';
import { type DoubleState, decidePayment } from './double-state.server.ts';
import { createPayment } from './make-payment.server.ts';
import { type DoubleAnswer, invalid, RequestError, serviceError } from './service-error.ts';
import type { OutcomeWord } from './test-outcomes.ts';

const hourMs = 60 * 60 * 1000;
const maxLifetimeMs = 24 * hourMs;

/**
 * `POST /sessions`. The browser does the rest; the outcome comes by the AUTHORISATION message.
 * @throws RequestError
 */
export function createSession({ options, references, sessions }: DoubleState, body: unknown): DoubleAnswer {
  const fields = requireStructure('CreateCheckoutSessionRequest', body);
  requireAmount(fields);
  requireText(fields, 'reference', 80, '130');
  requireText(fields, 'returnUrl', 8000, '14_030');
  const request = fields as Fields & SessionRequest;
  const now = options.clock.now().getTime();
  const expiresAt = new Date(request.expiresAt ?? now + hourMs);
  const lifetimeMs = expiresAt.getTime() - now;
  if (!(lifetimeMs > 0 && lifetimeMs <= maxLifetimeMs))
    throw invalid('702', "Field 'expiresAt' is not within the next 24 hours.");
  const session: DoubleSession = {
    id: references.session(),
    request,
    expiresAt,
    sessionResult: references.token(),
    pspReferences: [],
    status: 'active',
  };
  sessions.set(session.id, session);
  const { amount, merchantAccount, reference, returnUrl } = request;
  const sessionData = references.token();
  return {
    status: 201,
    body: {
      amount,
      merchantAccount,
      reference,
      returnUrl,
      id: session.id,
      sessionData,
      expiresAt: expiresAt.toISOString(),
    },
  };
}

/**
 * `GET /sessions/{id}?sessionResult=`. The first answer is final, whatever happens later.
 * @throws RequestError
 */
export function readSession(
  { sessions, options }: DoubleState,
  id: string,
  sessionResult: string | undefined,
): DoubleAnswer {
  const session = sessions.get(id);
  if (session === undefined)
    throw new RequestError(serviceError(404, '702', 'validation', 'The session does not exist'));
  if (sessionResult !== session.sessionResult) throw invalid('702', "Field 'sessionResult' is not valid.");
  const isExpired = session.status === 'active' && options.clock.now() >= session.expiresAt;
  session.firstAnswer ??= {
    id,
    reference: session.request.reference,
    status: isExpired ? 'expired' : session.status,
    ...(session.status === 'completed' && {
      payments: session.pspReferences.map((pspReference) => ({
        pspReference,
        amount: session.request.amount,
      })),
    }),
  };
  return { status: 200, body: session.firstAnswer };
}

const outcomes: Readonly<Partial<Record<SessionStatus, OutcomeWord>>> = {
  completed: 'APPROVED',
  paymentPending: 'PENDING',
  refused: 'DECLINED',
};

/**
 * What the shopper does in the session's page; `active` leaves it as it is.
 * @returns `sessionResult`, which the page hands to the shop
 * @throws Error for a session that does not exist
 */
export function finishSession(
  state: DoubleState,
  id: string,
  status: Exclude<SessionStatus, 'expired'>,
): string {
  const session = state.sessions.get(id);
  if (session === undefined) throw new Error(`The double has no session ${id}`);
  session.status = status;
  const outcome = outcomes[status];
  if (outcome !== undefined) {
    const request = { ...session.request, paymentMethod: { type: 'scheme' } };
    const payment = createPayment(state, request, { paymentMethod: 'visa', stages: [], outcome });
    session.pspReferences.push(payment.pspReference);
    decidePayment(state, payment, payment.outcome);
  }
  return session.sessionResult;
}
