import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createAltchaCaptcha } from '../../ports/captcha/altcha/altcha-captcha.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { createNoCaptcha } from '../../ports/captcha/no-captcha.server.ts';
import { createRecaptchaCaptcha } from '../../ports/captcha/recaptcha/recaptcha-captcha.server.ts';
import type { AppDeps } from './app-deps.ts';

/** Chooses the captcha of the settings; none is the default. */
export function wireCaptcha({ env, log, cookieSecret }: AppDeps, db: Db): CaptchaPort {
  switch (env.captcha.provider) {
    case 'none':
      return createNoCaptcha();
    case 'altcha':
      return createAltchaCaptcha({
        db,
        clock: systemClock,
        secret: cookieSecret,
        report: (error) => log.error({ err: error }, 'a captcha could not be judged'),
      });
    case 'recaptcha':
      return createRecaptchaCaptcha({
        ...env.captcha,
        report: (reason) => log.error({ reason }, 'a captcha could not be judged'),
      });
  }
}
