import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { SCREEN_TEXTS, type ScreenTexts } from '../screens/screen-texts.ts';
import { MessageScreen, ResetScreen, VerifyScreen } from '../screens/screens.tsx';
import { type ScreenContext, sendScreen } from '../screens/send-screen.server.tsx';
import type { ProviderAppDeps } from './provider-deps.ts';
import { contextFor, describeProblem } from './screen-context.ts';

const tokenField = z.string().regex(/^[\w-]{43}$/);
const resetBody = z.object({ token: tokenField, password: z.string().max(1_000).default('') });

/** Registers what the links of mails open: proving an address, and setting a new password. */
export function registerMailedLinks(
  app: FastifyInstance,
  deps: Pick<ProviderAppDeps, 'accounts' | 'findSite' | 'mainSite' | 'verifiedPath'>,
): void {
  const { accounts } = deps;

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
    const { token, password } = resetBody.parse(request.body);
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
}
