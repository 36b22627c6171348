import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { digestToken } from '../../../database/token.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import type { Account } from './account-store.server.ts';

/** Loaded with the first passkey: most servers see none for hours, and it takes 20 MB. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Signatures every authenticator of these years can make (COSE): Ed25519, ECDSA with P-256, RSA. */
const signatures = [-8, -7, -257];
const challengeKind = 'PasskeyChallenge';

/** A passkey as its owner knows it. */
export interface StoredPasskey {
  readonly id: string;
  /** '' where the owner has given none. */
  readonly name: string;
  readonly createdAt: Date;
  /** Null for one that was never used. */
  readonly usedAt: Date | null;
}

/** Passkeys of the provider's accounts. One replaces the password, because its authenticator verifies the person. */
export interface PasskeyStore {
  /** Lists no credentials, so that it does not reveal who has an account. */
  offerSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Returns the id of the account; null for a refusal. */
  prove(response: AuthenticationResponseJSON): Promise<string | null>;
  /** Null when the account has as many as it may. */
  offerNew(account: Account, brandName: string): Promise<PublicKeyCredentialCreationOptionsJSON | null>;
  /** @returns false when the response does not match the offer */
  add(accountId: string, response: RegistrationResponseJSON): Promise<boolean>;
  count(accountId: string): Promise<number>;
  /** The passkeys of an account, the oldest first. */
  list(accountId: string): Promise<readonly StoredPasskey[]>;
  /** @param name '' for none */
  rename(accountId: string, id: string, name: string): Promise<void>;
  remove(accountId: string, id: string): Promise<void>;
}

export function createPasskeyStore(db: Db, clock: Clock, issuer: string): PasskeyStore {
  const { hostname: host, origin } = new URL(issuer);
  const site = { expectedOrigin: [origin], expectedRPID: host, requireUserVerification: true };

  async function saveChallenge(challenge: string, accountId: string): Promise<void> {
    await db
      .insertInto('identity_provider.record')
      .values({
        kind: challengeKind,
        id: digestToken(challenge).toString('hex'),
        payload: JSON.stringify({ accountId }),
        expires_at: new Date(clock.now().getTime() + providerPolicy.challengeSeconds * 1_000),
      })
      .execute();
  }

  /** True for the first response to one of our challenges in time. */
  async function spendChallenge(challenge: string, accountId: string): Promise<boolean> {
    const spent = await db
      .deleteFrom('identity_provider.record')
      .where('kind', '=', challengeKind)
      .where('id', '=', digestToken(challenge).toString('hex'))
      .returning([sql<string>`payload ->> 'accountId'`.as('accountId'), 'expires_at'])
      .executeTakeFirst();
    return (
      spent?.expires_at !== undefined &&
      spent.expires_at !== null &&
      spent.expires_at > clock.now() &&
      spent.accountId === accountId
    );
  }

  const listIds = (accountId: string) =>
    db.selectFrom('identity_provider.passkey').select('id').where('account_id', '=', accountId).execute();

  return {
    async offerSignIn() {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'required',
        timeout: providerPolicy.challengeSeconds * 1_000,
      });
      await saveChallenge(options.challenge, '');
      return options;
    },
    async prove(response) {
      const known = await db
        .selectFrom('identity_provider.passkey')
        .select(['account_id', 'public_key', 'counter'])
        .where('id', '=', response.id)
        .executeTakeFirst();
      if (known === undefined) return null;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const proof = await verifyAuthenticationResponse({
        ...site,
        response,
        expectedChallenge: (challenge) => spendChallenge(challenge, ''),
        credential: {
          id: response.id,
          publicKey: new Uint8Array(known.public_key),
          counter: Number(known.counter),
        },
      }).catch(() => null);
      if (proof?.verified !== true) return null;
      const { newCounter: counter } = proof.authenticationInfo;
      const { numUpdatedRows } = await db
        .updateTable('identity_provider.passkey')
        .set({ counter, used_at: clock.now() })
        .where('id', '=', response.id)
        .where((eb) => (counter === 0 ? eb('counter', '=', '0') : eb('counter', '<', String(counter))))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? known.account_id : null;
    },
    async offerNew({ id, email, nickname }, brandName) {
      const mine = await listIds(id);
      if (mine.length >= providerPolicy.maxPasskeys) return null;
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: brandName,
        rpID: host,
        timeout: providerPolicy.challengeSeconds * 1_000,
        userName: email,
        userDisplayName: nickname,
        attestationType: 'none',
        userID: new TextEncoder().encode(id),
        excludeCredentials: mine,
        supportedAlgorithmIDs: signatures,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await saveChallenge(options.challenge, id);
      return options;
    },
    async add(accountId, response) {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const proof = await verifyRegistrationResponse({
        ...site,
        response,
        expectedChallenge: (challenge) => spendChallenge(challenge, accountId),
        supportedAlgorithmIDs: signatures,
      }).catch(() => null);
      if (proof?.registrationInfo === undefined) return false;
      const { credential } = proof.registrationInfo;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('identity_provider.passkey')
        .values({
          id: credential.id,
          account_id: accountId,
          public_key: credential.publicKey,
          counter: credential.counter,
          transports: credential.transports ?? [],
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    count: async (accountId) => (await listIds(accountId)).length,
    list: (accountId) =>
      db
        .selectFrom('identity_provider.passkey')
        .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async rename(accountId, id, name) {
      await db
        .updateTable('identity_provider.passkey')
        .set({ name })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    },
    async remove(accountId, id) {
      await db
        .deleteFrom('identity_provider.passkey')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    },
  };
}
