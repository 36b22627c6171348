import type { AnchorHTMLAttributes } from 'react';
import { isPlainPress } from '../../site/is-plain-press.ts';
import { buildPlacePath, type Place } from './places.ts';
import { goTo } from './use-place.ts';

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: Place;
}

/** A link inside the app: an ordinary anchor that changes the place without a new document. */
export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  return (
    <a
      {...rest}
      href={buildPlacePath(to)}
      onClick={(event) => {
        if (!isPlainPress(event.nativeEvent)) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
