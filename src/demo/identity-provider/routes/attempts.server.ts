import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { SCREEN_TEXTS, type ScreenTexts } from '../screens/screen-texts.ts';
import type { ScreenContext } from '../screens/send-screen.server.tsx';
import type { ProviderAppDeps } from './provider-deps.ts';
import { readLanguage } from './screen-context.ts';

export type Screen = 'login' | 'signUp' | 'forgotPassword';

/** One attempt to sign in, as far as the provider knows it. */
export interface Attempt extends ScreenContext {
  readonly texts: ScreenTexts;
  readonly path: string;
  readonly screen: Screen;
  readonly emailHint: string | undefined;
  /** The shop has the person signed in and asks who they are once more, before a change of the account. */
  readonly isAgain: boolean;
  /** The person came for the pages about their account, and stays at them until they leave. */
  readonly wantsAccount: boolean;
  /** Account that is proved and not sent back to the shop yet; null before. */
  readonly provedAccount: string | null;
}

const attemptParams = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/) });

/** Attempts to sign in, as the library stores them. */
export interface Attempts {
  /** @throws where the attempt is over, or another browser's */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Attempt>;
  /** Notes who has proved to be whom, without sending the browser back. */
  prove(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>;
  /** Sends the browser back to the shop as this account. */
  finish(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<FastifyReply>;
  /** Ends an attempt from a script, which goes to the address that it is answered. */
  finishByCall(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
  ): Promise<{ readonly to: string }>;
}

export function createAttempts(
  provider: Provider,
  deps: Pick<ProviderAppDeps, 'findSite' | 'mainSite'>,
): Attempts {
  return {
    async find(request: FastifyRequest, reply: FastifyReply) {
      const { uid } = attemptParams.parse(request.params);
      const { params, result } = await provider.interactionDetails(request.raw, reply.raw);
      const site = deps.findSite(String(params.redirect_uri)) ?? deps.mainSite();
      const language = readLanguage(request, params.ui_locales);
      const { screen } = request.query as { screen?: unknown };
      const proved = result?.provedAccount;
      const wantsAccount = params.initial_screen === 'account';
      const emailHint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
      return {
        brand: site.brand,
        shopOrigin: site.origin,
        language,
        texts: SCREEN_TEXTS[language],
        path: `/interaction/${uid}`,
        screen: readScreen(screen) ?? readScreen(params.initial_screen) ?? 'login',
        wantsAccount,
        emailHint,
        // The shop names the address for a reset and where it has somebody signed in.
        isAgain: wantsAccount || (params.initial_screen === 'login' && emailHint !== undefined),
        provedAccount: typeof proved === 'string' ? proved : null,
      };
    },
    async prove(request, reply, provedAccount) {
      await provider.interactionResult(request.raw, reply.raw, { provedAccount });
    },
    async finish(request, reply, accountId) {
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, { login: { accountId, remember: true } });
      return reply;
    },
    finishByCall: async (request, reply, accountId) => ({
      to: await provider.interactionResult(request.raw, reply.raw, { login: { accountId, remember: true } }),
    }),
  };
}

function readScreen(value: unknown): Screen | null {
  return value === 'login' || value === 'signUp' || value === 'forgotPassword' ? value : null;
}
