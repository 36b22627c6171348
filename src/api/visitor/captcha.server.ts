import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';

/** Gives browsers the challenges of a proof of work (CONTACT-021); a shop without one has none. */
export function registerCaptcha(app: FastifyInstance, { captcha }: { readonly captcha: CaptchaPort }): void {
  addRoute(app, 'captcha_challenge', {
    purpose: 'choices',
    schema: {
      summary: 'A challenge that a browser solves before it sends a form',
      tags: ['shop'],
      params: localeParams,
      response: {
        200: z.looseObject({}).describe('Challenge of ALTCHA, version 2: signed, for one form, for an hour'),
        '4xx': errorSchema,
      },
    },
    handler: async (_request, reply) => {
      const challenge = await captcha.createChallenge();
      if (challenge === null) throw new HttpError(404, 'not-found', 'This shop has no challenges.');
      return reply.header('cache-control', 'no-store').send({ ...challenge });
    },
  });
}
