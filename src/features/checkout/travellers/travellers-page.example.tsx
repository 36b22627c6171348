import { FormErrorsProvider } from '../../../design/form/form-errors.tsx';
import { errorTextOf } from '../validation/error-codes.ts';
import { buildExampleInfo } from './example-info.ts';
import { TravellerFields } from './traveller-fields.tsx';
import TravellersPage from './travellers-page.tsx';

export const title = 'Travellers and contact';

const { rules, prefilled } = buildExampleInfo();
const [lead] = rules.slots;

export const examples = [
  { name: 'initial state', render: () => <TravellersPage {...buildExampleInfo()} /> },
  {
    name: 'a traveller with errors in all fields',
    render: () => (
      <FormErrorsProvider
        textOf={errorTextOf}
        errors={{
          'adults.0.gender': 'required',
          'adults.0.fname': 'digitNameError',
          'adults.0.lname': 'nameTooLongError',
          'adults.0.birthDate': 'adultError',
          'adults.0.milesMoreEarnNumber': 'milesMoreNumberLengthError',
        }}
      >
        {lead === undefined ? null : (
          <TravellerFields
            at={0}
            slot={lead}
            prefilled={prefilled.adults[0]}
            isBilled
            needsGender
            hasFrequentFlyer
            furtherNationalities={[]}
          />
        )}
      </FormErrorsProvider>
    ),
  },
];
