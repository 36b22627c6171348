/** What holds for reCAPTCHA alone. */
export const recaptchaLimits = {
  /** Score, 0 to 1, from which version 3 takes somebody for a person; Google suggests this one to begin with. */
  minScore: 0.5,
} as const;
