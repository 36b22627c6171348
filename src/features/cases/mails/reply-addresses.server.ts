import { createHmac } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { digestToken } from '../../../database/token.server.ts';
import { openCaseTables } from '../store/case-rows.server.ts';

/** Addresses that answers of guests are sent to: `case+{token}@…` (subaddressing, RFC 5233). Who knows one may write into its case. */
export interface ReplyAddresses {
  /** The address of a case, stored so that answers to it find the case; null for a shop that takes no mails. */
  addressOf(caseId: string): Promise<string | null>;
  /** UUID of the case that an address belongs to; null for any other address. */
  findCase(address: string): Promise<string | null>;
}

interface ReplyAddressOptions {
  /** `case@operator.example`; null for a shop that takes no mails. */
  readonly mailbox: string | null;
  /** The server's secret: tokens are derived from it. Answers to addresses of a former secret still arrive. */
  readonly secret: string;
}

/** Letters of a token: 128 bits in hexadecimal, because mail programs may change the case of letters. */
const tokenLength = 32;

export function createReplyAddresses(db: Db, { mailbox, secret }: ReplyAddressOptions): ReplyAddresses {
  const at = mailbox?.lastIndexOf('@') ?? -1;
  const local = mailbox?.slice(0, at) ?? '';
  const domain = mailbox?.slice(at + 1) ?? '';
  const pattern = new RegExp(
    `^${escapePattern(local)}\\+([0-9a-f]{${tokenLength}})@${escapePattern(domain)}$`,
  );
  return {
    async addressOf(caseId) {
      if (mailbox === null) return null;
      const token = createHmac('sha256', secret)
        .update(`case address ${caseId}`)
        .digest('hex')
        .slice(0, tokenLength);
      await openCaseTables(db)
        .insertInto('case_address')
        .values({ token_digest: digestToken(token), case_id: caseId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return `${local}+${token}@${domain}`;
    },
    async findCase(address) {
      const [, token] = mailbox === null ? [] : (pattern.exec(address.toLowerCase()) ?? []);
      if (token === undefined) return null;
      const found = await openCaseTables(db)
        .selectFrom('case_address')
        .select('case_id')
        .where('token_digest', '=', digestToken(token))
        .executeTakeFirst();
      return found?.case_id ?? null;
    },
  };
}

const escapePattern = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '\\$&');
