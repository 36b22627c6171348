import { createHash, timingSafeEqual } from 'node:crypto';
import { digestToken, generateToken } from '../../../database/token.server.ts';
import type { LinkedMember } from '../../../ports/loyalty/loyalty-port.ts';
import type { ProgrammeDb, ProgrammeStore } from './programme-tables.server.ts';

/** A partner exchanges a code at once; RFC 6749 allows ten minutes. */
const CODE_MILLISECONDS = 60_000;

/** What a code is bound to. */
interface CodeRequest {
  readonly redirectUri: string;
  readonly codeChallenge: string;
}

/** Issues a code for a member who permitted the link. */
export async function issueCode(
  { db, clock }: ProgrammeStore,
  memberNumber: string,
  { redirectUri, codeChallenge }: CodeRequest,
): Promise<string> {
  const code = generateToken();
  await db
    .insertInto('loyalty_programme.code')
    .values({
      digest: digestToken(code),
      member_number: memberNumber,
      redirect_uri: redirectUri,
      code_challenge: codeChallenge,
      expires_at: new Date(clock.now().getTime() + CODE_MILLISECONDS),
    })
    .execute();
  return code;
}

/** Exchanges a code once, for the redirect address and the verifier that it was issued for (RFC 7636); null for any other. */
export async function exchangeCode(
  { db, clock }: ProgrammeStore,
  given: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<{ readonly member: LinkedMember; readonly token: string } | null> {
  return db.transaction().execute(async (trx) => {
    const code = await trx
      .deleteFrom('loyalty_programme.code')
      .where('digest', '=', digestToken(given.code))
      .returningAll()
      .executeTakeFirst();
    if (code === undefined || code.expires_at <= clock.now()) return null;
    if (code.redirect_uri !== given.redirectUri || !provesChallenge(given.codeVerifier, code.code_challenge))
      return null;
    const { number, first_name, last_name } = await trx
      .selectFrom('loyalty_programme.member')
      .select(['number', 'first_name', 'last_name'])
      .where('number', '=', code.member_number)
      .executeTakeFirstOrThrow();
    const token = generateToken();
    await trx
      .insertInto('loyalty_programme.token')
      .values({ digest: digestToken(token), member_number: number, issued_at: clock.now() })
      .execute();
    return { member: { memberNumber: number, firstName: first_name, lastName: last_name }, token };
  });
}

function provesChallenge(verifier: string, challenge: string): boolean {
  const [made, known] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return made.length === known.length && timingSafeEqual(made, known);
}

/** The member of a token; null for one that nobody has issued. */
export async function findTokenMember(db: ProgrammeDb, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('loyalty_programme.token')
    .select('member_number')
    .where('digest', '=', digestToken(token))
    .executeTakeFirst();
  return row?.member_number ?? null;
}
