import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  LOYALTY_CALLS,
  type LoyaltyCallName,
  type LoyaltyFault,
} from '../../ports/loyalty/loyalty-faults-port.ts';
import {
  PAYMENT_CALLS,
  type PaymentCall,
  type PaymentFault,
  type WebhookFault,
} from '../../ports/payment/payment-faults-port.ts';
import { LIVE_CALLS, type LiveCall, type SupplyFault } from '../../ports/supply/supply-faults-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { buildPath } from '../../url.ts';

/** Faults by call to the supplier; null for a supplier without faults. */
export interface SupplySwitches {
  list(): Readonly<Record<string, unknown>>;
  /** @param fault undefined clears the fault */
  turn(call: LiveCall, fault: SupplyFault | undefined): void;
  /** What can be made to happen to a booking. */
  readonly causes: readonly string[];
  /** @returns false where the supplier has no such booking, or cannot do that to it */
  cause(bookingNumber: string, cause: string): Promise<boolean>;
}

/** Faults by call to the payment provider, and of its webhooks; null for a provider without faults. */
export interface PaymentSwitches {
  list(): Readonly<Record<string, unknown>>;
  /** @param fault undefined clears the fault */
  turn(call: PaymentCall | 'webhooks', fault: PaymentFault | WebhookFault | undefined): void;
}

/** Faults by call to the loyalty programme; null for a shop without miles. */
export interface LoyaltySwitches {
  list(): Readonly<Record<string, unknown>>;
  /** @param fault undefined clears the fault */
  turn(call: LoyaltyCallName, fault: LoyaltyFault | undefined): void;
}

const paymentCalls = [...PAYMENT_CALLS, 'webhooks'] as const;

/** Faults of any call. */
const ofTheLine = {
  'slow by 3 s': { kind: 'slow', milliseconds: 3000 },
  'slow by 30 s': { kind: 'slow', milliseconds: 30_000 },
  'request lost': { kind: 'lost' },
  'answer lost': { kind: 'lost-answer' },
  'sent twice': { kind: 'duplicated' },
  'answer unreadable': { kind: 'unknown' },
} as const satisfies Record<string, SupplyFault & PaymentFault>;

/** The faults staff can choose, by their value in the form. */
const supplyFaults: Readonly<Record<string, SupplyFault>> = {
  ...ofTheLine,
  '5 per cent more expensive': { kind: 'repriced', perCent: 5 },
  '5 per cent cheaper': { kind: 'repriced', perCent: -5 },
  gone: { kind: 'refused', reason: 'gone' },
  'sold out': { kind: 'refused', reason: 'sold-out' },
};

const paymentFaults: Readonly<Record<string, PaymentFault>> = {
  ...ofTheLine,
  refused: { kind: 'refused', reason: 'refused' },
};

const webhookFaults: Readonly<Record<string, WebhookFault>> = {
  'late by 30 s': { kind: 'late', milliseconds: 30_000 },
  doubled: { kind: 'doubled' },
  'newest first': { kind: 'reordered' },
  lost: { kind: 'lost' },
};

const loyaltyFaults: Readonly<Record<string, LoyaltyFault>> = {
  'slow by 3 s': { kind: 'slow', milliseconds: 3000 },
  'slow by 30 s': { kind: 'slow', milliseconds: 30_000 },
  'request lost': { kind: 'request-lost' },
  'answer lost': { kind: 'answer-lost' },
  'answer unreadable': { kind: 'not-json' },
  'server error': { kind: 'server-error' },
};

const choiceOf = (faults: object) => z.enum(['', ...Object.keys(faults)]);

const turn = z.discriminatedUnion('of', [
  z.object({ of: z.literal('supply'), call: z.enum(LIVE_CALLS), fault: choiceOf(supplyFaults) }),
  z.object({
    of: z.literal('payment'),
    call: z.enum(paymentCalls),
    fault: choiceOf({ ...paymentFaults, ...webhookFaults }),
  }),
  z.object({ of: z.literal('loyalty'), call: z.enum(LOYALTY_CALLS), fault: choiceOf(loyaltyFaults) }),
]);

interface Switches {
  readonly supplySwitches: SupplySwitches | null;
  readonly paymentSwitches: PaymentSwitches | null;
  readonly loyaltySwitches: LoyaltySwitches | null;
}

/**
 * `/_supplier`: sets faults of the embedded supplier, payment provider and loyalty programme, to try what shoppers then
 * see. Only in development and tests: production never registers it.
 */
