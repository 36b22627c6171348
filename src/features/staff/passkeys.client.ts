import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { passkeyTimings } from '../../defaults.ts';
import type { NewPasskeyBody, PasskeyAnswer, PasskeySignInBody } from './passkey-schema.ts';

/**
 * Signs in with passkeys and adds them on staff pages. Without this script or browser support the pages work with
 * password and code. The page has the texts and addresses: visitors' bundles must not share a file with this one.
 */

type Answer<T> = { readonly ok: true; readonly answer: T } | { readonly ok: false; readonly reason: string };

/** Posts to an address from the page; returns the answer or the code of the refusal. */
async function call<T>(path: string | undefined, body: object): Promise<Answer<T>> {
  try {
    if (path === undefined) throw new Error('The page names no address');
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(passkeyTimings.callTimeoutMs),
    });
    if (response.ok) return { ok: true, answer: (await response.json()) as T };
    return {
      ok: false,
      reason: response.status === 429 ? 'busy' : response.status === 409 ? 'stale' : 'wrong',
    };
  } catch {
    return { ok: false, reason: 'wrong' };
  }
}

const find = (name: string) => document.querySelector<HTMLElement>(`[data-passkey-${name}]`);

/** Shows why the attempt failed, with a text from the page; shows nothing when the person cancelled. */
function showMessage(reason: string | null): void {
  const place = find('refusal');
  if (place === null) return;
  place.hidden = reason === null;
  place.textContent = reason === null ? '' : (place.dataset[reason] ?? place.dataset.wrong ?? '');
}

const isGivenUp = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

function beginSignIn(place: HTMLElement): void {
  place.hidden = false;
  const signIn = async (isAutofill: boolean) => {
    const offer = await call<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
      place.dataset.offer,
      {},
    );
    if (!offer.ok) return isAutofill ? undefined : showMessage(offer.reason);
    try {
      const proof = await startAuthentication({
        optionsJSON: offer.answer,
        useBrowserAutofill: isAutofill,
      });
      await enter(place, proof);
    } catch (error) {
      // The address field offers passkeys without a click, so a browser without support shows no error there.
      if (!isAutofill && !isGivenUp(error)) showMessage('wrong');
    }
  };
  const offerAutofill = () => void signIn(true);
  void browserSupportsWebAuthnAutofill().then(
    (can) => {
      if (!can) return;
      offerAutofill();
      setInterval(offerAutofill, passkeyTimings.challengeRenewalMs);
    },
    () => undefined,
  );
  place.querySelector('button')?.addEventListener('click', () => {
    showMessage(null);
    void signIn(false);
  });
}

async function enter(place: HTMLElement, proof: PasskeySignInBody['proof']): Promise<void> {
  const to = (place.dataset.to ?? '') + location.hash;
  const entered = await call<PasskeyAnswer>(place.dataset.done, { proof, to } satisfies PasskeySignInBody);
  if (entered.ok) location.assign(entered.answer.to);
  else showMessage(entered.reason);
}

function beginRegistration(form: HTMLFormElement): void {
  form.hidden = false;
  const cannot = find('cannot');
  if (cannot !== null) cannot.hidden = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    showMessage(null);
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (name !== '') return void addPasskey(form, name);
    showMessage('nameless');
    form.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  });
}

async function addPasskey(form: HTMLFormElement, name: string): Promise<void> {
  const offer = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(form.dataset.offer, {});
  if (!offer.ok) return showMessage(offer.reason);
  try {
    const proof = await startRegistration({ optionsJSON: offer.answer });
    const added = await call<PasskeyAnswer>(form.dataset.done, { proof, name } satisfies NewPasskeyBody);
    if (added.ok) location.assign(added.answer.to);
    else showMessage(added.reason);
  } catch (error) {
    if (!isGivenUp(error)) showMessage('wrong');
  }
}

if (browserSupportsWebAuthn()) {
  const [signIn, form] = [find('sign-in'), find('new')];
  if (signIn !== null) beginSignIn(signIn);
  if (form instanceof HTMLFormElement) beginRegistration(form);
}
