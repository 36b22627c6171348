import { createHash } from 'node:crypto';
import { liveSupplyPolicy } from '../../../defaults.ts';
import type { LivePartState } from '../../../domain/states/live-trip-states.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { NotDoneError } from '../vendor/not-done-error.ts';
import type { BuyingCall } from '../vendor/part-call.ts';
import { UncertainSupplyError } from '../vendor/uncertain-supply-error.ts';
import type { StepCall } from './combined-deps.ts';
import type { FlightPart } from './combined-trip.ts';

type Attempts = Pick<FlightPart, 'sentAt' | 'firstSentAt' | 'attempts'>;

/** What is written before a call that must not be done twice. */
export function noteAttempt(
  { firstSentAt, attempts }: Attempts,
  state: LivePartState,
  clock: Clock,
): Attempts & { readonly state: LivePartState } {
  const sentAt = clock.now().getTime();
  const isPurchase = state === 'sent';
  return { state, sentAt, firstSentAt: firstSentAt ?? sentAt, attempts: attempts + (isPurchase ? 1 : 0) };
}

/** A call that buys: its attempt is noted when it is sent, and it is not sent with less time left than it may need. */
export function toBuyingCall(
  { call, endsAt }: StepCall,
  needsMs: number,
  note: () => Promise<void>,
): BuyingCall {
  const willSend = async () => {
    if (call.signal.aborted || endsAt - performance.now() < needsMs)
      throw new NotDoneError('Too little time is left to buy a part: it is tried again');
    await note();
  };
  return { ...call, willSend };
}

/** True once what the last attempt did, if anything, can be seen at the supplier. */
export function isSettled({ sentAt }: Pick<Attempts, 'sentAt'>, clock: Clock): boolean {
  return sentAt !== null && clock.now().getTime() - sentAt >= liveSupplyPolicy.settleMs;
}

/** Our reference of a part: 20 hexadecimal digits, the same for the same hold. */
export function referenceOf(holdId: string, part: 'flights' | 'room'): string {
  return createHash('sha256').update(`${part} ${holdId}`).digest('hex').slice(0, 20);
}

/** A part that is not sent yet. */
export function openPart(holdId: string, part: 'flights' | 'room') {
  return {
    state: 'open' as const,
    reference: referenceOf(holdId, part),
    firstSentAt: null,
    sentAt: null,
    attempts: 0,
    vendorId: null,
  };
}

/** @throws UncertainSupplyError where a supplier with open bookings is no longer set up */
export function requirePort<Port>(ports: Readonly<Record<string, Port>>, name: string): Port {
  const port = ports[name];
  if (port === undefined) throw new UncertainSupplyError(`The supplier ${name} is not set up any more`);
  return port;
}
