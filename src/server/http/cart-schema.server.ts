import { z } from 'zod';

const minorUnits = z.int().describe('Minor units');
const gender = z.enum(['MALE', 'FEMALE']);
const frequentFlyerNumber = z.object({ number: z.string(), type: z.enum(['NONE', 'MilesAndMore']) });

const serviceContainer = z.object({
  service: z.object({
    key: z.enum(['outbound', 'inbound', 'hotel', 'insurance', 'rentalCar', 'transfer', 'rental']),
    code: z.string(),
    kind: z.string(),
  }),
  additionalServiceKind: z
    .enum(['PassengerFlightLuggage', 'PassengerFlightPriorityBoarding', 'PassengerFlightLegSeat'])
    .nullable(),
  price: z.object({ amount: minorUnits }).nullable().describe('Null for what the base price contains'),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
});

const passenger = z.object({
  type: z.enum(['MALE', 'FEMALE', 'ADULT', 'CHILD', 'INFANT']),
  gender: gender.nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  nationality: z.string().nullable(),
  frequentFlyerNumber,
});

const packageCustomer = z.object({
  type: gender,
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    addition: z.string(),
  }),
  contact: z.object({ email: z.string(), telephone1: z.string() }),
  frequentFlyerNumber: z.string(),
});

/** CDATA-019 to CDATA-040. */
const packageSchema = z.object({
  serviceContainers: z.array(serviceContainer),
  basePrice: z.object({ amount: minorUnits }),
  payments: z.array(
    z.object({
      bonusProgramName: z.string(),
      originalAmount: z.int(),
      value: z.object({ amount: minorUnits }),
    }),
  ),
  passengerInfo: z.object({ passengers: z.array(passenger) }),
  offerAdult: minorUnits.nullable().describe('Null where the supplier names one price for the whole party'),
  offerChild: minorUnits.nullable(),
  offerInfant: minorUnits.nullable(),
  customer: packageCustomer.nullable().describe('Null until the travellers are known'),
  coupon: z.object({ price: z.object({ amount: minorUnits }) }).nullable(),
  market: z.string().nullable().describe('Country of residence that the insurances are for'),
  milesAndMoreData: z.object({ remainingtotalpoints: z.int() }).nullable(),
  milesAmount: z.object({ amount: z.int() }).nullable(),
});

/** A cart with its checkout (CDATA-001 to CDATA-018), as every call of the booking scope answers it. */
export const cartSchema = z.object({
  id: z.string(),
  product: z.object({ offer: z.string(), hotel: z.int() }),
  checkout: z.object({
    id: z.string().describe('`{checkoutId}` of paths'),
    package: packageSchema,
    payment: z
      .null()
      .describe('What a payment needs is answered by the payment calls; nothing of it is kept here'),
    selectedTransfers: z.array(
      z.object({ refId: z.string(), type: z.string(), amount: z.object({ value: minorUnits }) }),
    ),
    amounts: z.object({ totalAmount: minorUnits, currency: z.string() }),
    voucher: z.object({ code: z.string(), amount: minorUnits }).nullable(),
    infoForm: z.object({
      confirmEmail: z.string(),
      firstPersonBilled: z.boolean(),
      newsletterSubscription: z.boolean(),
      auth0Token: z.string().nullable(),
      comments: z.string(),
    }),
    messages: z.array(z.object({ code: z.string() })),
    bookingData: z
      .object({ transactionKey: z.string(), touroperatorTransactionKey: z.string() })
      .nullable()
      .describe('Null until it is booked'),
    customer: z
      .object({
        addressData: z.array(
          z.object({
            country: z.string(),
            city: z.string(),
            zipCode: z.string(),
            street: z.string(),
            contact: z.object({ eMail: z.string(), telephones: z.array(z.object({ number: z.string() })) }),
          }),
        ),
      })
      .nullable(),
    trackingParams: z.record(z.string(), z.string()),
  }),
});
