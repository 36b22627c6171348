import type { ComponentProps } from 'react';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import HotelPage from '../../features/hotel/hotel-cascade-page.tsx';
import { HotelMap } from '../../features/map/hotel-map.tsx';
import { PagePartsProvider } from '../../trip-search/page-parts.tsx';

const parts = { FavoriteButton, HotelMap };

/** The page of a hotel with the cascade, its map and its heart. */
export default function HotelCascadeView(props: ComponentProps<typeof HotelPage>) {
  return (
    <PagePartsProvider parts={parts}>
      <HotelPage {...props} />
    </PagePartsProvider>
  );
}
