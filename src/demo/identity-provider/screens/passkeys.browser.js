// Signs in with a passkey and makes one. Without this script, or in a browser that cannot do it, the screens work with passwords.
const callTimeoutMs = 8_000;

async function call(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return response.json();
}

/** Shows that it failed; nothing when the person has given up. */
function fail(error) {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return;
  document.querySelector('[data-passkey-failed]').hidden = false;
}

async function signIn(path) {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await call(`${path}/offer`, {}));
  const credential = await navigator.credentials.get({ publicKey: options });
  location.assign((await call(path, { proof: credential.toJSON() })).to);
}

async function add(path) {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await call(`${path}/offer`, {}));
  const credential = await navigator.credentials.create({ publicKey: options });
  location.assign((await call(path, { proof: credential.toJSON() })).to);
}

if (globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined) {
  const way = document.querySelector('[data-passkey-sign-in]');
  if (way !== null) {
    way.hidden = false;
    way
      .querySelector('button')
      .addEventListener('click', () => signIn(way.dataset.passkeySignIn).catch(fail));
  }
  for (const part of document.querySelectorAll('[data-passkey-able]')) part.hidden = false;
  const button = document.querySelector('[data-passkey-new]');
  button?.addEventListener('click', () => add(button.dataset.passkeyNew).catch(fail));
}

// Signing out goes on by itself; the button is for browsers without script.
document
  .querySelector('[data-sign-out]')
  ?.closest('form')
  .requestSubmit(document.querySelector('[data-sign-out]'));
