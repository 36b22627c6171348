import { type ViewModules, viewModules } from '../../src/app/views.ts';
import type { HotelPageProps } from '../../src/features/hotel/hotel-page-props.ts';
import type { ResultsPageProps } from '../../src/features/search/results/list/results-page-props.ts';
import type { PageData } from '../../src/site/page-data.ts';

// Wrong pairs of view and props. None of it runs: `tsc` fails as soon as one of them compiles.

declare const about: Omit<PageData, 'view' | 'props'>;
declare const results: ResultsPageProps;
declare const hotel: HotelPageProps;

/** What loaders answer. */
export const answers: readonly PageData[] = [
  { ...about, view: 'results', props: results },
  { ...about, view: 'hotelCalendar', props: hotel },
  // @ts-expect-error a loader of the list cannot name the hotel's view
  { ...about, view: 'hotel', props: results },
  // @ts-expect-error nor the hotel's loader the list
  { ...about, view: 'results', props: hotel },
  // @ts-expect-error a view without props takes none
  { ...about, view: 'notFound', props: results },
  // @ts-expect-error all props are optional, and these are none of them
  { ...about, view: 'failure', props: results },
  // @ts-expect-error no feature declares this view
  { ...about, view: 'nowhere', props: {} },
];

/** What `app/views.ts` loads. */
export const modules: readonly ViewModules[] = [
  viewModules,
  // @ts-expect-error the hotel's component takes no props of the list
  { ...viewModules, results: viewModules.hotel },
  // @ts-expect-error every view has a component
  { ...viewModules, results: undefined },
];
