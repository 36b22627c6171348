import { useRef, useState } from 'react';
import { postJson } from '../../../site/calls/post-json.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { CountryInfo, CountryInfoBody, CountryInfoResponse } from './country-info-schema.ts';

interface WatchedCountryInfo {
  readonly entry: readonly CountryInfo[] | null;
  /** Ref callback that watches the nationalities of a form; returns its cleanup. */
  readonly watch: (form: HTMLFormElement | null) => (() => void) | undefined;
}

/** Loads the entry rules of the chosen nationalities (CAPI-037); keeps the known rules when a request fails. */
export function useCountryInfo(
  checkoutId: string,
  loaded: readonly CountryInfo[] | null,
): WatchedCountryInfo {
  const { locale } = useVisit();
  const [entry, setEntry] = useState(loaded);
  const shown = useRef(joinNationalities(loaded ?? []));
  const waiting = useRef<AbortController | null>(null);

  async function requestRules(nationalities: readonly string[]): Promise<void> {
    waiting.current?.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const address = buildPath('get_country_info', { _locale: locale, checkoutId });
    const body: CountryInfoBody = { data: { nationalities } };
    const posted = await postJson<CountryInfoResponse>(address, body, signal);
    if (!signal.aborted && posted.status === 'answered') setEntry(posted.answer.countryInfo);
  }

  function handleChange(form: HTMLFormElement): void {
    const selects = [...form.querySelectorAll<HTMLSelectElement>('select[name$=".nationality"]')];
    const nationalities = [...new Set(selects.map(({ value }) => value).filter(Boolean))];
    if (loaded === null || nationalities.length === 0 || nationalities.join() === shown.current) return;
    shown.current = nationalities.join();
    void requestRules(nationalities);
  }

  return {
    entry,
    watch(form) {
      if (form === null) return;
      const listen = () => handleChange(form);
      form.addEventListener('change', listen);
      return () => form.removeEventListener('change', listen);
    },
  };
}

function joinNationalities(entry: readonly CountryInfo[]): string {
  return entry.map(({ nationality }) => nationality).join();
}
