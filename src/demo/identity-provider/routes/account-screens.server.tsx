import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import { AccountScreen } from '../screens/account-screen.tsx';
import type { FormState } from '../screens/screens.tsx';
import { sendScreen } from '../screens/send-screen.server.tsx';
import type { Account } from '../store/account-store.server.ts';
import type { Attempt, Attempts } from './attempts.server.ts';
import type { ProviderAppDeps } from './provider-deps.ts';
import { readNames } from './read-names.ts';

const typed = z.string().max(1_000).default('');
const namesBody = z.object({ nickname: typed, firstName: typed, lastName: typed });
const passkeyBody = z.object({
  id: z.string().min(1).max(1_500),
  action: z.enum(['rename', 'remove']),
  name: typed,
});

/**
 * Registers the pages about an account: its names and its passkeys. They are part of an attempt to sign in, so that nobody reaches them who
 * has not just proved to be its owner. Every account has a password: any passkey may go.
 */
export function registerAccountScreens(
  app: FastifyInstance,
  attempts: Attempts,
  { accounts, passkeys }: Pick<ProviderAppDeps, 'accounts' | 'passkeys'>,
): void {
  interface Proved {
    readonly attempt: Attempt;
    readonly account: Account;
  }

  /** Null for one who has not proved to be anybody in this attempt; then the browser is on its way to the login screen. */
  async function findProved(request: FastifyRequest, reply: FastifyReply): Promise<Proved | null> {
    const attempt = await attempts.find(request, reply);
    const { provedAccount, wantsAccount, path } = attempt;
    const account = provedAccount === null || !wantsAccount ? null : await accounts.find(provedAccount);
    if (account !== null) return { attempt, account };
    void reply.redirect(path, 303);
    return null;
  }

  async function show(
    reply: FastifyReply,
    { attempt, account }: Proved,
    form?: FormState,
  ): Promise<FastifyReply> {
    const { texts, path, language } = attempt;
    const { nickname, firstName, lastName } = account;
    const format = (moment: Date) => formatDateTime(moment, language, SHOP_TIME_ZONE);
    const listed = (await passkeys.list(account.id)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: format(createdAt),
      usedAt: usedAt === null ? null : format(usedAt),
    }));
    const shown = form ?? {
      values: { nickname, firstName: firstName ?? '', lastName: lastName ?? '' },
      problems: {},
    };
    return sendScreen(
      reply,
      attempt,
      <AccountScreen
        texts={texts}
        path={path}
        form={shown}
        passkeys={listed}
        mayAdd={listed.length < providerPolicy.maxPasskeys}
      />,
      form === undefined ? 200 : 422,
    );
  }

  app.get('/interaction/:uid/account', async (request, reply) => {
    const proved = await findProved(request, reply);
    return proved === null ? reply : show(reply, proved);
  });

  app.post('/interaction/:uid/account/names', async (request, reply) => {
    const proved = await findProved(request, reply);
    if (proved === null) return reply;
    const { attempt, account } = proved;
    const given = namesBody.parse(request.body);
    const { names, problems } = readNames(given, attempt.texts);
    if (Object.keys(problems).length > 0) return show(reply, proved, { values: given, problems });
    await accounts.saveNames(account.id, names);
    return reply.redirect(`${attempt.path}/account`, 303);
  });

  app.post('/interaction/:uid/account/passkey', async (request, reply) => {
    const proved = await findProved(request, reply);
    if (proved === null) return reply;
    const { id, action, name } = passkeyBody.parse(request.body);
    if (action === 'remove') await passkeys.remove(proved.account.id, id);
    else
      await passkeys.rename(proved.account.id, id, name.trim().slice(0, providerPolicy.maxPasskeyNameLength));
    return reply.redirect(`${proved.attempt.path}/account`, 303);
  });

  app.post('/interaction/:uid/account/done', async (request, reply) => {
    const proved = await findProved(request, reply);
    return proved === null ? reply : attempts.finish(request, reply, proved.account.id);
  });
}
