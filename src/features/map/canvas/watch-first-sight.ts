interface FirstSight {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => boolean;
}

/** How far outside the window a place counts as nearly in view. */
const rootMargin = '200px';

/** True from the moment a place has come into view for the first time; it stays true when it goes out of view again. */
export function watchFirstSight(place: { readonly current: Element | null }): FirstSight {
  let isSeen = false;
  return {
    read: () => isSeen,
    subscribe(listener) {
      if (isSeen || place.current === null) return () => {};
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          isSeen = true;
          observer.disconnect();
          listener();
        },
        { rootMargin },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
  };
}
