import { z } from 'zod';
import { CARD_TYPES } from '../../features/checkout/payment/card/card-type.ts';
import { extraTypeSchema } from './extras-response.server.ts';

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
  price: z.object({ amount: minorUnits }).nullable().describe('Null when the base price includes it'),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
});

const passenger = z
  .object({
    type: z.enum(['MALE', 'FEMALE', 'ADULT', 'CHILD', 'INFANT']),
    gender: gender.nullable(),
    title: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: z.iso.date().nullable(),
    nationality: z.string().nullable(),
    frequentFlyerNumber,
  })
  .meta({ id: 'Passenger', description: 'A traveller of a checkout' });

const packageCustomer = z.object({
  type: gender.nullable(),
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
const packageSchema = z
  .object({
    serviceContainers: z.array(serviceContainer),
    basePrice: z.object({ amount: minorUnits }),
    payments: z.array(
      z.object({
        bonusProgramName: z.string(),
        originalAmount: z.int().describe('Miles that are redeemed'),
        value: z.object({ amount: minorUnits }),
      }),
    ),
    passengerInfo: z.object({ passengers: z.array(passenger) }),
    offerAdult: minorUnits
      .nullable()
      .describe(
        'All adults together; with children and infants it is the base price. Null when the supplier has one price for the party',
      ),
    offerChild: minorUnits.nullable().describe('All children together; null when there are none'),
    offerInfant: minorUnits.nullable().describe('All infants together; null when there are none'),
    customer: packageCustomer.nullable().describe('Null until the travellers are known'),
    coupon: z
      .object({ price: z.object({ amount: minorUnits }) })
      .nullable()
      .describe('What gift vouchers pay'),
    market: z.string().nullable().describe('Country of residence, for the insurances'),
    milesAndMoreData: z.object({ remainingtotalpoints: z.int() }).nullable(),
    milesAmount: z.object({ amount: z.int() }).nullable(),
  })
  .meta({ id: 'Package', description: 'The trip of a checkout and what it costs' });

const offerFlight = z
  .object({
    departureDateTime: z.string().describe('Local time, `YYYY-MM-DDTHH:MM`'),
    departureAirport: z.object({ code: z.string() }),
    baggageInfo: z.enum(['none', 'carryOn', 'baggage']),
  })
  .nullable();

/** CDATA-060 to CDATA-066. */
const productOffer = z.object({
  id: z.string(),
  price: z.object({ perPersonAmount: minorUnits }),
  lengthOfStay: z.int().describe('Nights'),
  departureFlight: offerFlight.describe('Null for a stay without flights'),
  returnFlight: offerFlight,
  rooms: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      views: z.array(z.string()).describe('Empty: the name of the room contains them'),
      board: z.string(),
    }),
  ),
  extras: z
    .array(z.object({ type: extraTypeSchema, included: z.boolean() }))
    .describe('Chosen extras; the package has their prices'),
  transactionKey: z.string().describe('Key for booking the offer at the supplier'),
});

/** CDATA-041 to CDATA-047. Of a card it contains only the provider's token. */
const payment = z.object({
  selectedPayment: z.string().nullable(),
  selectedMethod: z.string().nullable(),
  securityCreditcards: z.array(
    z.object({ cardType: z.enum(CARD_TYPES).nullable(), securityToken: z.string() }),
  ),
  paymentFee: z.object({ amount: minorUnits }),
  holderName: z.string().nullable(),
  origin: z.string(),
  threeDsResult: z.string().nullable(),
  token: z.string().nullable().describe('Payment id of the wallet; set for PayPal only'),
});

/** Schema of a cart with its checkout (CDATA-001 to CDATA-018), which every call of the booking scope returns. */
export const cartSchema = z
  .object({
    id: z.string(),
    product: z.object({ offer: productOffer, hotel: z.object({ id: z.int(), name: z.string() }) }),
    checkout: z.object({
      id: z.string().describe('`{checkoutId}` of paths'),
      package: packageSchema,
      payment: payment.nullable().describe('Set only in the answer of the call that orders; never stored'),
      selectedTransfers: z.array(
        z.object({ refId: z.string(), type: z.string(), amount: z.object({ value: minorUnits }) }),
      ),
      amounts: z.object({ totalAmount: minorUnits, currency: z.string() }),
      voucher: z
        .object({ code: z.string().describe('The last four characters of each'), amount: minorUnits })
        .nullable()
        .describe('Redeemed gift vouchers'),
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
  })
  .meta({ id: 'Cart', description: 'A cart with its checkout as it is now' });
