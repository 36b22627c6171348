const loaded = new Map<string, Promise<void>>();

/** Loads a script of the payment provider once; after a failure the caller may retry. */
export function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('A script of the payment provider did not load'));
    document.head.append(script);
  });
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}
