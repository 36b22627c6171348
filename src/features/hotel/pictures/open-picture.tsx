import type { ReactNode } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';

export interface OpenPictureProps {
  readonly item: Pick<ShownMedia, 'caption' | 'captionLanguage'>;
  readonly className: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * A picture that opens the gallery, named by its caption. The name is no attribute: that could not say that a part of it is in another
 * language, and would hide the mark of an illustration.
 */
export function OpenPicture({ item, className, onOpen, children }: OpenPictureProps) {
  const texts = useTexts();
  const [before, after] = texts('media.openPicture', { caption: captionsPlace }).split(captionsPlace);
  return (
    <button type="button" className={className} data-needs-script="" onClick={onOpen}>
      <span className="visually-hidden">
        {before}
        <span lang={item.captionLanguage}>{item.caption}</span>
        {after}
      </span>
      {children}
    </button>
  );
}

const captionsPlace = '\uFFFC';
