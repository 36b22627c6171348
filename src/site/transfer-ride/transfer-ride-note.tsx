import { isFarRide, type TransferRide } from '../../domain/extras/transfer-ride.ts';
import { formatFlightTime } from '../../domain/words/format-flight-time.ts';
import { useTexts } from '../visit-context.tsx';

/** The way from the airport to the hotel, with a warning where the hotel is far from it; renders nothing where nothing is known. */
export function TransferRideNote({
  ride,
  doorToDoor,
  className,
}: {
  readonly ride: TransferRide | undefined;
  /** Minutes from home to the hotel, estimated. */
  readonly doorToDoor: number | undefined;
  /** Of a way that needs no warning. */
  readonly className: string | undefined;
}) {
  const texts = useTexts();
  if (ride === undefined) return null;
  const way = { time: formatFlightTime(ride.minutes), km: ride.kilometres };
  return (
    <>
      {isFarRide(ride) ? (
        <p>
          <strong>{texts('ride.far', way)}</strong>
        </p>
      ) : (
        <p className={className}>{texts('ride.way', way)}</p>
      )}
      {doorToDoor === undefined ? null : (
        <p className={className}>{texts('ride.doorToDoor', { time: formatFlightTime(doorToDoor) })}</p>
      )}
    </>
  );
}
