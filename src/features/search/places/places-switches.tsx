import { useTexts } from '../../../site/visit-context.tsx';
import { movesInPlace } from './list/moves-in-place.ts';
import type { PlacesPageProps } from './list/places-props.ts';
import { listedLevels } from './list/places-view.ts';
import { useGalleryLink } from './list/use-gallery-link.ts';
import styles from './places-switches.module.css';

/**
 * What kind of place is shown: what one goes there for, and countries, regions or towns. Where destinations are chosen,
 * also they alone (MASK-021), and the way back to all.
 */
export function PlacesSwitches(props: Pick<PlacesPageProps, 'mask' | 'level' | 'theme' | 'themes'>) {
  const texts = useTexts();
  const link = useGalleryLink(props);
  const { mask, level, theme, themes } = props;
  return (
    <div className={styles.switches}>
      {themes.length + (theme === null ? 0 : 1) > 1 ? (
        <nav aria-label={texts('places.themes')}>
          <ul>
            <SwitchItem href={link({ theme: null })} isOn={theme === null}>
              {texts('places.allThemes')}
            </SwitchItem>
            {themes.map((each) => (
              <SwitchItem key={each} href={link({ theme: each })} isOn={theme === each}>
                {texts(`places.theme.${each}`)}
              </SwitchItem>
            ))}
          </ul>
        </nav>
      ) : null}
      <nav aria-label={texts('places.levels')}>
        <ul>
          {mask.params.destinations === undefined ? null : (
            <>
              <SwitchItem href={link({ destinations: undefined, level: null })} isOn={false}>
                {texts('places.emptyAll')}
              </SwitchItem>
              <SwitchItem href={link({ level: null })} isOn={level === null}>
                {texts('places.titleChosen')}
              </SwitchItem>
            </>
          )}
          {listedLevels.map((each) => (
            <SwitchItem key={each} href={link({ level: each })} isOn={level === each}>
              {texts(`places.level.${each}`)}
            </SwitchItem>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function SwitchItem({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <li>
      <a href={href} {...movesInPlace} aria-current={isOn ? 'true' : undefined}>
        {children}
      </a>
    </li>
  );
}
