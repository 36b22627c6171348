import type { Info } from './info-form.ts';
import type { InfoPayload } from './set-info-schema.ts';

/** Maps the form to the request body. */
export function mapInfoToPayload({
  adults,
  contact,
  firstPersonBilled,
  terms,
  saveTravellers,
}: Info): InfoPayload {
  return {
    customer: {
      address: { countryCode: contact.country },
      contact: { email: contact.email, telephone1: contact.phone },
    },
    passengerInfo: {
      passengers: adults.map((person) => ({
        gender: person.gender,
        title: person.title,
        firstName: person.fname,
        lastName: person.lname,
        dateOfBirth: person.birthDate,
        nationality: person.nationality,
        frequentFlyerNumber: {
          number: person.milesMoreEarnNumber,
          type: person.checkoutFrequentFlyerProgram,
        },
      })),
    },
    infoForm: {
      confirmEmail: contact.confirmEmail,
      firstPersonBilled,
      newsletterSubscription: contact.newsletterSubscription,
      comments: contact.comments,
      termsAccepted: terms,
      saveTravellers,
    },
  };
}

/** Maps a request body to the form's values, so that the server checks it by the form's rules. */
export function mapPayloadToValues({
  customer,
  passengerInfo,
  infoForm,
}: InfoPayload): Record<string, unknown> {
  return {
    adults: passengerInfo.passengers.map((person) => ({
      gender: person.gender,
      title: person.title,
      fname: person.firstName,
      lname: person.lastName,
      birthDate: person.dateOfBirth,
      nationality: person.nationality,
      checkoutFrequentFlyerProgram: person.frequentFlyerNumber.type,
      milesMoreEarnNumber: person.frequentFlyerNumber.number,
    })),
    firstPersonBilled: infoForm.firstPersonBilled,
    contact: {
      email: customer.contact.email,
      confirmEmail: infoForm.confirmEmail,
      phone: customer.contact.telephone1,
      country: customer.address.countryCode,
      newsletterSubscription: infoForm.newsletterSubscription,
      comments: infoForm.comments,
    },
    terms: infoForm.termsAccepted,
    saveTravellers: infoForm.saveTravellers ?? false,
  };
}
