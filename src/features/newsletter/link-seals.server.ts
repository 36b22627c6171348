import { z } from 'zod';
import { createSealer } from '../../database/sealer.server.ts';
import type { Clock } from '../../domain/time/clock.ts';

/** What links of the newsletter open. Each has an end, and none can be made or read without the server's secret. */
export interface LinkSeals {
  /** Confirms consents by their ids. */
  readonly confirmation: LinkSeal<readonly string[]>;
  /** A recipient who unsubscribes: the address. */
  readonly recipient: LinkSeal<string>;
  /** Customer id: the address whose details it opens. */
  readonly customer: LinkSeal<string>;
}

interface LinkSeal<Value> {
  seal(value: Value, lifetimeMs: number): string;
  /** Null for what is not ours, and from its end on. */
  open(sealed: string): Value | null;
}

export function createLinkSeals(secret: string, clock: Clock): LinkSeals {
  const sealer = createSealer(secret, 'newsletter link');

  function createSeal<Value>(context: string, schema: z.ZodType<Value>): LinkSeal<Value> {
    const sealed = z.tuple([schema, z.number()]);
    return {
      seal: (value, lifetimeMs) =>
        sealer.seal(JSON.stringify([value, clock.now().getTime() + lifetimeMs]), context),
      open(text) {
        const opened = sealer.open(text, context);
        if (opened === null) return null;
        const [value, until] = sealed.parse(JSON.parse(opened));
        return clock.now().getTime() < until ? value : null;
      },
    };
  }

  return {
    confirmation: createSeal('confirmation', z.array(z.string())),
    recipient: createSeal('recipient', z.string()),
    customer: createSeal('customer', z.string()),
  };
}
