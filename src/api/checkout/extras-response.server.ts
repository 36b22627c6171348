import { z } from 'zod';
import type { RentalCarTerms } from '../../domain/extras/rental-car-terms.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { SupplyExtra } from '../../ports/supply/supply-port.ts';

const amount = z.object({ value: z.int().describe('Minor units'), currency: z.string() });

const leg = z.enum(['outbound', 'inbound']).nullable();

const carTerms = z.object({
  provider: z.string().describe('`CarTrawler` or another'),
  model: z.string(),
  seats: z.int(),
  bags: z.int(),
  isAutomatic: z.boolean(),
  deposit: z.int().describe('Minor units, blocked until the return of the car'),
  excess: z.int().describe('Maximum that the driver pays for a damage, in minor units'),
  kilometresPerDay: z.int().nullable().describe('Null: unlimited'),
  fuel: z.enum(['full-to-full', 'prepaid']),
  minimumAge: z.int(),
  licenceYears: z.int(),
});

const serviceCar = carTerms.extend({ price: z.object({ amount: z.int() }) });

const transfer = z.object({
  type: z.enum(['Bus', 'Private', 'HolidayTaxi']),
  name: z.string(),
  amount,
  refId: z.string(),
});

/** CDATA-052. */
export const extraTypeSchema = z
  .enum(['TR', 'RC', 'IN', 'LU', 'SE', 'PB', 'FT'])
  .describe('`TR` is a transfer');

/** An offered extra; the set call refers to it by `refId` (CDATA-048 to CDATA-059). */
export const ancillarySchema = z
  .object({
    refId: z.string(),
    type: extraTypeSchema,
    kind: z.string(),
    variant: z.string(),
    leg,
    included: z.boolean().describe('Included in the package at no charge'),
    price: z.object({ amount: z.int().describe('Minor units'), currency: z.string() }),
    per: z.enum(['party', 'traveller']),
    additionalServiceKind: z
      .enum(['PassengerFlightLuggage', 'PassengerFlightPriorityBoarding', 'PassengerFlightLegSeat'])
      .optional(),
    transfer: transfer.optional(),
    returnTransfer: z
      .object({ outboundTransfer: transfer })
      .optional()
      .describe('Both directions at one price'),
    serviceCar: serviceCar.optional(),
    serviceInsurance: z.object({ cover: z.string(), amount }).optional(),
    insurance: z.object({ code: z.string() }).optional().describe('The same cover by its booking code'),
  })
  .meta({ id: 'Ancillary', description: 'An extra that can be chosen' });
type Ancillary = z.infer<typeof ancillarySchema>;

export const carConditionsSchema = z.object({ serviceId: z.string(), conditions: carTerms });

/** The type of each kind of extra. */
export const extraTypes = {
  transfer: 'TR',
  rental_car: 'RC',
  insurance: 'IN',
  luggage: 'LU',
  seat: 'SE',
  priority_boarding: 'PB',
  fast_track: 'FT',
} as const satisfies Record<SupplyExtra['kind'], Ancillary['type']>;

/** Fast track has no value here (checkout X-012); its `type` identifies it. */
const serviceKinds: Partial<Record<SupplyExtra['kind'], Ancillary['additionalServiceKind']>> = {
  luggage: 'PassengerFlightLuggage',
  priority_boarding: 'PassengerFlightPriorityBoarding',
  seat: 'PassengerFlightLegSeat',
};

/** CDATA-054. */
export const transferTypes: Readonly<Record<string, z.infer<typeof transfer>['type']>> = {
  bus: 'Bus',
  private: 'Private',
  holiday_taxi: 'HolidayTaxi',
};

export function presentAncillary(extra: SupplyExtra, currency: Checkout['currency']): Ancillary {
  const { id, kind, variant, price, per } = extra;
  const additionalServiceKind = serviceKinds[kind];
  return {
    refId: id,
    type: extraTypes[kind],
    kind,
    variant,
    leg: extra.leg,
    included: false,
    price: { amount: price, currency },
    per,
    ...(additionalServiceKind === undefined ? {} : { additionalServiceKind }),
    ...presentTransfer(extra, currency),
    ...presentCar(extra.car, price),
    ...(kind === 'insurance'
      ? { serviceInsurance: { cover: variant, amount: { value: price, currency } }, insurance: { code: id } }
      : {}),
  };
}

function presentTransfer(
  { id, kind, variant, price }: SupplyExtra,
  currency: Checkout['currency'],
): Pick<Ancillary, 'transfer' | 'returnTransfer'> {
  const type = transferTypes[variant];
  if (kind !== 'transfer' || type === undefined) return {};
  const oneWay = { type, name: type, amount: { value: price, currency }, refId: id };
  return { transfer: oneWay, returnTransfer: { outboundTransfer: oneWay } };
}

function presentCar(car: RentalCarTerms | undefined, price: number): Pick<Ancillary, 'serviceCar'> {
  return car === undefined ? {} : { serviceCar: { ...car, price: { amount: price } } };
}
