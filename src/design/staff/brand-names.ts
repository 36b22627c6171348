/** Brands that somebody may work for: their keys, and their names as they are shown. */
export type BrandNames = readonly (readonly [key: string, name: string])[];
