/** Fields of a request's structures in both editions of the Checkout API (v71, v72); each of them forbids other fields. */
export const REQUEST_FIELDS = {
  PaymentRequest: listFields(`
    accountInfo additionalAmount additionalData amount applicationInfo authenticationData bankAccount
    billingAddress browserInfo captureDelayHours channel checkoutAttemptId company conversionId countryCode
    dateOfBirth dccQuote deliverAt deliveryAddress deliveryDate deviceFingerprint enableOneClick
    enablePayOut enableRecurring enhancedSchemeData entityType fraudOffset fundOrigin fundRecipient
    industryUsage installments lineItems localizedShopperStatement mandate mcc merchantAccount
    merchantOrderReference merchantRiskIndicator metadata mpiData order orderReference origin paymentMethod
    paymentValidations platformChargebackLogic recurringExpiry recurringFrequency recurringProcessingModel
    redirectFromIssuerMethod redirectToIssuerMethod reference returnUrl riskData sessionValidity
    shopperConversionId shopperEmail shopperIP shopperInteraction shopperLocale shopperName shopperReference
    shopperStatement shopperTaxInfo socialSecurityNumber splits store storePaymentMethod subMerchants
    surcharge telephoneNumber threeDS2RequestData threeDSAuthenticationOnly trustedShopper
  `),
  PaymentDetailsRequest: listFields(`
    authenticationData details paymentData threeDSAuthenticationOnly
  `),
  PaymentCompletionDetails: listFields(`
    MD PaReq PaRes authorization_token billingToken cupsecureplus.smscode facilitatorAccessToken
    oneTimePasscode orderID payerID payload paymentID paymentStatus redirectResult resultCode
    returnUrlQueryString threeDSResult threeds2.challengeResult threeds2.fingerprint vaultToken
  `),
  CreateCheckoutSessionRequest: listFields(`
    accountInfo additionalAmount additionalData allowedPaymentMethods amount applicationInfo
    authenticationData billingAddress blockedPaymentMethods captureDelayHours channel company countryCode
    dateOfBirth deliverAt deliveryAddress enableOneClick enablePayOut enableRecurring expiresAt fundOrigin
    fundRecipient installmentOptions lineItems mandate mcc merchantAccount merchantOrderReference metadata
    mode mpiData platformChargebackLogic recurringExpiry recurringFrequency recurringProcessingModel
    redirectFromIssuerMethod redirectToIssuerMethod reference returnUrl riskData shopperEmail shopperIP
    shopperInteraction shopperLocale shopperName shopperReference shopperStatement showInstallmentAmount
    showRemovePaymentMethodButton socialSecurityNumber splitCardFundingSources splits store
    storeFiltrationMode storePaymentMethod storePaymentMethodMode telephoneNumber themeId
    threeDS2RequestData threeDSAuthenticationOnly trustedShopper
  `),
  PaymentCaptureRequest: listFields(`
    amount applicationInfo enhancedSchemeData lineItems merchantAccount platformChargebackLogic reference
    splits subMerchants
  `),
  PaymentRefundRequest: listFields(`
    amount applicationInfo capturePspReference enhancedSchemeData lineItems merchantAccount
    merchantRefundReason reference splits store
  `),
  PaymentCancelRequest: listFields(`
    applicationInfo enhancedSchemeData merchantAccount reference
  `),
  PaymentReversalRequest: listFields(`
    applicationInfo enhancedSchemeData merchantAccount reference
  `),
  StandalonePaymentCancelRequest: listFields(`
    applicationInfo enhancedSchemeData merchantAccount paymentReference reference
  `),
  CardDetailsRequest: listFields(`
    cardNumber countryCode encryptedCardNumber merchantAccount supportedBrands
  `),
  Amount: listFields(`
    currency value
  `),
  BrowserInfo: listFields(`
    acceptHeader colorDepth javaEnabled javaScriptEnabled language screenHeight screenWidth timeZoneOffset
    userAgent
  `),
  BillingAddress: listFields(`
    city country houseNumberOrName postalCode stateOrProvince street
  `),
  CardDetails: listFields(`
    billingSequenceNumber brand checkoutAttemptId cupsecureplus.smscode cvc encryptedCard
    encryptedCardNumber encryptedExpiryMonth encryptedExpiryYear encryptedPassword encryptedSecurityCode
    expiryMonth expiryYear fastlaneData fundingSource holderName networkPaymentReference number
    recurringDetailReference sdkData shopperNotificationReference srcCorrelationId srcDigitalCardId
    srcScheme srcTokenReference storedPaymentMethodId threeDS2SdkVersion type
  `),
  SepaDirectDebitDetails: listFields(`
    checkoutAttemptId dueDate iban ownerName recurringDetailReference sdkData storedPaymentMethodId
    transferInstrumentId type
  `),
  ApplePayDetails: listFields(`
    applePayToken checkoutAttemptId fundingSource recurringDetailReference sdkData storedPaymentMethodId type
  `),
  GooglePayDetails: listFields(`
    checkoutAttemptId fundingSource googlePayCardNetwork googlePayToken recurringDetailReference sdkData
    storedPaymentMethodId threeDS2SdkVersion type
  `),
  PayPalDetails: listFields(`
    checkoutAttemptId orderID payeePreferred payerID payerSelected recurringDetailReference sdkData
    storedPaymentMethodId subtype type
  `),
} as const satisfies Record<string, ReadonlySet<string>>;

export type RequestStructure = keyof typeof REQUEST_FIELDS;

function listFields(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/));
}
