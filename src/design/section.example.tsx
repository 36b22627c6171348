import { Button } from './controls/button.tsx';
import { Section } from './section.tsx';
import { SectionHeader } from './section-header.tsx';

export const title = 'Section';

function build(tone: 'paper' | 'tint' | 'deep', space: 'default' | 'close' = 'default') {
  return () => (
    <Section tone={tone} space={space}>
      <SectionHeader
        title="Wo es jetzt warm ist"
        lead="Sechs Orte, an denen das Meer noch Badetemperatur hat."
        action={<Button look="quiet">Alle Orte</Button>}
      />
      <p>Der Inhalt eines Abschnitts steht in der Breite der Seite.</p>
    </Section>
  );
}

export const examples = [
  { name: 'paper', render: build('paper') },
  { name: 'tint', render: build('tint') },
  { name: 'deep', render: build('deep') },
  { name: 'close', render: build('tint', 'close') },
  {
    name: 'text width',
    render: () => (
      <Section width="text">
        <p>
          Eine Zeile läuft sechzig bis fünfundsiebzig Zeichen weit, damit das Auge den Anfang der nächsten
          findet, ohne zu suchen.
        </p>
      </Section>
    ),
  },
];
