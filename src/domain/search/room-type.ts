/** Kinds of rooms shoppers filter by; a hotel may have several rooms of one kind. */
export const roomTypes = [
  'single',
  'double',
  'superior',
  'family',
  'studio',
  'apartment',
  'bungalow',
  'suite',
] as const;
export type RoomType = (typeof roomTypes)[number];
