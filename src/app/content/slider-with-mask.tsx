import { HeroSlider } from '../../content-modules/hero-slider/hero-slider.tsx';
import type { HeroSliderProps } from '../../content-modules/hero-slider/schema.ts';
import { countryName } from '../../domain/places/country-name.ts';
import { countryOf } from '../../domain/places/market.ts';
import { SearchMask } from '../../features/search/mask/search-mask.tsx';
import { useVisit } from '../../site/visit-context.tsx';

/** The slider with the search mask on it, where a slide shows it (MOD-012): a module knows no feature, so they meet here. */
export function SliderWithMask({ today, ...slider }: HeroSliderProps) {
  const mask = today === undefined ? undefined : <HomeMask today={today} />;
  return <HeroSlider {...slider} mask={mask} />;
}

/**
 * The home page's mask starts with the member's airport, else with the market's country as departure (AIRPORT-019, AIRPORT-020), and is empty otherwise; what
 * was chosen before is remembered by the mask itself.
 */
function HomeMask({ today }: { readonly today: string }) {
  const { market, language, member } = useVisit();
  const country = countryOf(market);
  const start = member?.preferredAirport ?? { key: country, name: countryName(country, language) };
  return (
    <SearchMask
      place="hero"
      params={{ airports: start.key }}
      destinations={[]}
      airports={[start]}
      today={today}
    />
  );
}
