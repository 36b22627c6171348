import { useShownMoney } from '../../../site/prices/use-shown-money.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { EmptyResults } from './empty-results.tsx';
import type { ZeroResultSuggestions } from './list/results-page-props.ts';

export const title = 'Empty result list';

const dates: ZeroResultSuggestions['dates'] = [
  { from: 20_938, to: 20_945, nights: 7, perPerson: 71_900, total: 143_800, isCheapest: false, params: {} },
  { from: 20_942, to: 20_949, nights: 7, perPerson: 68_400, total: 136_800, isCheapest: false, params: {} },
  { from: 20_956, to: 20_963, nights: 7, perPerson: 54_900, total: 109_800, isCheapest: true, params: {} },
];

function EmptyExample({ zeroResultSuggestions }: { zeroResultSuggestions: ZeroResultSuggestions }) {
  const texts = useTexts();
  const { language } = useVisit();
  const showMoney = useShownMoney();
  return (
    <EmptyResults
      zeroResultSuggestions={zeroResultSuggestions}
      params={{ departureDate: '2027-05-01', stars: '5' }}
      context={{ texts, language, currency: 'EUR', airlines: [] }}
      show={(amount) => showMoney(amount, 'EUR')}
    />
  );
}

export const examples = [
  {
    name: 'other dates are free',
    render: () => (
      <EmptyExample zeroResultSuggestions={{ dates, withoutFilter: [], ofAnyLength: 0, hotel: null }} />
    ),
  },
  {
    name: 'nothing is on sale yet',
    render: () => (
      <EmptyExample
        zeroResultSuggestions={{
          dates: [],
          withoutFilter: [],
          ofAnyLength: 0,
          isShopEmpty: true,
          hotel: null,
        }}
      />
    ),
  },
  {
    name: 'a filter leaves nothing',
    render: () => (
      <EmptyExample
        zeroResultSuggestions={{
          dates: [],
          withoutFilter: [{ name: 'stars', hotels: 8 }],
          ofAnyLength: 12,
          hotel: null,
        }}
      />
    ),
  },
];
