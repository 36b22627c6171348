import formbody from '@fastify/formbody';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type Provider from 'oidc-provider';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import { generateToken } from '../../database/token.server.ts';
import { requestLimits, staffPolicy } from '../../defaults.ts';
import { isPersonName, tidyName } from '../../domain/travellers/person-name.ts';
import { isLanguage, LANGUAGES, type Language } from '../../domain/words/language.ts';
import { negotiateLanguage } from '../../domain/words/negotiate-language.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { clientNetwork } from '../../server/http/client-address.server.ts';
import { normaliseInput } from '../../server/http/normalise-input.ts';
import { providerPolicy } from './policy/provider-policy.ts';
import { sendProviderMail } from './provider-mails.server.ts';
import { fillText, SCREEN_TEXTS, type ScreenTexts } from './screens/screen-texts.ts';
import {
  ForgotScreen,
  type FormState,
  LoginScreen,
  MessageScreen,
  PasskeyOfferScreen,
  ResetScreen,
  SentScreen,
  SignUpScreen,
  VerifyScreen,
} from './screens/screens.tsx';
import { type ScreenContext, screenFiles, sendScreen } from './screens/send-screen.server.tsx';
import type { Account, AccountStore, PasswordProblem } from './store/account-store.server.ts';
import type { PasskeyStore } from './store/passkey-store.server.ts';

/** The site of the shop that an address belongs to. */
export interface ShopSite {
  readonly origin: string;
  readonly brand: Brand;
}

export interface ProviderAppDeps {
  readonly issuer: string;
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly mail: MailPort;
  /** The site that an address is on; null for none of ours. */
  readonly findSite: (address: string) => ShopSite | null;
  readonly mainSite: () => ShopSite;
  /** Where the shop learns that somebody has proved their address (AUTH-022). */
  readonly verifiedPath: string;
  /** Whether somebody sends a newsletter: without, nobody is asked for it. */
  readonly offersNewsletter: boolean;
  /** Which proxies are believed, as the shop does. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly report: (error: unknown) => void;
}

type Screen = 'login' | 'signUp' | 'forgotPassword';

/** One attempt to sign in, as far as the provider knows it. */
interface Attempt extends ScreenContext {
  readonly texts: ScreenTexts;
  readonly path: string;
  readonly screen: Screen;
  readonly emailHint: string | undefined;
  /** Account whose password is proved and who is offered a passkey; null before. */
  readonly provedAccount: string | null;
}

const attemptParams = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) });
const email = z.string().trim().max(providerPolicy.maxEmailLength).pipe(z.email());
const typed = z.string().max(1_000).default('');
const loginBody = z.object({ email: typed, password: typed });
const signUpBody = z.object({ nickname: typed, email: typed, password: typed, newsletter: typed });
const tokenField = z.string().regex(/^[\w-]{43}$/);
const proofBody = z.object({ proof: z.looseObject({ id: z.string().min(1).max(1_500) }) });

