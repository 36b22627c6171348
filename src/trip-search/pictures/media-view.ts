import type { MediaChoice } from './hotel-media.ts';

/** What the media gallery shows: a category and the place in it, from 0. */
export interface MediaView {
  readonly choice: MediaChoice;
  readonly index: number;
}

export type MediaAction =
  | { readonly type: 'choose'; readonly choice: MediaChoice }
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'step'; readonly by: 1 | -1; readonly count: number };

/** Another category begins at its first picture (MEDIA-003); stepping stops at both ends. */
export function turnMedia(view: MediaView, action: MediaAction): MediaView {
  switch (action.type) {
    case 'choose':
      return { choice: action.choice, index: 0 };
    case 'show':
      return action.index === view.index ? view : { ...view, index: action.index };
    case 'step': {
      const index = Math.min(Math.max(view.index + action.by, 0), Math.max(action.count - 1, 0));
      return index === view.index ? view : { ...view, index };
    }
  }
}

/** Returns the step for a key; null for a key that has no effect in the gallery. */
export function readStep(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}
