import { type FieldShape, findShapeFault } from '../../../supply/double/field-shapes.ts';
import { invalidRequest } from './hotelbeds-error.ts';

const text = { kind: 'text' } as const;
const whole = { kind: 'whole' } as const;
const record = { kind: 'record', isOptional: true } as const;
const optionalText = { kind: 'text', isOptional: true } as const;
const optionalWhole = { kind: 'whole', isOptional: true } as const;
const optionalNumber = { kind: 'number', isOptional: true } as const;
const optionalFlag = { kind: 'flag', isOptional: true } as const;

/** Fields that each request may have. */
const generic = { echo: optionalText, language: optionalText, modifiers: record } as const;

const pax: FieldShape = {
  kind: 'object',
  fields: {
    roomId: optionalWhole,
    type: text,
    age: optionalWhole,
    name: optionalText,
    surname: optionalText,
  },
};
const paxes: FieldShape = { kind: 'list', of: pax, isOptional: true };
const rooms: FieldShape = {
  kind: 'list',
  of: { kind: 'object', fields: { rateKey: text, paxes } },
};

export const AVAILABILITY: FieldShape = {
  kind: 'object',
  fields: {
    ...generic,
    stay: {
      kind: 'object',
      fields: {
        checkIn: { kind: 'date' },
        checkOut: { kind: 'date' },
        shiftDays: optionalWhole,
        allowOnlyShift: optionalFlag,
      },
    },
    occupancies: {
      kind: 'list',
      of: { kind: 'object', fields: { rooms: whole, adults: whole, children: whole, paxes } },
    },
    hotels: {
      kind: 'object',
      isOptional: true,
      fields: { hotel: { kind: 'list', of: whole }, included: optionalFlag, type: optionalText },
    },
    destination: record,
    geolocation: record,
    keywords: record,
    reviews: { kind: 'list', of: { kind: 'record' }, isOptional: true },
    accommodations: { kind: 'list', of: text, isOptional: true },
    boards: record,
    rooms: record,
    filter: {
      kind: 'object',
      isOptional: true,
      fields: {
        maxHotels: optionalWhole,
        maxRooms: optionalWhole,
        minRate: optionalNumber,
        maxRate: optionalNumber,
        maxRatesPerRoom: optionalWhole,
        packaging: optionalFlag,
        paymentType: optionalText,
        hotelPackage: optionalText,
        minCategory: optionalWhole,
        maxCategory: optionalWhole,
        contract: optionalText,
      },
    },
    dailyRate: optionalFlag,
    sourceMarket: optionalText,
    source: record,
    aifUse: optionalFlag,
    platform: optionalWhole,
  },
};

export const CHECK_RATES: FieldShape = {
  kind: 'object',
  fields: { ...generic, upselling: optionalFlag, rooms, platform: optionalWhole },
};

export const BOOKING: FieldShape = {
  kind: 'object',
  fields: {
    ...generic,
    holder: { kind: 'object', fields: { name: text, surname: text } },
    rooms,
    clientReference: text,
    remark: optionalText,
    tolerance: optionalNumber,
    paymentData: record,
    voucher: record,
    platform: optionalWhole,
  },
};

/**
 * The body of a request, of its shape.
 * @throws HotelbedsError INVALID_REQUEST
 */
export function requireShape<Body>(shape: FieldShape, body: unknown): Body {
  const fault = findShapeFault(shape, body);
  if (fault === null) return body as Body;
  switch (fault.kind) {
    case 'unknown':
      throw invalidRequest(`Unrecognized field "${fault.path}"`);
    case 'missing':
      throw invalidRequest(`Field "${fault.path}" is mandatory`);
    case 'type':
      throw invalidRequest(`Field "${fault.path}" has an invalid value`);
  }
}
