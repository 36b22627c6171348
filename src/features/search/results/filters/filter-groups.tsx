import { listLengths } from '../../../../defaults.ts';
import { Collapsible } from '../../../../design/overlays/collapsible.tsx';
import { boards } from '../../../../domain/search/board.ts';
import { type HotelAttribute, hotelAttributes } from '../../../../domain/search/hotel-attribute.ts';
import { roomTypes } from '../../../../domain/search/room-type.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { FilterName, SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { isAboutFlights, listFilterValues } from '../list/filter-params.ts';
import type { FilterOffer } from '../list/results-page-props.ts';
import { type ChooseFilter, FilterOptions, type Option } from './filter-options.tsx';
import { FlightTimesFilter } from './flight-times-filter.tsx';
import type { FilterContext } from './format-filter.ts';
import { listChoices } from './list-choices.ts';
import { PriceFilter } from './price-filter.tsx';

export interface FilterGroupsProps {
  /** The search that is shown. */
  readonly params: SearchParams;
  readonly filters: FilterOffer;
  readonly context: FilterContext;
  readonly isHotelOnly: boolean;
  readonly onChoose: ChooseFilter;
}

interface Group {
  readonly name: FilterName;
  readonly title: string;
  readonly kind: 'checkbox' | 'radio' | 'times';
  readonly order: readonly string[];
  /** Folded while nothing of it is chosen: it is long or rarely asked for. */
  readonly isFolded?: boolean;
}

const groups: readonly Group[] = [
  {
    name: 'stars',
    title: 'results.group.stars',
    kind: 'checkbox',
    order: ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'],
  },
  {
    name: 'rating',
    title: 'results.group.rating',
    kind: 'radio',
    order: ['3', '3.5', '4', '4.5', '5', '5.5'],
  },
  { name: 'board', title: 'results.group.board', kind: 'checkbox', order: boards },
  { name: 'attributes', title: 'results.group.attributes', kind: 'checkbox', order: hotelAttributes },
  { name: 'stops', title: 'results.group.stops', kind: 'radio', order: ['0', '1'] },
  { name: 'night', title: 'results.group.flightTimes', kind: 'times', order: ['none'] },
  {
    name: 'baggage',
    title: 'results.group.baggage',
    kind: 'radio',
    order: ['carryOn', 'baggage'],
  },
  { name: 'transfer', title: 'results.group.transfer', kind: 'checkbox', order: ['included'] },
  { name: 'cancel', title: 'results.group.cancel', kind: 'checkbox', order: ['free'] },
  { name: 'rooms', title: 'results.group.rooms', kind: 'checkbox', order: roomTypes, isFolded: true },
  {
    name: 'airlines',
    title: 'results.group.airlines',
    kind: 'checkbox',
    order: [],
    isFolded: true,
  },
];

const priceNames = ['maxPrice', 'maxTotal'] as const;

/** The price for one is that for all where one travels alone. */
function isForSeveral({ adults, children = '', maxTotal = '' }: SearchParams): boolean {
  return adults !== '1' || children !== '' || maxTotal !== '';
}

/** Every filter with its values and how many hotels each would leave (LIST-007); the rating where the brand shows it (FLAG-009). */
export function FilterGroups(props: FilterGroupsProps) {
  const { params, filters, context, isHotelOnly, onChoose } = props;
  const { texts, currency } = context;
  const { flags } = useVisit().brand;
  const shown = groups
    .filter(({ name }) => !(isHotelOnly && isAboutFlights(name)))
    .filter(({ name }) => name !== 'rating' || flags.hotelRating)
    .map((group) => ({ ...group, choices: leadWithAccess(choicesOf(group, params, filters), params) }))
    .filter(({ choices }) => choices.length > 0);
  const prices = priceNames
    .filter((name) => name === 'maxPrice' || isForSeveral(params))
    .map((name) => ({
      name,
      element: (
        <Collapsible key={name} title={texts(`results.group.${name}`)}>
          <PriceFilter name={name} params={params} texts={texts} currency={currency} onChoose={onChoose} />
        </Collapsible>
      ),
    }));
  const others = shown.map(({ name, title, kind, isFolded, choices }) => ({
    name,
    element: (
      <Collapsible
        key={name}
        title={texts(title)}
        isExpanded={isFolded !== true || listFilterValues(params, name).length > 0}
      >
        {kind === 'times' ? (
          <FlightTimesFilter
            params={params}
            dayFlights={choices[0]?.hotels ?? 0}
            texts={texts}
            onChoose={onChoose}
          />
        ) : (
          <FilterOptions
            name={name}
            kind={kind}
            label={texts(title)}
            choices={choices}
            params={params}
            context={context}
            onChoose={onChoose}
          />
        )}
      </Collapsible>
    ),
  }));
  // One list with keys: a group that moves to the top keeps the focus.
  const all = [...prices, ...others];
  const isFirst = ({ name }: { readonly name: FilterName }) => name === 'attributes' && asksForAccess(params);
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))].map(({ element }) => element);
}

/** Who needs an accessible hotel needs it in every search: once used, the filter stands on top. */
function asksForAccess(params: SearchParams): boolean {
  return listFilterValues(params, 'attributes').includes(accessible);
}

const accessible: HotelAttribute = 'wheelchair_accessible';

/** In front once used; before that the last that is not folded, because nobody finds it among what is asked for rarely. */
function leadWithAccess(choices: readonly Option[], params: SearchParams): readonly Option[] {
  const isAccess = ({ value }: Option) => value === accessible;
  const others = choices.filter((choice) => !isAccess(choice));
  const place = asksForAccess(params) ? 0 : listLengths.filterValues - 1;
  return [...others.slice(0, place), ...choices.filter(isAccess), ...others.slice(place)];
}

/** The index counts neither airlines nor hours: their values have no number. */
function choicesOf(
  { name, order }: Group,
  params: SearchParams,
  { counts, airlines }: FilterOffer,
): readonly Option[] {
  if (name === 'airlines') return airlines.map(({ code }) => ({ value: code }));
  // Hours are offered, too, where every flight is at night.
  if (name === 'night') return order.map((value) => ({ value, hotels: counts.night?.[0]?.hotels ?? 0 }));
  return listChoices(counts[name] ?? [], listFilterValues(params, name), order);
}
