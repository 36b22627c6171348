import { mapPayloadToValues } from '../../src/features/checkout/travellers/info-payload.ts';
import {
  type InfoPayload,
  type SetInfoResult,
  setInfoBody,
} from '../../src/features/checkout/travellers/set-info-schema.ts';
import type { SentBody } from '../../src/site/call-types.ts';

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
