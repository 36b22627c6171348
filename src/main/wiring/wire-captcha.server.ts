import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';

/** Opens the captcha of the settings; none is the default. */
export function wireCaptcha({ env, log, cookieSecret }: AppDeps, db: Db): CaptchaPort {
  return chooseAdapter.captcha(env).open({
    db,
    clock: systemClock,
    secret: cookieSecret,
    report: (error) => log.error({ err: error }, 'a captcha could not be judged'),
  });
}
