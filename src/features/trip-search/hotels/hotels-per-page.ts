/** LIST-010: hotels on a page. */
export const HOTELS_PER_PAGE = 20;
