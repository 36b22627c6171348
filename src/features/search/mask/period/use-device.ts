import { useSyncExternalStore } from 'react';

export type Device = 'desktop' | 'mobile';

const narrow = '(width < 768px)';

/** Which of the picker's two shapes the window has room for (MASK-040). For what the server never renders. */
export function useDevice(): Device {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => (matchMedia(narrow).matches ? 'mobile' : 'desktop'),
    () => 'desktop',
  );
}
