export interface HotelMapProps {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

/** One hotel on the map, after consent (HOTEL-028, MAP-001). */
export function HotelMap(_props: HotelMapProps) {
  return null;
}
