import UsersRound from 'lucide-react/icons/users-round';
import { Fragment } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { ErrorSummary } from '../../../design/form/error-summary.tsx';
import { FormErrorsProvider } from '../../../design/form/form-errors.tsx';
import { useCheckedForm } from '../../../design/form/use-checked-form.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CheckoutErrorDialog } from '../errors/checkout-error-dialog.tsx';
import type { OfferedExtras } from '../extras/choices/offered-extras.ts';
import { useExtras } from '../extras/choices/use-extras.ts';
import { RemovedDialog } from '../extras/removed-dialog.tsx';
import type { ReviewedExtras } from '../extras/review-extras.ts';
import { ReviewNotice } from '../extras/review-notice.tsx';
import { CompactExtras } from '../extras/sections/compact-extras.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { formatParty } from '../frame/format-party.ts';
import { errorTextOf } from '../validation/error-codes.ts';
import { ContactFields } from './contact-fields.tsx';
import type { CountryInfo } from './country-info-schema.ts';
import { EntryRequirements } from './entry-requirements.tsx';
import type { SavedPerson } from './fill-traveller.ts';
import { InfoFoot } from './info-foot.tsx';
import { checkInfoForm, type InfoRules } from './info-form.ts';
import { nameField } from './name-field.ts';
import type { PrefilledInfo } from './prefill-info.ts';
import { tidyInfoField } from './tidy-info-field.ts';
import { TravelDocuments } from './travel-documents.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import styles from './travellers-page.module.css';
import { useCountryInfo } from './use-country-info.ts';
import { useFurtherNationalities } from './use-further-nationalities.ts';
import { useSendInfo } from './use-send-info.ts';

export interface TravellersPageProps {
  readonly summary: CheckoutSummary;
  readonly rules: InfoRules;
  readonly prefilled: PrefilledInfo;
  /** People of the signed-in member's account; null for guests. */
  readonly saved: readonly SavedPerson[] | null;
  /** Entry rules by nationality; null when the country is unknown. */
  readonly entry: readonly CountryInfo[] | null;
  /** The extras of a skipped extras step; null when that step was shown. */
  readonly compact: OfferedExtras | null;
  /** Extras that are gone or have another price, when the shopper chose them on this page. */
  readonly review: Pick<ReviewedExtras, 'dropped' | 'repriced'>;
  /** Path and query of the next step. */
  readonly next: string;
  /** Path of the previous step, or of the hotel's page when that step is skipped. */
  readonly back: string;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly checkoutTravellers: TravellersPageProps;
  }
}

const formId = 'travellers-form';

/** Travellers, contact data and entry requirements (TRVL-001 to TRVL-027). */
export default function TravellersPage(props: TravellersPageProps) {
  const { summary, rules, prefilled, next, back } = props;
  const texts = useTexts();
  const { flags } = useVisit().brand;
  const selection = useExtras(props.compact, summary);
  const countryInfo = useCountryInfo(summary.checkoutId, props.entry);
  const nationalities = useFurtherNationalities();
  // An insurance, chosen on either page, fixes the country of residence (TRVL-013, checkout X-022).
  const isInsured = selection.summary.extras.some(({ kind }) => kind === 'insurance');
  const insuredIn = props.compact?.market.toUpperCase() ?? prefilled.contact.country;
  const sending = useSendInfo({ summary, rules, next, waitUntilSaved: selection.waitUntilSaved });
  const { errors, isSent, form, ...control } = useCheckedForm({
    draftKey: `checkout-travellers-${summary.checkoutId}`,
    isComplete: nationalities.length > 0,
    check: (values) => {
      const checked = checkInfoForm(values, rules);
      return checked.ok ? {} : checked.errors;
    },
    tidy: tidyInfoField,
    onValid: (values) => void sending.send(values, control),
  });
  const { rooms } = summary.trip;
  const renderTraveller = (at: number) => {
    const slot = rules.slots[at];
    return slot === undefined ? null : (
      <TravellerFields
        key={at}
        at={at}
        slot={slot}
        prefilled={prefilled.adults[at]}
        isBilled={prefilled.firstPersonBilled}
        hasFrequentFlyer={flags.checkoutFrequentFlyerPrograms}
        needsGender={rules.needsGender}
        furtherNationalities={nationalities}
        saved={props.saved ?? []}
      />
    );
  };
  return (
    <CheckoutFrame
      step="travellers"
      summary={selection.summary}
      onward={
        <Button type="submit" form={formId} isBusy={sending.isSending} data-needs-script="">
          {texts('checkout.continue')}
        </Button>
      }
    >
      <h1>{texts('person.title')}</h1>
      <ReviewNotice {...props.review} />
      <FormErrorsProvider errors={errors} textOf={errorTextOf}>
        <form
          {...form}
          id={formId}
          ref={(element) => {
            form.ref.current = element;
            return countryInfo.watch(element);
          }}
          className={styles.form}
          aria-label={texts('person.title')}
        >
          <ErrorSummary isSent={isSent} labelOf={(name) => nameField(name, rules.slots, texts)} />
          <CheckoutSection
            id="participants"
            icon={UsersRound}
            title={texts('person.participants')}
            note={`${formatParty(summary.party, texts)}. ${texts('person.participantsNote')}`}
          >
            <h3>{texts('person.passengers')}</h3>
            {rooms.length === 1
              ? rules.slots.map((_, at) => renderTraveller(at))
              : rooms.map(({ name, travellers }, room) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place in the trip
                  <Fragment key={room}>
                    <h4>{[texts('person.room', { n: room + 1 }), name].filter(Boolean).join(': ')}</h4>
                    {travellers.map(renderTraveller)}
                  </Fragment>
                ))}
          </CheckoutSection>
          <ContactFields
            contact={prefilled.contact}
            fixedCountry={isInsured ? insuredIn : null}
            isNewsletterRequired={rules.isNewsletterRequired}
          />
          <EntryRequirements entry={countryInfo.entry} />
          <TravelDocuments />
          {props.compact === null ? null : <CompactExtras offered={props.compact} selection={selection} />}
          <InfoFoot
            isSending={sending.isSending}
            isAccepted={prefilled.terms}
            canSave={props.saved !== null}
            back={back}
          />
        </form>
      </FormErrorsProvider>
      <RemovedDialog selection={selection} />
      <CheckoutErrorDialog context="customer" />
    </CheckoutFrame>
  );
}
