import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { Segments } from '../ui/segments.tsx';

/** What the editor chooses for the next publication. */
export interface PublishChoice {
  readonly when: 'now' | 'later';
  /** Date and time in the market's time zone, as the field holds it; '' while none is chosen. */
  readonly moment: string;
  /** Note in the list of versions. */
  readonly note: string;
}

export interface PublishFieldsProps {
  readonly choice: PublishChoice;
  /** IANA name of the market's time zone. */
  readonly zone: string;
  readonly onChange: (choice: PublishChoice) => void;
}

/** When to publish, and the note for the list of versions. */
export function PublishFields({ choice, zone, onChange }: PublishFieldsProps) {
  const { texts } = useEditor();
  return (
    <>
      <Segments
        label={texts('editor.publish.when')}
        value={choice.when}
        options={(['now', 'later'] as const).map((value) => ({
          value,
          label: texts(`editor.publish.${value === 'now' ? 'atOnce' : 'later'}`),
        }))}
        onChange={(when) => onChange({ ...choice, when })}
      />
      {choice.when === 'later' ? (
        <Labelled label={texts('editor.publish.moment')} hint={texts('editor.fields.zone', { zone })}>
          {(links) => (
            <input
              {...links}
              type="datetime-local"
              value={choice.moment}
              onChange={({ target }) => onChange({ ...choice, moment: target.value })}
            />
          )}
        </Labelled>
      ) : null}
      <Labelled label={texts('editor.publish.note')} hint={texts('editor.publish.noteHint')}>
        {(links) => (
          <input
            {...links}
            maxLength={200}
            value={choice.note}
            onChange={({ target }) => onChange({ ...choice, note: target.value })}
          />
        )}
      </Labelled>
    </>
  );
}
