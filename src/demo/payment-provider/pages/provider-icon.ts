/** Icon of the provider's pages: a payment card. */
export const PROVIDER_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect y="2" width="16" height="12" rx="2" fill="#1d2733"/>' +
  '<path d="M0 5h16v2H0zm2 4h5v1.5H2z" fill="#f3f4f6"/></svg>';
