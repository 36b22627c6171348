import { useTexts, useVisit, VisitProvider } from '../../../site/visit-context.tsx';
import { SearchMask } from './search-mask.tsx';

export const title = 'Search mask';

const nothing = { params: {}, destinations: [], airports: [], today: '2026-11-21' } as const;
const crete = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' } as const;

/** The mask of a brand that takes one destination and one airport at a time. */
function SingleChoice() {
  const visit = useVisit();
  const texts = useTexts();
  const brand = { ...visit.brand, flags: { ...visit.brand.flags, singleChoice: true } };
  return (
    <VisitProvider visit={{ ...visit, brand }} texts={texts}>
      <SearchMask {...nothing} place="hero" />
    </VisitProvider>
  );
}

export const examples = [
  {
    name: 'above a list',
    render: () => (
      <SearchMask
        {...nothing}
        params={{
          destinations: '11',
          airports: 'DE',
          departureDate: '2027-05-01',
          returnDate: '2027-05-15',
          duration: '7',
          children: '2020-03-01',
        }}
        destinations={[crete]}
        airports={[{ key: 'DE', name: 'Deutschland' }]}
      />
    ),
  },
  { name: 'one choice at a time', render: () => <SingleChoice /> },
];
