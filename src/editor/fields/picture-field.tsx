import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { buildPath } from '../../url.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { useFieldScope } from './input/field-scope.tsx';
import type { InputProps } from './input/input-props.ts';
import styles from './picture-field.module.css';

/** A painted scene or a picture of the media library. */
export function PictureField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const [isPicking, setIsPicking] = useState(false);
  const key = typeof value === 'string' ? value : '';
  return (
    <fieldset className={styles.picture}>
      <legend className={control.label}>{label}</legend>
      {key === '' ? null : (
        <img
          src={buildPath('image', { width: '360', height: '220', scene: key, format: 'webp' })}
          alt=""
          width={360}
          height={220}
        />
      )}
      <div className={styles.actions}>
        <EditorButton icon={ImagePlus} onClick={() => setIsPicking(true)}>
          {texts(key === '' ? 'editor.picture.choose' : 'editor.picture.change')}
        </EditorButton>
        {key === '' || field.isRequired ? null : (
          <IconButton
            icon={X}
            label={texts('editor.fields.remove', { name: label })}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {isPicking ? (
        <MediaPicker
          light={brand.light}
          picked={key}
          onPick={(picked, alt) => {
            onChange(picked, alt === null ? {} : { alt });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}
