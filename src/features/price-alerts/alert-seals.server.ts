import { z } from 'zod';
import { createSealer } from '../../database/sealer.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';

/** Whose alerts a link opens: those of an address at one brand. */
interface AlertReader {
  /** In lower case. */
  readonly email: string;
  readonly brand: string;
}

/** What the server alone can make and read: keys of links, and tokens that wait for their mail. */
export interface AlertSeals {
  /** The key of a link to one's alerts; it ends after `listLinkMs`. */
  sealReader(reader: AlertReader): string;
  /** Null for what is not ours, and from its end on. */
  openReader(key: string): AlertReader | null;
  /** What somebody typed into a form that was not taken: the address of the page that comes back holds nothing that anybody can read. */
  sealTyped(email: string): string;
  /** Null for what is not ours, and after `typedEmailMs`. */
  openTyped(sealed: string): string | null;
  sealToken(token: string, mailId: string): string;
  /** Null where the server's secret has changed since. */
  openToken(sealed: string, mailId: string): string | null;
}

const sealedTyped = z.tuple([z.string(), z.number()]);
const sealedReader = z.tuple([z.string(), z.string(), z.number()]);

export function createAlertSeals(secret: string, clock: Clock): AlertSeals {
  const links = createSealer(secret, 'price alert link');
  const typed = createSealer(secret, 'price alert form');
  const tokens = createSealer(secret, 'price alert token');
  return {
    sealReader: ({ email, brand }) =>
      links.seal(
        JSON.stringify([email, brand, clock.now().getTime() + priceAlertPolicy.listLinkMs]),
        'reader',
      ),
    openReader(key) {
      const opened = links.open(key, 'reader');
      if (opened === null) return null;
      const [email, brand, until] = sealedReader.parse(JSON.parse(opened));
      return clock.now().getTime() < until ? { email, brand } : null;
    },
    sealTyped: (email) =>
      typed.seal(JSON.stringify([email, clock.now().getTime() + priceAlertPolicy.typedEmailMs]), 'email'),
    openTyped(sealed) {
      const opened = typed.open(sealed, 'email');
      if (opened === null) return null;
      const [email, until] = sealedTyped.parse(JSON.parse(opened));
      return clock.now().getTime() < until ? email : null;
    },
    sealToken: (token, mailId) => tokens.seal(token, mailId),
    openToken: (sealed, mailId) => tokens.open(sealed, mailId),
  };
}
