import type { CaptchaPort } from './captcha-port.ts';

/** A shop without a captcha: every form passes (CONTACT-022). */
export function createNoCaptcha(): CaptchaPort {
  return {
    browser: { kind: 'none' },
    origins: [],
    verify: async () => 'passed',
    createChallenge: async () => null,
  };
}
