/** What holds for Brevo alone. */
export const brevoLimits = {
  /** Contacts of one page: half of what Brevo gives at most, so that an answer comes within `newsletterPolicy.vendorTimeoutMs`. */
  contactsPerPage: 500,
} as const;
