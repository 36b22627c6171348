/**
 * List whose tracking permission the form shows and sends (NEWS-058 to NEWS-060): that of the address, else that of the member's
 * user record. Null without one, and where editors do not want the permission shown: then neither is shown nor sent.
 */
export function findTrackingList(given: {
  readonly showsTrackingPermission: boolean;
  /** Query of the address. */
  readonly query: URLSearchParams;
  /** `list_id` of the member. */
  readonly memberListId: string | undefined;
}): string | null {
  if (!given.showsTrackingPermission) return null;
  return given.query.get('newsletter_update_list_id') || given.memberListId || null;
}
