import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { registerErrorAnswers } from '../../server/http/error-answers.server.ts';
import { registerSecurityHeaders } from '../../server/http/security-headers.server.ts';
import { registerRequestContext } from '../../server/visitor/request-context.server.ts';
import { createSites } from '../../server/visitor/sites.server.ts';
import { registerEditorPages } from './editor-pages.server.ts';

const app = fastify();

beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerSecurityHeaders(app, { isHttps: false, isDevelopment: false });
  registerErrorAnswers(app, { renderFailure: async () => '', renderBusy: async () => '' });
  await app.register(cookie, { secret: 'a secret for tests that nobody else has' });
  registerRequestContext(app, {
    sites: createSites({
      brands: brandsAsShipped,
      baseUrl: 'http://localhost',
      configuredBrand: undefined,
    }),
    isDemonstration: false,
    isEditor: async () => false,
  });
  registerEditorPages(app, {
    // A session's token is its role here.
    staff: {
      find: async (token) => ({
        id: '1',
        email: 'mira@staff.example',
        name: 'Mira </script>',
        role: token as StaffRole,
        brands: null,
      }),
    },
    assets: {
      forPage: (_view, brand) => ({ scripts: [], styles: [`/assets/${brand}.css`], fonts: [] }),
      forEditor: () => ({ scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'], fonts: [] }),
      forOffice: () => ({ scripts: [], styles: [], fonts: [] }),
    },
  });
});
afterAll(() => app.close());

const open = (role: StaffRole | null, url = '/_editor') =>
  app.inject({
    url,
    headers: { 'accept-language': 'fr', ...(role === null ? {} : { cookie: `staff=${role}` }) },
  });

test('[EDIT-009] who is not signed in is sent to sign in, service staff is refused', async () => {
  const nobody = await open(null);
  expect([nobody.statusCode, nobody.headers.location]).toEqual([303, '/_office/sign-in?to=%2F_editor']);
  expect((await open('service')).statusCode).toBe(403);
});

test.each(['/_editor', '/_editor/media', '/_editor/edit-6f1c1c5e-2b52-4d8a-9a55-0f7a4d1b2c3d'])(
  '[EDIT-001] editors get the app at %s, in their language and never cached',
  async (url) => {
    const page = await open('editor', url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('src="/assets/editor.js"');
  },
);

test('passes the app the signed-in editor and the brands, escaped so that nothing in it becomes markup', async () => {
  const { body } = await open('publisher');
  const [, json = ''] = /id="editor-payload">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    member: { id: '1', name: 'Mira </script>', role: 'publisher' },
    canvasStyles: { abendmeer: ['/assets/abendmeer.css'], tagwind: ['/assets/tagwind.css'] },
  });
});

test('the app’s policy allows styles of its own and frames of this site, and scripts as strictly as any page', async () => {
  const policy = String((await open('admin')).headers['content-security-policy']);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
});
