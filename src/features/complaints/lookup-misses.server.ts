import { createHmac } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { complaintPolicy } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';

/** Who asks for a booking: the visitor's key, and the network, which this machine itself does not have. */
export interface LookupSource {
  readonly visitorId: string;
  readonly network: string | null;
}

/** Counts wrong pairs of booking number and person, across all processes. */
export interface LookupAttempts {
  /** False once a visitor or network has guessed wrong too often within an hour. */
  mayAsk(asker: LookupSource): Promise<boolean>;
  add(asker: LookupSource): Promise<void>;
}

/** @param secret key of the digests, the same in every process */
export function createLookupMisses(db: Db, clock: Clock, secret: string): LookupAttempts {
  return {
    async mayAsk(asker) {
      const since = new Date(clock.now().getTime() - complaintPolicy.missWindowMs);
      for (const { source, most } of sourcesOf(asker, secret)) {
        const { count } = await db
          .selectFrom('complaint_miss')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('source', '=', source)
          .where('at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
      }
      return true;
    },
    async add(asker) {
      const at = clock.now();
      const rows = sourcesOf(asker, secret).map(({ source }) => ({ source, at }));
      await db.insertInto('complaint_miss').values(rows).execute();
    },
  };
}

function sourcesOf({ visitorId, network }: LookupSource, secret: string) {
  const { missesPerSession, missesPerNetwork } = complaintPolicy;
  return [
    { source: digestVisitor('session', visitorId, secret), most: missesPerSession },
    ...(network === null
      ? []
      : [{ source: digestVisitor('network', network, secret), most: missesPerNetwork }]),
  ];
}

/** What the tables store of a visitor's key or network. */
export function digestVisitor(kind: 'session' | 'network', text: string, secret: string): string {
  return createHmac('sha256', secret).update(`complaint ${kind} ${text}`).digest('base64url').slice(0, 22);
}
