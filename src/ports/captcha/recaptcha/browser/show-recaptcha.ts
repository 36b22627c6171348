/** The part of the vendor's script that is used (developers.google.com/recaptcha/docs/display#js_api). */
interface Recaptcha {
  ready(run: () => void): void;
  render(
    place: HTMLElement,
    parameters: {
      readonly sitekey: string;
      readonly hl: string;
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ): number;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

export interface RecaptchaPlace {
  readonly place: HTMLElement;
  readonly siteKey: string;
  readonly language: string;
  /** Hears the token, and null when it has ended or Google cannot be reached. */
  readonly onToken: (token: string | null) => void;
}

let loading: Promise<Recaptcha> | undefined;

/** Loads the vendor's script once and shows its checkbox. Call it after consent alone. @throws where the script cannot be loaded */
export async function showRecaptcha({ place, siteKey, language, onToken }: RecaptchaPlace): Promise<void> {
  loading ??= loadScript().catch((error: unknown) => {
    // Another attempt loads it again.
    loading = undefined;
    throw error;
  });
  const recaptcha = await loading;
  recaptcha.render(place, {
    sitekey: siteKey,
    hl: language,
    callback: onToken,
    'expired-callback': () => onToken(null),
    'error-callback': () => onToken(null),
  });
}

function loadScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://www.google.com/recaptcha/api.js?render=explicit';
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = globalThis;
      if (grecaptcha === undefined) reject(new Error('reCAPTCHA is missing'));
      else grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'));
    document.head.append(script);
  });
}
