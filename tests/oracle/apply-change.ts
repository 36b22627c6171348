import type { PlanNights, SupplyChange } from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { findRefusal } from './find-refusal.ts';
import {
  amendNight,
  dropFlight,
  findFlight,
  isBeforeHorizon,
  moveHorizon,
  type Night,
  type RawSupply,
  setFlight,
} from './raw-supply.ts';

/** Applies a change whole, or not at all: then the broken rule is returned, else null. */
export function applyChange(supply: RawSupply, change: SupplyChange): string | null {
  const refusal = findRefusal(supply, change);
  if (refusal === null) write(supply, change);
  return refusal;
}

function write(supply: RawSupply, change: SupplyChange): void {
  switch (change.kind) {
    case 'airline':
      supply.airlines.set(change.airline.code, change.airline);
      return;
    case 'hotel':
      supply.hotels.set(change.hotel.id, change.hotel);
      return;
    case 'hotel-gone':
      dropHotel(supply, change.hotelId);
      return;
    case 'plan':
      supply.plans.set(change.plan.id, change.plan);
      return;
    case 'plan-gone':
      dropPlan(supply, change.planId);
      return;
    case 'nights':
      setNights(supply, change.planId, change.nights);
      return;
    case 'rates':
      change.rates.forEach((rate, index) => {
        amend(supply, change.planId, change.from + index, { rate });
      });
      return;
    case 'availability':
      for (let day = change.from; day <= change.to; day++) {
        amend(supply, change.planId, day, { state: change.state });
      }
      return;
    case 'arrivals': {
      const { minStay, closedToArrival } = change;
      for (let day = change.from; day <= change.to; day++) {
        amend(supply, change.planId, day, { minStay, closedToArrival });
      }
      return;
    }
    case 'flight':
      if (!isBeforeHorizon(supply, change.flight.day)) setFlight(supply, change.flight);
      return;
    case 'fare': {
      const flight = findFlight(supply, change.flight);
      if (flight) setFlight(supply, { ...flight, fare: change.fare });
      return;
    }
    case 'seats': {
      const flight = findFlight(supply, change.flight);
      if (flight) setFlight(supply, { ...flight, seats: change.seats });
      return;
    }
    case 'flight-gone':
      dropFlight(supply, change.flight);
      return;
    case 'horizon':
      moveHorizon(supply, change.firstDay);
      return;
  }
}

function dropHotel(supply: RawSupply, hotelId: number): void {
  supply.hotels.delete(hotelId);
  for (const plan of [...supply.plans.values()]) if (plan.hotelId === hotelId) dropPlan(supply, plan.id);
}

function dropPlan(supply: RawSupply, planId: number): void {
  supply.plans.delete(planId);
  supply.nights.delete(planId);
}

function setNights(supply: RawSupply, planId: number, nights: PlanNights): void {
  nights.rates.forEach((rate, index) => {
    amend(supply, planId, nights.from + index, {
      rate,
      state: nights.states[index] ?? 'closed',
      minStay: nights.minStays[index] ?? 1,
      closedToArrival: nights.closedToArrival[index] ?? false,
    });
  });
}

/** Changes to nights before the horizon are ignored. */
function amend(supply: RawSupply, planId: number, day: Day, changes: Partial<Night>): void {
  if (!isBeforeHorizon(supply, day)) amendNight(supply, planId, day, changes);
}
