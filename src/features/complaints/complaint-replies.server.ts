import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { complaintPolicy } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ComplaintReply } from './complaint-reply.ts';

/** What forms without script were answered with, for the page that their sender is led back to. */
export interface ComplaintReplies {
  /** @returns the token of the page's address, which is good for this visitor alone */
  store(visitorId: string, reply: ComplaintReply): Promise<string>;
  find(visitorId: string, token: string): Promise<ComplaintReply | null>;
}

/** Stored encrypted, for an hour: what people complain about is in no address and no cookie. */
export function createComplaintReplies(db: Db, clock: Clock, secret: string): ComplaintReplies {
  const sealer = createSealer(secret, 'complaint reply');
  return {
    async store(visitorId, reply) {
      const token = generateToken();
      const key = digestToken(token);
      const expiresAt = new Date(clock.now().getTime() + complaintPolicy.replyLifetimeMs);
      const content = sealer.seal(JSON.stringify(reply), visitorId);
      await db.insertInto('complaint_reply').values({ key, content, expires_at: expiresAt }).execute();
      return token;
    },
    async find(visitorId, token) {
      const row = await db
        .selectFrom('complaint_reply')
        .select('content')
        .where('key', '=', digestToken(token))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      const opened = row === undefined ? null : sealer.open(row.content, visitorId);
      return opened === null ? null : (JSON.parse(opened) as ComplaintReply);
    },
  };
}
