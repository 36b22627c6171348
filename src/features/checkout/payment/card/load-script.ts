import { browserTimeouts } from '../../../../defaults.ts';

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script of the payment provider once; after a failure the caller may retry.
 * @throws Error that names the script, where it does not come within `browserTimeouts.scriptTimeoutMs`
 */
export function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${address} of the payment provider ${reason}`));
    };
    const { scriptTimeoutMs } = browserTimeouts;
    const timer = setTimeout(() => giveUp(`did not come within ${scriptTimeoutMs} ms`), scriptTimeoutMs);
    script.src = address;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => giveUp('could not be loaded');
    document.head.append(script);
  });
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}