/** The provider as a server of its own: screens for people, and the library's endpoints for the shop. */
export function buildProviderApp(provider: Provider, deps: ProviderAppDeps): FastifyInstance {
  const { accounts, passkeys } = deps;
  const app = fastify({
    logger: false,
    bodyLimit: requestLimits.maxCheckoutBodyBytes,
    trustProxy: deps.trustProxy,
  });
  const answerLibrary = provider.callback();
  app.register(formbody, { bodyLimit: requestLimits.maxFormBytes });
  app.addHook('onRequest', (request, reply, done) => {
    // The library reads the body itself.
    if (request.is404) {
      reply.hijack();
      void answerLibrary(request.raw, reply.raw);
      return;
    }
    if (request.method === 'POST' && !isOwnForm(request, deps.issuer))
      void reply.code(403).send({ error: 'cross-site' });
    else done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && normaliseInput(body) !== null)
      void reply.code(400).send({ error: 'invalid-input' });
    else done();
  });
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, name } = error as { statusCode?: number; name?: string };
    const isOver = name === 'SessionNotFound' || error instanceof z.ZodError;
    if (!isOver && statusCode >= 500) deps.report(error);
    const context = contextFor(request, deps.mainSite());
    const { failedTitle, failedText, toShop } = SCREEN_TEXTS[context.language];
    const action = context.shopOrigin === null ? undefined : { href: context.shopOrigin, text: toShop };
    return sendScreen(
      reply,
      context,
      <MessageScreen title={failedTitle} text={failedText} action={action} />,
      isOver ? 400 : statusCode,
    );
  });
  for (const [path, { type, content }] of Object.entries(screenFiles))
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );

  async function findAttempt(request: FastifyRequest, reply: FastifyReply): Promise<Attempt> {
    const { uid } = attemptParams.parse(request.params);
    const { params, result } = await provider.interactionDetails(request.raw, reply.raw);
    const site = deps.findSite(String(params.redirect_uri)) ?? deps.mainSite();
    const language = readLanguage(request, params.ui_locales);
    const { screen } = request.query as { screen?: unknown };
    const proved = result?.provedAccount;
    return {
      brand: site.brand,
      shopOrigin: site.origin,
      language,
      texts: SCREEN_TEXTS[language],
      path: `/interaction/${uid}`,
      screen: readScreen(screen) ?? readScreen(params.initial_screen) ?? 'login',
      emailHint: typeof params.login_hint === 'string' ? params.login_hint : undefined,
      provedAccount: typeof proved === 'string' ? proved : null,
    };
  }

  const show = (reply: FastifyReply, attempt: Attempt, screen: Screen, form: FormState): FastifyReply => {
    const { texts, path } = attempt;
    const View = { login: LoginScreen, signUp: SignUpScreen, forgotPassword: ForgotScreen }[screen];
    const status = Object.keys(form.problems).length > 0 ? 422 : 200;
    const view = <View texts={texts} path={path} form={form} offersNewsletter={deps.offersNewsletter} />;
    return sendScreen(reply, attempt, view, status);
  };

  /** Sends the browser back to the shop as this account. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
  ): Promise<FastifyReply> {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId, remember: true } });
    return reply;
  }

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
    });
  }

  app.get('/interaction/:uid', async (request, reply) => {
    const attempt = await findAttempt(request, reply);
    return show(reply, attempt, attempt.screen, { values: { email: attempt.emailHint ?? '' }, problems: {} });
  });

  app.get('/interaction/:uid/cancel', async (request, reply) => {
    await findAttempt(request, reply);
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, {
      error: 'access_denied',
      error_description: 'The person turned back.',
    });
    return reply;
  });

  app.post('/interaction/:uid/login', async (request, reply) => {
    const attempt = await findAttempt(request, reply);
    const given = loginBody.parse(request.body);
    const account = await accounts.proveLogin(given.email.trim(), given.password, clientNetwork(request.ip));
    if (account === null)
      return show(reply, attempt, 'login', {
        values: { email: given.email },
        problems: { form: attempt.texts.wrongLogin },
      });
    if ((await passkeys.count(account.id)) > 0 || hasDeclined(request))
      return finish(request, reply, account.id);
    await provider.interactionResult(request.raw, reply.raw, { provedAccount: account.id });
    return reply.redirect(`${attempt.path}/passkey-offer`, 303);
  });

  app.get('/interaction/:uid/passkey-offer', async (request, reply) => {
    const attempt = await findAttempt(request, reply);
    if (attempt.provedAccount === null) return reply.redirect(attempt.path, 303);
    return sendScreen(reply, attempt, <PasskeyOfferScreen texts={attempt.texts} path={attempt.path} />);
  });

  app.post('/interaction/:uid/finish', async (request, reply) => {
    const { provedAccount, path } = await findAttempt(request, reply);
    if (provedAccount === null) return reply.redirect(path, 303);
    // The library writes the answer itself.
    reply.raw.setHeader('set-cookie', declinedCookie(deps.issuer));
    return finish(request, reply, provedAccount);
  });

  /** Ends an attempt from a script, which goes to the address that it is answered. */
  const finishByCall = async (request: FastifyRequest, reply: FastifyReply, accountId: string) => ({
    to: await provider.interactionResult(request.raw, reply.raw, { login: { accountId, remember: true } }),
  });

  app.post('/interaction/:uid/passkey/offer', async (request, reply) => {
    await findAttempt(request, reply);
    return passkeys.offerSignIn();
  });
  app.post('/interaction/:uid/passkey', async (request, reply) => {
    await findAttempt(request, reply);
    const { proof } = proofBody.parse(request.body);
    const accountId = await passkeys.prove(proof as unknown as AuthenticationResponseJSON);
    return accountId === null
      ? reply.code(403).send({ error: 'refused' })
      : finishByCall(request, reply, accountId);
  });
  app.post('/interaction/:uid/new-passkey/offer', async (request, reply) => {
    const { provedAccount, brand } = await findAttempt(request, reply);
    const account = provedAccount === null ? null : await accounts.find(provedAccount);
    const offer = account === null ? null : await passkeys.offerNew(account, brand.name);
    return offer ?? reply.code(403).send({ error: 'refused' });
  });
  app.post('/interaction/:uid/new-passkey', async (request, reply) => {
    const { provedAccount } = await findAttempt(request, reply);
    const { proof } = proofBody.parse(request.body);
    const isAdded =
      provedAccount !== null &&
      (await passkeys.add(provedAccount, proof as unknown as RegistrationResponseJSON));
    return isAdded ? finishByCall(request, reply, provedAccount) : reply.code(403).send({ error: 'refused' });
  });

  app.post('/interaction/:uid/sign-up', async (request, reply) => {
    const attempt = await findAttempt(request, reply);
    const given = signUpBody.parse(request.body);
    const nickname = tidyName(given.nickname).slice(0, providerPolicy.maxNicknameLength);
    const address = email.safeParse(given.email);
    const password = await accounts.judgePassword(given.password, [nickname, given.email]);
    const problems = {
      ...(isPersonName(nickname) ? {} : { nickname: attempt.texts.missingNickname }),
      ...(address.success ? {} : { email: attempt.texts.wrongEmail }),
      ...(password === null ? {} : { password: describeProblem(attempt.texts, password) }),
    };
    if (!address.success || Object.keys(problems).length > 0) {
      const { email: typedEmail, newsletter } = given;
      return show(reply, attempt, 'signUp', {
        values: { nickname, email: typedEmail, newsletter },
        problems,
      });
    }
    const { account, isTaken } = await accounts.signUp({
      nickname,
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
      });
    return finish(request, reply, account.id);
  });

  app.post('/interaction/:uid/forgot-password', async (request, reply) => {
    const attempt = await findAttempt(request, reply);
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

  /** Context of a link in a mail, which knows no attempt: the brand is that of the site where it was asked for. */
  const contextOfLink = (
    request: FastifyRequest,
    returnAddress: string | null,
  ): ScreenContext & { texts: ScreenTexts } => {
    const site = (returnAddress === null ? null : deps.findSite(returnAddress)) ?? deps.mainSite();
    const context = contextFor(request, site);
    return { ...context, texts: SCREEN_TEXTS[context.language] };
  };
  const showOver = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { texts, ...context } = contextOfLink(request, null);
    const action = { href: context.shopOrigin ?? '/', text: texts.toShop };
    return sendScreen(
      reply,
      context,
      <MessageScreen title={texts.overTitle} text={texts.overText} action={action} />,
      410,
    );
  };

  for (const purpose of ['verify', 'reset'] as const) {
    app.get(`/${purpose}`, async (request, reply) => {
      const token = tokenField.safeParse((request.query as { token?: unknown }).token);
      const link = token.success ? await accounts.findLink(token.data, purpose) : null;
      if (!token.success || link === null) return showOver(request, reply);
      const { texts, ...context } = contextOfLink(request, link.returnAddress);
      const shown = { texts, token: token.data, email: link.account.email };
      const screen: ReactNode =
        purpose === 'verify' ? <VerifyScreen {...shown} /> : <ResetScreen {...shown} problem={undefined} />;
      return sendScreen(reply, context, screen);
    });
  }

  app.post('/verify', async (request, reply) => {
    const { token } = z.object({ token: tokenField }).parse(request.body);
    const link = await accounts.verifyEmail(token);
    if (link === null) return showOver(request, reply);
    return reply.redirect((link.returnAddress ?? deps.mainSite().origin) + deps.verifiedPath, 303);
  });

  app.post('/reset', async (request, reply) => {
    const { token, password } = z.object({ token: tokenField, password: typed }).parse(request.body);
    const link = await accounts.findLink(token, 'reset');
    if (link === null) return showOver(request, reply);
    const { texts, ...context } = contextOfLink(request, link.returnAddress);
    const problem = await accounts.judgePassword(password, [link.account.email, link.account.nickname]);
    if (problem !== null)
      return sendScreen(
        reply,
        context,
        <ResetScreen
          texts={texts}
          token={token}
          email={link.account.email}
          problem={describeProblem(texts, problem)}
        />,
        422,
      );
    if ((await accounts.resetPassword(token, password)) === null) return showOver(request, reply);
    return sendScreen(
      reply,
      context,
      <MessageScreen
        title={texts.resetDoneTitle}
        text={texts.resetDoneText}
        action={{ href: context.shopOrigin ?? '/', text: texts.toShop }}
      />,
    );
  });
  return app;
}

