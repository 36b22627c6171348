/** The family that pages about holidays with children show prices for, in addition to two adults. */
export const family = { childrenAges: [4, 8] } as const;
