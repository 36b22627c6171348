import type { Db } from './open-kysely.server.ts';
import { createSealer } from './sealer.server.ts';
import { digestToken, generateToken } from './token.server.ts';

/** What forms without script were answered with, for the page that their sender is led back to. */
export interface FormReplies<Reply> {
  /** @returns the token of the page's address, which is good for this visitor alone */
  store(visitorId: string, reply: Reply): Promise<string>;
  find(visitorId: string, token: string): Promise<Reply | null>;
}

interface FormReplyOptions {
  readonly secret: string;
  /** What the replies are sealed for: those of one form open no other's. */
  readonly purpose: string;
  readonly lifetimeMs: number;
}

/** Stored encrypted, for a time: what people have typed is in no address and no cookie. */
export function createFormReplies<Reply>(
  db: Db,
  clock: { now(): Date },
  { secret, purpose, lifetimeMs }: FormReplyOptions,
): FormReplies<Reply> {
  const sealer = createSealer(secret, purpose);
  return {
    async store(visitorId, reply) {
      const token = generateToken();
      const key = digestToken(token);
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
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
      return opened === null ? null : (JSON.parse(opened) as Reply);
    },
  };
}
