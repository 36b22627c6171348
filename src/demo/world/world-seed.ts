/** Draws the shop's own demo world. Seeded pages name hotels and places of it by id: another number is another world. */
export const worldSeed = 20_261;
