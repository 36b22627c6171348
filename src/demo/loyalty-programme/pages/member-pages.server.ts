import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { issueCode } from '../store/links.server.ts';
import { readStatement, signIn } from '../store/members.server.ts';
import type { ProgrammeStore } from '../store/programme-tables.server.ts';
import { type LinkForm, linkForm } from './link-form.ts';
import { renderAccountSignIn, renderInvalid, renderLink, renderStatement } from './render-pages.ts';
import { sendPage } from './send-page.server.ts';

const credentials = z.object({
  number: z.string().max(40).default(''),
  pin: z.string().max(40).default(''),
});
const languageOf = (query: unknown) =>
  z.object({ ui_locales: z.enum(LANGUAGES).catch('en') }).parse(query).ui_locales;

interface PageOptions {
  readonly store: ProgrammeStore;
  readonly isRedirectUri: (address: string) => boolean;
}

/** The page that links a member to a partner, and the account with its statement. Both sign in with number and PIN, for one answer only. */
export function registerMemberPages(app: FastifyInstance, { store, isRedirectUri }: PageOptions): void {
  const readLink = (input: unknown): LinkForm | null => {
    const { success, data } = linkForm.safeParse(input);
    // An address of somebody else is never led back to (RFC 6749, 4.1.2.1).
    return success && isRedirectUri(data.redirect_uri) ? data : null;
  };

  app.get('/authorise', async (request, reply) => {
    const link = readLink(request.query);
    if (link === null) return sendInvalid(reply, languageOf(request.query));
    return sendLink(reply, link, { number: '', isWrong: false });
  });

  app.post('/authorise', async (request, reply) => {
    const link = readLink(request.body);
    if (link === null) return sendInvalid(reply, 'en');
    const { answer } = z.object({ answer: z.enum(['link', 'cancel']).catch('cancel') }).parse(request.body);
    if (answer === 'cancel') return leave(reply, link, { error: 'access_denied' });
    const given = readCredentials(request.body);
    const member = await signIn(store, given);
    if (member === null) return sendLink(reply, link, { number: given.number, isWrong: true });
    const { redirect_uri: redirectUri, code_challenge: codeChallenge } = link;
    return leave(reply, link, {
      code: await issueCode(store, member.memberNumber, { redirectUri, codeChallenge }),
    });
  });

  app.get('/account', async (request, reply) => {
    const language = languageOf(request.query);
    const page = renderAccountSignIn(language, { number: '', isWrong: false });
    return sendPage(reply, { ...page, language, partnerOrigin: null });
  });

  app.post('/account', async (request, reply) => {
    const language = languageOf(request.query);
    const given = readCredentials(request.body);
    const member = await signIn(store, given);
    const page =
      member === null
        ? renderAccountSignIn(language, { number: given.number, isWrong: true })
        : renderStatement(language, member, await readStatement(store, member.memberNumber));
    return sendPage(reply, { ...page, language, partnerOrigin: null });
  });
}

/** Blanks between the digits are fine. */
function readCredentials(body: unknown): { readonly number: string; readonly pin: string } {
  const { number, pin } = credentials.parse(body);
  return { number: number.replace(/\s/g, ''), pin: pin.trim() };
}

function sendLink(
  reply: FastifyReply,
  link: LinkForm,
  entry: { readonly number: string; readonly isWrong: boolean },
): FastifyReply {
  const language = link.ui_locales;
  const partnerOrigin = new URL(link.redirect_uri).origin;
  return sendPage(reply, { ...renderLink(language, link, entry), language, partnerOrigin });
}

function sendInvalid(reply: FastifyReply, language: LinkForm['ui_locales']): FastifyReply {
  return sendPage(reply.code(400), { ...renderInvalid(language), language, partnerOrigin: null });
}

function leave(reply: FastifyReply, link: LinkForm, answer: Readonly<Record<string, string>>): FastifyReply {
  const address = new URL(link.redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state: link.state }))
    address.searchParams.set(name, value);
  return reply.header('cache-control', 'no-store').redirect(address.href, 303);
}
