import { isFarRide, type TransferRide } from '../../domain/extras/transfer-ride.ts';
import { formatFlightTime } from '../../domain/words/format-flight-time.ts';
import { useTexts } from '../visit-context.tsx';

/** The way from the airport to the hotel, with a warning where the hotel is far from it; renders nothing where nothing is known. */
export function TransferRideNote({
  ride,
  className,
}: {
  readonly ride: TransferRide | undefined;
  /** Of a way that needs no warning. */
  readonly className: string | undefined;
}) {
  const texts = useTexts();
  if (ride === undefined) return null;
  const way = { time: formatFlightTime(ride.minutes), km: ride.kilometres };
  if (!isFarRide(ride)) return <p className={className}>{texts('ride.way', way)}</p>;
  return (
    <p>
      <strong>{texts('ride.far', way)}</strong>
    </p>
  );
}
