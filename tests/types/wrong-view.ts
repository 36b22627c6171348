import { type ViewModules, viewModules } from '../../src/app/views.ts';
import type { HotelPageProps } from '../../src/features/hotel/model/hotel-page-props.ts';
import type { ResultsPageProps } from '../../src/features/search/results/list/results-page-props.ts';
import type { PageData } from '../../src/site/page-data.ts';

// Wrong pairs of view, props and route. None of it runs: `tsc` fails as soon as one of them compiles.

declare const about: Omit<PageData, 'view' | 'props' | 'route'>;
declare const results: ResultsPageProps;
declare const hotel: HotelPageProps;

/** What loaders answer. */
export const answers: readonly PageData[] = [
  { ...about, route: 'resultlist', view: 'results', props: results },
  { ...about, route: 'hoteldetail', view: 'hotelCalendar', props: hotel },
  // @ts-expect-error a loader of the list cannot name the hotel's view
  { ...about, route: 'hoteldetail', view: 'hotel', props: results },
  // @ts-expect-error nor the hotel's loader the list
  { ...about, route: 'resultlist', view: 'results', props: hotel },
  // @ts-expect-error the list's view does not show a hotel's page
  { ...about, route: 'hoteldetail', view: 'results', props: results },
  // @ts-expect-error the list has a route
  { ...about, route: null, view: 'results', props: results },
  // @ts-expect-error what is not found has no route
  { ...about, route: 'resultlist', view: 'notFound', props: {} },
  // @ts-expect-error a view without props takes none
  { ...about, route: null, view: 'notFound', props: results },
  // @ts-expect-error all props are optional, and these are none of them
  { ...about, route: null, view: 'failure', props: results },
  // @ts-expect-error no feature declares this view
  { ...about, route: null, view: 'nowhere', props: {} },
];

/** What `app/views.ts` loads. */
export const modules: readonly ViewModules[] = [
  viewModules,
  // @ts-expect-error the hotel's component takes no props of the list
  { ...viewModules, results: viewModules.hotel },
  // @ts-expect-error every view has a component
  { ...viewModules, results: undefined },
];
