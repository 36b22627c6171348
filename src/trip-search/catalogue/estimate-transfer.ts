import { groundTravel } from '../../defaults.ts';
import type { TransferRide } from '../../domain/extras/transfer-ride.ts';
import { measureDistance, type Position } from './measure-distance.ts';

/** The way by road between an airport and a place, by the distance alone: roads are longer than the line between two points. */
export function estimateTransfer(airport: Position, place: Position): TransferRide {
  const kilometres = measureRoad(airport, place);
  const { transferOverheadMinutes, transferSpeedKmh } = groundTravel;
  return {
    kilometres: Math.round(kilometres),
    minutes: Math.round(transferOverheadMinutes + (kilometres / transferSpeedKmh) * 60),
  };
}

/** Minutes of a long way by car. */
export function estimateDrive(from: Position, to: Position): number {
  return Math.round((measureRoad(from, to) / groundTravel.carSpeedKmh) * 60);
}

function measureRoad(one: Position, other: Position): number {
  return measureDistance(one, other) * groundTravel.detourFactor;
}
