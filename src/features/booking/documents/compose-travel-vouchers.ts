import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { DocumentSheet, SheetPart } from '../../../site/documents/document-sheet.ts';
import type { DocumentFacts } from '../model/travel-document.ts';
import { composeSheet, type DocumentContext, emergencyPart, withPicture } from './compose-documents.ts';
import { listPickUpFacts } from './describe-pick-ups.ts';
import { formatExtraName } from './list-price-lines.ts';
import { formatHotel, formatName } from './list-trip-facts.ts';

type Row = readonly [label: string, value: string];

/** What one hands over at the reception: who stays how long in which rooms, and that it is paid. It names no price. */
export function composeHotelVoucher(context: DocumentContext, facts: DocumentFacts): DocumentSheet {
  const { order, brand, texts } = context;
  const { trip, travellers, language, comments } = order;
  return withPicture(context, texts('documents.hotelVoucher.title'), [
    { kind: 'paragraph', words: texts('documents.hotelVoucher.intro'), isSmall: false },
    numberPart(context, facts),
    {
      kind: 'facts',
      rows: [
        [texts('documents.hotel'), formatHotel(trip, language)],
        [texts('documents.arrival'), formatDay(trip.checkIn, context)],
        [
          texts('documents.departure'),
          `${formatDay(trip.checkOut, context)} (${texts('documents.nights', { n: trip.nights })})`,
        ],
        [texts('documents.guests'), formatParty(context)],
      ],
    },
    ...trip.rooms.flatMap((room, index): SheetPart[] => {
      const number = trip.rooms.length > 1 ? ` (${index + 1})` : '';
      const guests = travellers.filter((_, at) => room.travellers.includes(at)).map(formatName);
      return [
        { kind: 'heading', words: `${room.name === '' ? texts('documents.room') : room.name}${number}` },
        {
          kind: 'facts',
          rows: [
            [texts('documents.board'), texts(`board.${room.board}`)],
            [texts('documents.guests'), guests.join('\n')],
          ],
        },
      ];
    }),
    ...(comments === ''
      ? []
      : ([
          { kind: 'heading', words: texts('documents.wish') },
          { kind: 'paragraph', words: comments, isSmall: false },
        ] as const)),
    { kind: 'paragraph', words: texts('documents.hotelVoucher.paid', { brand: brand.name }), isSmall: false },
    emergencyPart(context),
  ]);
}

/** What one shows the driver: whom to fetch where and when. Null where no transfer was booked. */
export function composeTransferVoucher(context: DocumentContext, facts: DocumentFacts): DocumentSheet | null {
  const { order, texts } = context;
  const { trip, travellers, language } = order;
  const rides = order.extras.filter(({ kind }) => kind === 'transfer');
  const [lead] = travellers;
  const isIncluded = trip.includesTransfer === true && rides.length === 0;
  if ((rides.length === 0 && !isIncluded) || lead === undefined) return null;
  return composeSheet(context, texts('documents.transferVoucher.title'), [
    { kind: 'paragraph', words: texts('documents.transferVoucher.intro'), isSmall: false },
    numberPart(context, facts),
    {
      kind: 'facts',
      rows: [
        [
          texts('documents.transferVoucher.kind'),
          isIncluded
            ? texts('documents.transferIncluded')
            : rides.map((ride) => formatExtraName(ride, travellers, texts)).join('\n'),
        ],
        [texts('documents.transferVoucher.name'), formatName(lead)],
        [texts('documents.guests'), formatParty(context)],
        [texts('documents.hotel'), formatHotel(trip, language)],
        ...listRide(context, 'documents.transferVoucher.there', 'lands', trip.outbound),
        ...listRide(context, 'documents.transferVoucher.back', 'leaves', trip.inbound),
        ...listPickUpFacts(order, texts, 'birth'),
      ],
    },
    emergencyPart(context),
  ]);
}

function numberPart({ texts }: DocumentContext, { bookingNumber, supplierNumber }: DocumentFacts): SheetPart {
  const label = (id: string) => texts('mail.label', { label: texts(id) });
  return {
    kind: 'callout',
    title: `${label('documents.bookingNumber')} ${bookingNumber}`,
    words: supplierNumber === null ? '' : `${label('documents.locator')} ${supplierNumber}`,
  };
}

function listRide(
  context: DocumentContext,
  label: string,
  end: 'lands' | 'leaves',
  flight: BookedFlight | null,
): Row[] {
  if (flight === null) return [];
  const { flightNumber, arrival, departure, to, from } = flight;
  const [day = '', time = ''] = (end === 'lands' ? arrival : departure).split('T');
  const words = context.texts(`documents.transferVoucher.${end}`, {
    flight: flightNumber,
    day: formatDay(day, context),
    time,
    place: end === 'lands' ? to : from,
  });
  return [[context.texts(label), words]];
}

function formatParty({ order: { party }, texts }: DocumentContext): string {
  return texts('documents.partySize', { adults: party.adults, children: party.childrenBorn.length });
}

function formatDay(day: string, { order }: DocumentContext): string {
  return formatDate(requireDay(day), order.language, 'birth');
}
