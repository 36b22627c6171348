import type { ComponentProps } from 'react';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import DestinationPage from '../../features/glossary/destination-page.tsx';
import { SearchMask } from '../../features/search/mask/search-mask.tsx';
import { PagePartsProvider } from '../../trip-search/page-parts.tsx';

const parts = { FavoriteButton, SearchForm: SearchMask };

/** The page of a destination with hearts on its hotels and the form that searches it. */
export default function DestinationView(props: ComponentProps<typeof DestinationPage>) {
  return (
    <PagePartsProvider parts={parts}>
      <DestinationPage {...props} />
    </PagePartsProvider>
  );
}
