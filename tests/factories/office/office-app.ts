import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerBackOffice } from '../../../src/api/office/back-office.server.ts';
import { registerPricePreview } from '../../../src/api/office/prices/price-preview.server.tsx';
import { registerRestore } from '../../../src/api/office/restore/restore.server.tsx';
import type { OfficeDeps } from '../../../src/api/office/serving/office-deps.server.ts';
import { brandsAsShipped } from '../../../src/brands/load-brands.server.ts';
import { registerErrorAnswers } from '../../../src/server/http/error-answers.server.ts';
import { registerSecurityHeaders } from '../../../src/server/http/security-headers.server.ts';
import { registerRequestContext } from '../../../src/server/visitor/request-context.server.ts';
import { createSites } from '../../../src/server/visitor/sites.server.ts';

/** The back office alone, and requests to it. */
export interface OfficeApp {
  readonly app: FastifyInstance;
  /** @param session cookie of a member of staff, '' for nobody */
  read(url: string, session: string, language?: string): Promise<LightMyRequestResponse>;
  /** Sends a form as a browser does. */
  post(url: string, form: Record<string, string>, session: string): Promise<LightMyRequestResponse>;
}

/** Serves the back office with headers, errors, cookies and forms as the shop does, and without the rest of it. */
export async function openOfficeApp(
  office: OfficeDeps,
  { scripts = [] }: { readonly scripts?: readonly string[] } = {},
): Promise<OfficeApp> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerSecurityHeaders(app, { isHttps: false, isDevelopment: false });
  registerErrorAnswers(app, { renderFailure: async () => '', renderBusy: async () => '' });
  await app.register(cookie, { secret: 'a secret for tests that nobody else has' });
  registerRequestContext(app, {
    sites: createSites({ brands: brandsAsShipped, baseUrl: 'http://localhost', configuredBrand: undefined }),
    isDemonstration: false,
    isEditor: async () => false,
  });
  await app.register(formbody);
  registerBackOffice(app, office, { scripts });
  registerPricePreview(app, office);
  registerRestore(app, office);
  return {
    app,
    read: (url, session, language = 'en') =>
      app.inject({ url, headers: { cookie: session, 'accept-language': language } }),
    post: (url, form, session) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          cookie: session,
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': 'en',
        },
        payload: new URLSearchParams(form).toString(),
      }),
  };
}
