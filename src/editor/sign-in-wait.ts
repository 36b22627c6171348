/** All calls that wait for the next sign-in, because the session ended during work. */
export interface SignInWait {
  /** Resolves after the next sign-in. */
  begin(): Promise<void>;
  /** Lets all go on. */
  end(): void;
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createSignInWait(): SignInWait {
  let waiting: PromiseWithResolvers<void> | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      if (waiting === null) {
        waiting = Promise.withResolvers();
        notify();
      }
      return waiting.promise;
    },
    end() {
      waiting?.resolve();
      waiting = null;
      notify();
    },
    isWaiting: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
