import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildPath } from '../../url.ts';
import type { SupplyFault, SupplySwitches } from '../shop.server.ts';
import { addRoute } from './add-route.server.ts';

const calls = ['verify', 'hold', 'confirm', 'release', 'cancel', 'extras'] as const;

/** The faults one can choose, by the word that stands in the form. */
const faults: Readonly<Record<string, SupplyFault>> = {
  'slow by 3 s': { kind: 'slow', milliseconds: 3000 },
  'slow by 30 s': { kind: 'slow', milliseconds: 30_000 },
  '5 per cent dearer': { kind: 'repriced', perCent: 5 },
  '5 per cent cheaper': { kind: 'repriced', perCent: -5 },
  gone: { kind: 'refused', reason: 'gone' },
  'sold out': { kind: 'refused', reason: 'sold-out' },
  'request lost': { kind: 'lost' },
  'answer lost': { kind: 'lost-answer' },
  'sent twice': { kind: 'duplicated' },
  'answer unreadable': { kind: 'unknown' },
};

/**
 * `/_supplier`: how the embedded supplier goes wrong on purpose, to see what shoppers then see. Only in development and
 * tests: production never registers it.
 */
export function registerSupplySwitches(app: FastifyInstance, switches: SupplySwitches | null): void {
  if (switches === null) return;
  addRoute(app, 'supplier', {
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.allowPage();
      return reply.type('text/html; charset=utf-8').send(drawSwitches(switches.list()));
    },
  });
  addRoute(app, 'supplier_switch', {
    schema: {
      hide: true,
      body: z.object({ call: z.enum(calls), fault: z.enum(['', ...Object.keys(faults)]) }),
    },
    handler: async (request, reply) => {
      switches.turn(request.body.call, faults[request.body.fault]);
      return reply.redirect(buildPath('supplier', {}), 303);
    },
  });
}

function drawSwitches(turned: Readonly<Record<string, unknown>>): string {
  const forms = calls.map((call) => {
    const options = ['', ...Object.keys(faults)].map((fault) => {
      const isOn = JSON.stringify(faults[fault]) === JSON.stringify(turned[call]);
      return `<option value="${fault}"${isOn ? ' selected' : ''}>${fault === '' ? 'works' : fault}</option>`;
    });
    return (
      `<form method="post" action="${buildPath('supplier_switch', {})}"><label>${call} <select name="fault">${options.join('')}</select></label>` +
      `<input type="hidden" name="call" value="${call}"> <button>Set</button></form>`
    );
  });
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Supplier</title></head><body><h1>How the supplier answers</h1>${forms.join('')}</body></html>`
  );
}
