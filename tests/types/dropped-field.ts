import { mapPayloadToValues } from '../../src/features/checkout/travellers/info-payload.ts';
import {
  type InfoPayload,
  type SetInfoResult,
  setInfoBody,
} from '../../src/features/checkout/travellers/set-info-schema.ts';
import { draftBody } from '../../src/features/editing/editing-schemas.ts';
import { calendarQuery } from '../../src/features/hotel/trip/calendar/calendar-schema.ts';
import type { SentBody, SentQuery } from '../../src/site/calls/call-types.ts';

// A schema that has lost a line. None of it runs: `tsc` fails as soon as browser or server compile without that line.

const formSchema = setInfoBody.shape.data.shape.infoForm;
const lackingSchema = formSchema.omit({ comments: true });
type LackingForm = SentBody<typeof lackingSchema>;

const whole = {
  confirmEmail: '',
  firstPersonBilled: true,
  newsletterSubscription: false,
  termsAccepted: true,
} as const;

/** What the browser sends. */
export const sent: readonly (SentBody<typeof formSchema> | LackingForm)[] = [
  { ...whole, comments: '' } satisfies SentBody<typeof formSchema>,
  // @ts-expect-error the server would drop what its schema does not list
  { ...whole, comments: '' } satisfies LackingForm,
  // @ts-expect-error the server would refuse a body without it
  { ...whole } satisfies SentBody<typeof formSchema>,
];

/** What the server reads. */
export const read = (payload: Omit<InfoPayload, 'infoForm'>, infoForm: LackingForm) =>
  // @ts-expect-error the comments would never arrive
  mapPayloadToValues({ ...payload, infoForm });

/** What the server answers. */
export const answered: readonly SetInfoResult[] = [
  { success: true, errors: [], messages: [] },
  // @ts-expect-error the browser reads why not
  { success: false, messages: [] },
  // @ts-expect-error a field that the schema does not list is dropped
  { success: true, errors: [], messages: [], warnings: [] },
];

const draftWithoutMeta = draftBody.omit({ meta: true });
const meta = { title: { de: 'Kreta' }, description: { de: 'Kreta' } };

/** What the editors' app saves, with a field that a body may leave out. */
export const saved: readonly SentBody<typeof draftBody>[] = [
  { modules: [], meta } satisfies SentBody<typeof draftBody>,
  // @ts-expect-error the server would save the page without its title
  { modules: [], meta } satisfies SentBody<typeof draftWithoutMeta>,
];

const calendarWithoutStay = calendarQuery.omit({ los: true });

/** What the calendar asks for. */
export const asked: readonly SentQuery<typeof calendarQuery>[] = [
  { hotelId: 7, los: '7' } satisfies SentQuery<typeof calendarQuery>,
  // @ts-expect-error the server would ignore the length of stay
  { hotelId: 7, los: '7' } satisfies SentQuery<typeof calendarWithoutStay>,
  // @ts-expect-error the server would refuse a query without the hotel
  { los: '7' } satisfies SentQuery<typeof calendarQuery>,
];
