/** Meals included in a stay, from least to most. */
export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export type Board = (typeof boards)[number];
