/** Texts of the mask's tabs (MASK-033), which the search does not use (MASK-034): a stay alone is a choice of the departure (MASK-035). */
export const maskTabs = { package: 'mask.tabPackage', hotel: 'mask.tabHotel' } as const;