/** A form of another site changes nothing here. Old browsers send no Sec-Fetch-Site, but Origin. */
function isOwnForm({ headers }: FastifyRequest, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? headers.origin === new URL(issuer).origin
    : site === 'same-origin' || site === 'none';
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

function readScreen(value: unknown): Screen | null {
  return value === 'login' || value === 'signUp' || value === 'forgotPassword' ? value : null;
}

/** The language that the shop has handed over (AUTH-011), else the browser's. */
function readLanguage({ headers, query }: FastifyRequest, uiLocales?: unknown): Language {
  const { language } = query as { language?: unknown };
  const handed = [language, ...String(uiLocales ?? '').split(' ')].find(isLanguage);
  return (
    handed ?? negotiateLanguage({ acceptLanguage: headers['accept-language'] ?? null, available: LANGUAGES })
  );
}

function contextFor(request: FastifyRequest, { brand, origin }: ShopSite): ScreenContext {
  return { brand, language: readLanguage(request), shopOrigin: origin };
}

function describeProblem(texts: ScreenTexts, problem: PasswordProblem): string {
  const words = {
    short: fillText(texts.passwordShort, { count: staffPolicy.minPasswordLength }),
    long: fillText(texts.passwordLong, { count: staffPolicy.maxPasswordLength }),
    guessable: texts.passwordGuessable,
  };
  return words[problem];
}
