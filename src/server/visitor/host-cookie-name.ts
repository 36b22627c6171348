/**
 * Name of a cookie that proves who somebody is. Over https it has the prefix by which browsers take it from this host alone, and not
 * from a sister domain or over http (RFC 6265bis, 4.1.3.2): such a cookie is set with `Secure`, path `/` and no domain.
 */
export function hostCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
