import type { TransferRide } from '../../domain/extras/transfer-ride.ts';
import type { Catalogue } from './build-catalogue.ts';
import { estimateTransfer } from './estimate-transfer.ts';

/** The estimated way by road from an airport to a hotel; undefined where the catalogue does not know one of the two. */
export function findTransfer(
  { airports, hotels }: Pick<Catalogue, 'airports' | 'hotels'>,
  airportCode: string,
  hotelId: number,
): TransferRide | undefined {
  const airport = airports.get(airportCode);
  const hotel = hotels.get(hotelId);
  return airport && hotel && estimateTransfer(airport, hotel);
}
