import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { generateToken } from '../../../database/token.server.ts';
import { staffPolicy } from '../../../defaults.ts';
import { clientNetwork } from '../../../server/http/client-address.server.ts';
import { providerPolicy } from '../policy/provider-policy.ts';
import {
  ForgotScreen,
  type FormState,
  LoginScreen,
  PasskeyOfferScreen,
  SentScreen,
  SignUpScreen,
} from '../screens/screens.tsx';
import { sendScreen } from '../screens/send-screen.server.tsx';
import type { Account } from '../store/account-store.server.ts';
import type { Attempt, Attempts, Screen } from './attempts.server.ts';
import type { ProviderAppDeps } from './provider-deps.ts';
import { sendProviderMail } from './provider-mails.server.ts';
import { readNames } from './read-names.ts';
import { describeProblem } from './screen-context.ts';

const email = z.string().trim().max(providerPolicy.maxEmailLength).pipe(z.email());
const typed = z.string().max(1_000).default('');
const loginBody = z.object({ email: typed, password: typed });
const signUpBody = z.object({
  nickname: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  password: typed,
  newsletter: typed,
});

/** Registers the screens of an attempt to sign in: login, sign-up, forgotten password, and the offer of a passkey. */
export function registerSignInScreens(
  app: FastifyInstance,
  provider: Provider,
  attempts: Attempts,
  deps: ProviderAppDeps,
): void {
  const { accounts, passkeys } = deps;

  const show = (reply: FastifyReply, attempt: Attempt, screen: Screen, form: FormState): FastifyReply => {
    const { texts, path, isAgain } = attempt;
    const View = { login: LoginScreen, signUp: SignUpScreen, forgotPassword: ForgotScreen }[screen];
    const status = Object.keys(form.problems).length > 0 ? 422 : 200;
    const { offersNewsletter } = deps;
    const view = (
      <View texts={texts} path={path} form={form} offersNewsletter={offersNewsletter} isAgain={isAgain} />
    );
    return sendScreen(reply, attempt, view, status);
  };

  async function mailLink(account: Account, purpose: 'verify' | 'reset', attempt: Attempt): Promise<void> {
    const returnAddress = attempt.shopOrigin;
    const token = await accounts.createLink(account, purpose, returnAddress);
    if (token === null) return;
    await sendProviderMail(deps.mail, {
      kind: purpose,
      id: generateToken(),
      account,
      brand: attempt.brand,
      language: attempt.language,
      address: `${deps.issuer}/${purpose}?token=${token}&language=${attempt.language}`,
      shopOrigin: attempt.shopOrigin ?? deps.mainSite().origin,
    });
  }

  app.get('/interaction/:uid', async (request, reply) => {
    const attempt = await attempts.find(request, reply);
    return show(reply, attempt, attempt.screen, { values: { email: attempt.emailHint ?? '' }, problems: {} });
  });

  app.get('/interaction/:uid/cancel', async (request, reply) => {
    await attempts.find(request, reply);
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, {
      error: 'access_denied',
      error_description: 'The person turned back.',
    });
    return reply;
  });

  app.post('/interaction/:uid/login', async (request, reply) => {
    const attempt = await attempts.find(request, reply);
    const given = loginBody.parse(request.body);
    const account = await accounts.proveLogin(given.email.trim(), given.password, clientNetwork(request.ip));
    if (account === null)
      return show(reply, attempt, 'login', {
        values: { email: given.email },
        problems: { form: attempt.texts.wrongLogin },
      });
    if (attempt.wantsAccount) {
      await attempts.prove(request, reply, account.id);
      return reply.redirect(`${attempt.path}/account`, 303);
    }
    if ((await passkeys.count(account.id)) > 0 || hasDeclined(request))
      return attempts.finish(request, reply, account.id);
    await attempts.prove(request, reply, account.id);
    return reply.redirect(`${attempt.path}/passkey-offer`, 303);
  });

  app.get('/interaction/:uid/passkey-offer', async (request, reply) => {
    const attempt = await attempts.find(request, reply);
    if (attempt.provedAccount === null) return reply.redirect(attempt.path, 303);
    return sendScreen(reply, attempt, <PasskeyOfferScreen texts={attempt.texts} path={attempt.path} />);
  });

  app.post('/interaction/:uid/finish', async (request, reply) => {
    const { provedAccount, path } = await attempts.find(request, reply);
    if (provedAccount === null) return reply.redirect(path, 303);
    // The library writes the answer itself.
    reply.raw.setHeader('set-cookie', declinedCookie(deps.issuer));
    return attempts.finish(request, reply, provedAccount);
  });

  app.post('/interaction/:uid/sign-up', async (request, reply) => {
    const attempt = await attempts.find(request, reply);
    const given = signUpBody.parse(request.body);
    const { names, problems: nameProblems } = readNames(given, attempt.texts);
    const address = email.safeParse(given.email);
    const password = await accounts.judgePassword(given.password, [names.nickname, given.email]);
    const problems = {
      ...nameProblems,
      ...(address.success ? {} : { email: attempt.texts.wrongEmail }),
      ...(password === null ? {} : { password: describeProblem(attempt.texts, password) }),
    };
    if (!address.success || Object.keys(problems).length > 0) {
      const { password: _, ...values } = given;
      return show(reply, attempt, 'signUp', {
        values,
        problems,
      });
    }
    const { account, isTaken } = await accounts.signUp({
      ...names,
      email: address.data,
      password: given.password,
      wantsNewsletter: given.newsletter === 'yes',
    });
    if (!isTaken) await mailLink(account, 'verify', attempt);
    else
      await sendProviderMail(deps.mail, {
        kind: 'taken',
        id: generateToken(),
        account,
        brand: attempt.brand,
        language: attempt.language,
        address: attempt.shopOrigin ?? deps.issuer,
        shopOrigin: attempt.shopOrigin ?? deps.mainSite().origin,
      });
    return attempts.finish(request, reply, account.id);
  });

  app.post('/interaction/:uid/forgot-password', async (request, reply) => {
    const attempt = await attempts.find(request, reply);
    const given = loginBody.parse(request.body);
    const address = email.safeParse(given.email);
    if (!address.success)
      return show(reply, attempt, 'forgotPassword', {
        values: { email: given.email },
        problems: { email: attempt.texts.wrongEmail },
      });
    const account = await accounts.findByEmail(address.data);
    // Not waited for: the time of the answer says nothing about the account.
    if (account !== null) mailLink(account, 'reset', attempt).catch(deps.report);
    return sendScreen(
      reply,
      attempt,
      <SentScreen texts={attempt.texts} path={attempt.path} email={address.data} />,
    );
  });
}

/** Name of the cookie of a browser that wants no passkey, which is asked no further. */
const declined = 'no_passkey';

function hasDeclined({ headers }: FastifyRequest): boolean {
  return new RegExp(`(?:^|;\\s*)${declined}=1`).test(headers.cookie ?? '');
}

function declinedCookie(issuer: string): string {
  const secure = issuer.startsWith('https:') ? '; Secure' : '';
  return `${declined}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${staffPolicy.knownBrowserDays * 86_400}${secure}`;
}
