import type { PageRouteName } from '../../routes.ts';
import type { HotelAwardBannerProps, StoredHotelAwardBanner } from './schema.ts';

interface HotelPage {
  readonly route: PageRouteName | null;
  readonly hotelId: number | null;
  readonly isEditor: boolean;
}

/** On the page of a hotel that has the award (MOD-080, MOD-081), and for editors everywhere (MOD-082). */
export function isAwardShown(props: StoredHotelAwardBanner, around: HotelPage): boolean {
  return around.isEditor || hasAward(props, around);
}

/** Without the list of hotels; where the page's hotel has no award, as the placeholder for editors. */
export function narrowAward(
  { hotelIds, ...props }: StoredHotelAwardBanner,
  around: HotelPage,
): HotelAwardBannerProps {
  return hasAward({ hotelIds }, around) ? props : { ...props, isPlaceholder: true };
}

function hasAward(
  { hotelIds }: Pick<StoredHotelAwardBanner, 'hotelIds'>,
  { route, hotelId }: HotelPage,
): boolean {
  return route === 'hoteldetail' && hotelId !== null && hotelIds.includes(hotelId);
}
