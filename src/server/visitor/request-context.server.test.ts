import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import { registerRequestContext } from './request-context.server.ts';

const member = { id: 'm', nickname: 'Ada', email: null, isEmailVerified: true, sessionId: 's' };

test.each([
  [true, 'Ada'],
  [false, null],
])(
  '[AUTH-003] where a brand’s accounts are on (%s) a signed-in member is known as %s',
  async (authentication, nickname) => {
    const app = fastify();
    await app.register(cookie);
    const site = {
      brand: { ...abendmeer, flags: { ...abendmeer.flags, authentication } },
      origin: 'http://localhost',
    };
    registerRequestContext(app, {
      sites: { find: () => site, main: () => site },
      isDemonstration: false,
      isEditor: async () => false,
      findMember: async () => member,
    });
    app.get('/de-de', { config: { purpose: 'pages' } }, async ({ member: found, visit }) => [
      found?.nickname ?? null,
      visit.member?.nickname ?? null,
    ]);
    expect((await app.inject('/de-de')).json()).toEqual([nickname, nickname]);
    await app.close();
  },
);
