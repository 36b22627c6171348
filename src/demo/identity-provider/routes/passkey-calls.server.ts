import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Attempts } from './attempts.server.ts';
import type { ProviderAppDeps } from './provider-deps.ts';

const proof = z.looseObject({ id: z.string().min(1).max(1_500) });
/** Only the id is checked here: whatever else a proof holds, the library of `passkeys` checks. */
const isProof = (value: unknown) => proof.safeParse(value).success;
const signInBody = z.object({ proof: z.custom<AuthenticationResponseJSON>(isProof) });
const newPasskeyBody = z.object({ proof: z.custom<RegistrationResponseJSON>(isProof) });

/** Registers what the script of the screens calls: signing in with a passkey, and adding one after a password. */
export function registerPasskeyCalls(
  app: FastifyInstance,
  attempts: Attempts,
  { accounts, passkeys }: Pick<ProviderAppDeps, 'accounts' | 'passkeys'>,
): void {
  app.post('/interaction/:uid/passkey/offer', async (request, reply) => {
    await attempts.find(request, reply);
    return passkeys.offerSignIn();
  });
  app.post('/interaction/:uid/passkey', async (request, reply) => {
    const { wantsAccount, path } = await attempts.find(request, reply);
    const { proof } = signInBody.parse(request.body);
    const accountId = await passkeys.prove(proof);
    if (accountId === null) return reply.code(403).send({ error: 'refused' });
    if (!wantsAccount) return attempts.finishByCall(request, reply, accountId);
    await attempts.prove(request, reply, accountId);
    return { to: `${path}/account` };
  });
  app.post('/interaction/:uid/new-passkey/offer', async (request, reply) => {
    const { provedAccount, brand } = await attempts.find(request, reply);
    const account = provedAccount === null ? null : await accounts.find(provedAccount);
    const offer = account === null ? null : await passkeys.offerNew(account, brand.name);
    return offer ?? reply.code(403).send({ error: 'refused' });
  });
  app.post('/interaction/:uid/new-passkey', async (request, reply) => {
    const { provedAccount, wantsAccount, path } = await attempts.find(request, reply);
    const { proof } = newPasskeyBody.parse(request.body);
    const isAdded = provedAccount !== null && (await passkeys.add(provedAccount, proof));
    if (!isAdded) return reply.code(403).send({ error: 'refused' });
    return wantsAccount ? { to: `${path}/account` } : attempts.finishByCall(request, reply, provedAccount);
  });
}
