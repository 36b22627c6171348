import tokens from '../../../design/tokens.css?raw';

const themes = import.meta.glob<string>('../../../brands/*/theme.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const names = {
  land: '--map-land',
  sea: '--map-sea',
  shelf: '--map-shelf',
  coast: '--map-coast',
  border: '--map-border',
  ink: '--map-ink',
  inkSoft: '--map-ink-soft',
  accent: '--accent',
  onAccent: '--on-accent',
  paper: '--paper-raised',
} as const;

/** CSS colours of a picture of a map. */
export type MapColours = Readonly<Record<keyof typeof names, string>>;

/** The colours of a brand's maps, by its tokens; those of the design where its theme does not set them. */
export function readMapColours(brandKey: string): MapColours {
  const theme = themes[`../../../brands/${brandKey}/theme.css`] ?? '';
  const colours = Object.entries(names).map(([name, token]) => [
    name,
    findToken(theme, token) ?? findToken(tokens, token) ?? 'none',
  ]);
  return Object.fromEntries(colours) as MapColours;
}

/** Only plain colours are taken: what is found goes into the markup of a picture. */
function findToken(sheet: string, token: string): string | undefined {
  return new RegExp(`${token}:\\s*(#[0-9a-f]{3,8});`, 'i').exec(sheet)?.[1];
}
