import type { SearchApp } from './search-app.ts';

/** What a call answered, read from its JSON. */
export interface SearchApiResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of the answer
  readonly body: any;
}

/** Makes a call of the search under the German site. */
export async function callSearchApi(
  { app }: SearchApp,
  call: string,
  query: Readonly<Record<string, string>> = {},
): Promise<SearchApiResponse> {
  const { statusCode, body } = await app.inject({ url: `/de-de/${call}`, query: { ...query } });
  return { status: statusCode, body: JSON.parse(body) };
}
