import type { ReceivedAnswer } from '../../../../site/calls/call-types.ts';
import { suggestionsSchema } from '../../../../trip-search/catalogue/suggestions-schema.ts';
import { understoodSchema } from './understood-schema.ts';

/** Answer of the call behind the field for destinations. */
export const destinationSuggestionsSchema = suggestionsSchema.extend({
  understood: understoodSchema.nullable().describe('Null where no more than a name was typed'),
});
export type DestinationSuggestions = ReceivedAnswer<typeof destinationSuggestionsSchema>;
