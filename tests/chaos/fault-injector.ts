import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { LoyaltyPort } from '../../src/ports/loyalty/loyalty-port.ts';
import type { PaymentPort } from '../../src/ports/payment/payment-port.ts';
import type { LiveSupply } from '../../src/ports/supply/supply-port.ts';
import type { Random } from '../oracle/random.ts';
import type { OutageParty } from './worker-protocol.ts';

type AnyCall = (...args: never[]) => Promise<unknown>;

/** Where a process can be killed: before a call is made, or after its answer has come and before it is written down. */
export const KILL_POINTS: readonly string[] = [
  'supply.hold',
  'own.certificate',
  'payments.authorise',
  'payments.proceed',
  'supply.confirm',
  'payments.capture',
  'own.rest',
  'own.mail',
  'payments.cancel',
  'payments.refund',
  'supply.release',
  'supply.cancel',
  'supply.holdChange',
  'supply.confirmChange',
  'supply.notices',
  'mail.send',
  'own.cancelFree',
  'own.raisePrice',
  'loyalty.reserve',
  'loyalty.redeem',
  'loyalty.release',
  'loyalty.giveBack',
].flatMap((call) => [`${call} before`, `${call} after`]);

interface Options {
  readonly random: Random;
  /** Calls of a hundred that go wrong. */
  readonly faultPercent: number;
  /** One of `KILL_POINTS`, and at which time of passing it, from 1; null lives on. */
  readonly killAt: { readonly point: string; readonly time: number } | null;
  /** The file that records where and when it died. */
  readonly crashLog: string;
  readonly outage: OutageParty;
}

export interface FaultInjector {
  /** From now on the party hears nothing of what it is asked; null: all are at work again. */
  setOutage(party: OutageParty): void;
  /** Wraps a call: dies before or after it where that is planned, and makes it go wrong now and then. */
  wrap<Call extends AnyCall>(point: string, call: Call, faults?: object): Call;
}

const ways = [
  { kind: 'slow', milliseconds: 300 },
  { kind: 'slow', milliseconds: 3_000 },
  // Long after it was given up.
  { kind: 'slow', milliseconds: 30_000 },
  { kind: 'lost' },
  { kind: 'lost-answer' },
  { kind: 'duplicated' },
  { kind: 'unknown' },
] as const;

/** What supplier and provider refuse though they could do it, by call. */
const refusals = new Map([
  ['supply.holdChange', { kind: 'refused', reason: 'sold-out' }],
  ['supply.confirmChange', { kind: 'refused', reason: 'hotel-declined' }],
  ['payments.refund', { kind: 'refused', reason: 'declined' }],
]);

/** Keys of a hundred that are refused. */
const refusedPercent = 2;

/**
 * Whether a call is refused. A key is answered as it was the first time, in whichever process it is repeated: it is refused at each attempt or at none.
 */
function isRefused(point: string, key: string): boolean {
  return createHash('sha256').update(`${point} ${key}`).digest().readUInt32BE() % 100 < refusedPercent;
}

export function createFaultInjector({
  random,
  faultPercent,
  killAt,
  crashLog,
  ...options
}: Options): FaultInjector {
  let { outage } = options;
  let times = 0;

  /** As a process that is killed: nothing is finished, nothing is said. */
  function dieIfPlanned(point: string): void {
    if (point !== killAt?.point) return;
    times += 1;
    if (times < killAt.time) return;
    writeFileSync(crashLog, `${point}\n`, { flag: 'a' });
    process.kill(process.pid, 'SIGKILL');
  }

  return {
    setOutage(party) {
      outage = party;
    },
    wrap(point, call, faults = {}) {
      const [party, name = ''] = point.split('.');
      const switches = faults as Record<string, unknown>;
      const faulty = async (...args: never[]) => {
        dieIfPlanned(`${point} before`);
        const fault = refusals.get(point);
        const key = (args[1] as { readonly idempotencyKey?: string } | undefined)?.idempotencyKey ?? '';
        if (party === outage) switches[name] = { kind: 'lost' };
        else if (fault !== undefined && faultPercent > 0 && isRefused(point, key)) switches[name] = fault;
        else if (random.chance(faultPercent)) switches[name] = random.pick(ways);
        const answering = call(...args);
        delete switches[name];
        const answer = await answering;
        dieIfPlanned(`${point} after`);
        return answer;
      };
      return faulty as typeof call;
    },
  };
}

export function injectSupplyFaults(live: LiveSupply, { wrap }: FaultInjector, faults: object): LiveSupply {
  return {
    ...live,
    hold: wrap('supply.hold', live.hold, faults),
    confirm: wrap('supply.confirm', live.confirm, faults),
    holdChange: wrap('supply.holdChange', live.holdChange, faults),
    confirmChange: wrap('supply.confirmChange', live.confirmChange, faults),
    release: wrap('supply.release', live.release, faults),
    cancel: wrap('supply.cancel', live.cancel, faults),
  };
}

export function injectLoyaltyFaults(port: LoyaltyPort, { wrap }: FaultInjector, faults: object): LoyaltyPort {
  return {
    ...port,
    reserve: wrap('loyalty.reserve', port.reserve, faults),
    redeem: wrap('loyalty.redeem', port.redeem, faults),
    release: wrap('loyalty.release', port.release, faults),
    giveBack: wrap('loyalty.giveBack', port.giveBack, faults),
  };
}

export function injectPaymentFaults(port: PaymentPort, { wrap }: FaultInjector, faults: object): PaymentPort {
  return {
    ...port,
    authorise: wrap('payments.authorise', port.authorise, faults),
    proceed: wrap('payments.proceed', port.proceed, faults),
    capture: wrap('payments.capture', port.capture, faults),
    cancel: wrap('payments.cancel', port.cancel, faults),
    refund: wrap('payments.refund', port.refund, faults),
    inquire: wrap('payments.inquire', port.inquire, faults),
  };
}
