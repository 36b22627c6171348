import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LoyaltyFaults } from './loyalty-faults-port.ts';
import type { LinkedMember, LoyaltyCall, LoyaltyPort } from './loyalty-port.ts';

/** A programme in a test, with a member who has at least 100,000 points. */
export interface LoyaltyUnderTest {
  readonly loyalty: LoyaltyPort;
  readonly faults: LoyaltyFaults;
  /** An address of the shop that the programme knows. */
  readonly redirectUri: string;
  /** The member's number and name. */
  readonly member: LinkedMember;
  /**
   * Answers the page of a link in a browser of its own.
   * @returns where the programme sends the browser back to
   */
  answerLink(address: string, answer: 'permit' | 'decline'): Promise<URL>;
  /** Lets time pass. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** Options of a call of its own. @testSupport */
export const callOnce = (): LoyaltyCall => ({ timeoutMs: 5_000, idempotencyKey: randomUUID() });

/** A verifier and its challenge (RFC 7636). @testSupport */
export function createChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** Links the member; returns the token. @testSupport */
export async function linkMember(under: LoyaltyUnderTest): Promise<string> {
  const { codeVerifier, codeChallenge } = createChallenge();
  const { redirectUri, loyalty } = under;
  const address = loyalty.buildLinkAddress({ state: 'any', codeChallenge, redirectUri, language: 'de' });
  const back = await under.answerLink(address, 'permit');
  const code = back.searchParams.get('code') ?? '';
  const linked = await loyalty.finishLink({ code, codeVerifier, redirectUri }, callOnce());
  if (linked.outcome !== 'confirmed') throw new Error(`finishLink: ${JSON.stringify(linked)}`);
  return linked.token;
}

/** What a linked member has. @testSupport */
export async function pointsOf({ loyalty }: LoyaltyUnderTest, token: string): Promise<number> {
  const read = await loyalty.readBalance(token, callOnce());
  if (read.outcome !== 'confirmed') throw new Error(`readBalance: ${JSON.stringify(read)}`);
  return read.points;
}

/** Reserves points under a reference of their own. @testSupport */
export async function reserveNow(
  { loyalty, token }: { readonly loyalty: Pick<LoyaltyPort, 'reserve'>; readonly token: string },
  points: number,
) {
  const reference = randomUUID();
  const reserved = await loyalty.reserve({ token, points, reference }, callOnce());
  if (reserved.outcome !== 'confirmed') throw new Error(`reserve: ${JSON.stringify(reserved)}`);
  return { reference, reservationId: reserved.reservationId };
}
