import { captchaPolicy } from '../../../defaults.ts';
import type { CaptchaContext, CaptchaOutcome, CaptchaPort } from '../captcha-port.ts';
import { recaptchaLimits } from './recaptcha-limits.ts';

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  /** Records each attempt whose outcome is unknown, without the token. */
  readonly report: (reason: string) => void;
  /** Where tokens are judged; another one for tests. */
  readonly endpoint?: string;
}

/** Answer of `siteverify` (developers.google.com/recaptcha/docs/verify, …/docs/v3); version 3 adds score and action. */
interface SiteVerification {
  readonly success?: unknown;
  readonly score?: unknown;
  readonly action?: unknown;
  readonly 'error-codes'?: unknown;
}

/** What is wrong with the token, not with the shop's settings. */
const tokenFaults: readonly unknown[] = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
];

/**
 * Google reCAPTCHA: the browser shows the checkbox of version 2, the server judges its token. A score of version 3 is read where the key
 * is one. The address of the visitor is not passed on.
 */
export function createRecaptchaCaptcha(options: RecaptchaOptions): CaptchaPort {
  const { siteKey, secret, report, endpoint = 'https://www.google.com/recaptcha/api/siteverify' } = options;

  async function ask(response: string): Promise<SiteVerification | null> {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(captchaPolicy.verifyTimeoutMs),
    });
    if (answer.ok) return (await answer.json()) as SiteVerification | null;
    report(`HTTP ${answer.status}`);
    return null;
  }

  return {
    browser: { kind: 'recaptcha', siteKey },
    // developers.google.com/recaptcha/docs/faq, on content security policies.
    origins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    createChallenge: async () => null,
    async verify(token, context) {
      if (token === null || token === '' || token.length > captchaPolicy.maxTokenLength) return 'failed';
      try {
        const verification = await ask(token);
        return verification === null ? 'unknown' : judge(verification, context, report);
      } catch (error) {
        report(error instanceof Error ? error.name : 'no answer');
        return 'unknown';
      }
    },
  };
}

function judge(
  { success, score, action, 'error-codes': codes }: SiteVerification,
  context: CaptchaContext,
  report: RecaptchaOptions['report'],
): CaptchaOutcome {
  if (success === true) {
    const isHuman = typeof score !== 'number' || score >= recaptchaLimits.minScore;
    const isForThis = action === undefined || action === context.action;
    return isHuman && isForThis ? 'passed' : 'failed';
  }
  const faults: unknown[] = Array.isArray(codes) ? codes : [];
  if (success === false && faults.length > 0 && faults.every((fault) => tokenFaults.includes(fault)))
    return 'failed';
  report(faults.length === 0 ? 'an answer that is none' : faults.join(', '));
  return 'unknown';
}
