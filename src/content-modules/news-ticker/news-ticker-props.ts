import type { PageRouteName } from '../../routes.ts';
import type { Words } from '../parts/words.ts';

/** One line of news that runs above the page (MOD-104 to MOD-113). */
export interface NewsTickerProps {
  readonly messages: readonly { readonly text: Words; readonly link?: string }[];
  /** Sign between two messages; a dot unless said. */
  readonly separator?: string;
  /** Where messages lead that have no link of their own. */
  readonly link?: string;
  /** Names of the routes it is shown on; none for every page but the two of the voucher. */
  readonly pages?: readonly PageRouteName[];
}
