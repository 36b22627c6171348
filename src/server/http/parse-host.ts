/**
 * Host and port as browsers write them: lower case, without the scheme's own port. Null for what can be no host.
 * @param host header of a request, such as `Shop.example:8443`
 */
export function parseHost(host: string, isHttps = false): URL | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) return null;
  const origin = `${isHttps ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? new URL(origin) : null;
}
