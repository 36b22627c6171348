/** Kinds of school holidays; those of February or March are `winter` and those of spring `easter`, whatever a state calls them. */
export const schoolHolidays = ['summer', 'autumn', 'christmas', 'winter', 'easter', 'whitsun'] as const;
export type SchoolHoliday = (typeof schoolHolidays)[number];

/**
 * School holidays by ISO 3166-2 code: first and last day of each, as far as they are published, and who publishes them. Single days off,
 * vocational schools and places with dates of their own are left out.
 */
export type SchoolHolidayTable = Readonly<
  Record<
    string,
    { readonly source: string } & Readonly<Partial<Record<SchoolHoliday, readonly `${string}/${string}`[]>>>
  >
>;
