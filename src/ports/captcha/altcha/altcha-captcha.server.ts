import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../../../database/open-kysely.server.ts';
import { digestToken } from '../../../database/token.server.ts';
import { captchaPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CaptchaPort } from '../captcha-port.ts';

export interface AltchaOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The server's secret, the same in every process: challenges are signed under a key derived from it. */
  readonly secret: string;
  /** Hears what kept a token from being judged. */
  readonly report: (error: unknown) => void;
}

const algorithm = 'PBKDF2/SHA-256';

/**
 * Proof of work by ALTCHA, version 2 (altcha.org/docs/v2/server-integration), hosted by the shop itself. A challenge is signed, ends, and
 * opens one form: what was used is stored for as long as it would be valid.
 */
export function createAltchaCaptcha({ db, clock, secret, report }: AltchaOptions): CaptchaPort {
  const keys = {
    hmacSignatureSecret: deriveSecret(secret, 'captcha challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'captcha solution'),
  };

  /** False when the challenge was used before. */
  async function use(signature: string, expiresAt: Date): Promise<boolean> {
    const ended = db
      .selectFrom('captcha_used')
      .select('digest')
      .where('expires_at', '<', clock.now())
      .limit(captchaPolicy.endedAtOnce);
    await db.deleteFrom('captcha_used').where('digest', 'in', ended).execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('captcha_used')
      .values({ digest: digestToken(signature), expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  return {
    browser: { kind: 'proof-of-work' },
    origins: [],
    createChallenge: () =>
      createChallenge({
        algorithm,
        cost: captchaPolicy.workIterations,
        counter: randomInt(captchaPolicy.minWorkRounds, captchaPolicy.maxWorkRounds + 1),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + captchaPolicy.challengeLifetimeMs),
        ...keys,
      }),
    async verify(token) {
      const payload = parsePayload(token);
      if (payload === null || !(await isSolved(payload, keys))) return 'failed';
      // Signed, so it is what was written above: seconds.
      const expiresAt = new Date((payload.challenge.parameters.expiresAt ?? 0) * 1_000);
      if (expiresAt <= clock.now()) return 'failed';
      try {
        return (await use(payload.challenge.signature ?? '', expiresAt)) ? 'passed' : 'failed';
      } catch (error) {
        report(error);
        return 'unknown';
      }
    },
  };
}

function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
}

/** A token is a payload as JSON in base64; null for anything else. */
function parsePayload(token: string | null): Payload | null {
  if (token === null || token.length > captchaPolicy.maxTokenLength) return null;
  try {
    const read = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isWhole = typeof read?.challenge?.parameters === 'object' && read.challenge.parameters !== null;
    return isWhole && typeof read.solution === 'object' ? (read as Payload) : null;
  } catch {
    return null;
  }
}

async function isSolved(
  payload: Payload,
  keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
) {
  try {
    const { verified } = await verifySolution({ ...payload, ...keys, deriveKey });
    return verified;
  } catch {
    // The library throws at values of other kinds than its own.
    return false;
  }
}