export function registerSupplySwitches(app: FastifyInstance, deps: Switches): void {
  const { supplySwitches, paymentSwitches, loyaltySwitches } = deps;
  addRoute(app, 'supplier', {
    purpose: 'staff',
    schema: { hide: true, querystring: z.object({ caused: z.enum(['yes', 'no']).optional() }) },
    handler: async (request, reply) => {
      reply.allowPage();
      const { caused } = request.query;
      return reply.type('text/html; charset=utf-8').send(renderSwitchesPage(deps, caused));
    },
  });
  addRoute(app, 'supplier_switch', {
    purpose: 'staff',
    schema: { hide: true, body: turn },
    handler: async (request, reply) => {
      const { of, call, fault } = request.body;
      if (of === 'supply') supplySwitches?.turn(call, supplyFaults[fault]);
      else if (of === 'loyalty') loyaltySwitches?.turn(call, loyaltyFaults[fault]);
      else paymentSwitches?.turn(call, faultsOf(call)[fault]);
      return reply.redirect(buildPath('supplier', {}), 303);
    },
  });
  addRoute(app, 'supplier_cause', {
    purpose: 'staff',
    schema: {
      hide: true,
      body: z.object({ bookingNumber: z.string().trim().max(40), cause: z.string().max(80) }),
    },
    handler: async (request, reply) => {
      const { bookingNumber, cause } = request.body;
      const isKnown = supplySwitches?.causes.includes(cause) ?? false;
      const isCaused = isKnown && (await supplySwitches?.cause(bookingNumber, cause));
      return reply.redirect(buildPath('supplier', {}, { caused: isCaused ? 'yes' : 'no' }), 303);
    },
  });
}

function faultsOf(
  call: (typeof paymentCalls)[number],
): Readonly<Record<string, PaymentFault | WebhookFault>> {
  return call === 'webhooks' ? webhookFaults : paymentFaults;
}

function renderSwitchesPage(switches: Switches, caused: 'yes' | 'no' | undefined): string {
  const { supplySwitches, paymentSwitches, loyaltySwitches } = switches;
  const supply = supplySwitches?.list() ?? {};
  const payment = paymentSwitches?.list() ?? {};
  const loyalty = loyaltySwitches?.list() ?? {};
  const loyaltyCalls = loyaltySwitches === null ? [] : LOYALTY_CALLS;
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Supplier, payment provider and loyalty programme</title></head><body>' +
    `<h1>How the supplier answers</h1>${LIVE_CALLS.map((call) => renderSwitch('supply', call, supplyFaults, supply[call])).join('')}` +
    renderCauses(switches, caused) +
    `<h1>How the payment provider answers</h1>${paymentCalls.map((call) => renderSwitch('payment', call, faultsOf(call), payment[call])).join('')}` +
    `<h1>How the loyalty programme answers</h1>${loyaltyCalls.map((call) => renderSwitch('loyalty', call, loyaltyFaults, loyalty[call])).join('')}` +
    '</body></html>'
  );
}

/** What can be made to happen to one booking: the shop hears of it as of anything that its supplier announces. */
function renderCauses({ supplySwitches }: Switches, caused: 'yes' | 'no' | undefined): string {
  const options = (supplySwitches?.causes ?? []).map((cause) => `<option>${cause}</option>`);
  const outcomes = { yes: 'Announced.', no: 'The supplier has no such booking.' };
  return (
    '<h1>What happens to a booking</h1>' +
    `<form method="post" action="${buildPath('supplier_cause', {})}"><label>Supplier’s number <input name="bookingNumber" required></label> ` +
    `<label>What happens <select name="cause">${options.join('')}</select></label> <button>Announce</button></form>` +
    (caused === undefined ? '' : `<p role="status">${outcomes[caused]}</p>`)
  );
}

function renderSwitch(
  of: string,
  call: string,
  faults: Readonly<Record<string, object>>,
  turned: unknown,
): string {
  const options = ['', ...Object.keys(faults)].map((fault) => {
    const isOn = JSON.stringify(faults[fault]) === JSON.stringify(turned);
    return `<option value="${fault}"${isOn ? ' selected' : ''}>${fault === '' ? 'works' : fault}</option>`;
  });
  return (
    `<form method="post" action="${buildPath('supplier_switch', {})}"><label>${call} <select name="fault">${options.join('')}</select></label>` +
    `<input type="hidden" name="of" value="${of}"><input type="hidden" name="call" value="${call}"> <button>Set</button></form>`
  );
}
