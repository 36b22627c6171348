import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { buildPath } from '../../url.ts';
import { useEditor } from '../editor-context.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { Labelled } from '../ui/labelled.tsx';
import type { InputProps } from './field-input.tsx';
import { useFieldScope } from './field-scope.tsx';
import styles from './picture-field.module.css';

/** A painted scene or a picture of the media library. */
export function PictureField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const [isPicking, setIsPicking] = useState(false);
  const key = typeof value === 'string' ? value : '';
  return (
    <Labelled label={label} problem={problem}>
      {({ className: _look, ...links }) => (
        <div className={styles.picture}>
          {key === '' ? null : (
            <img
              src={buildPath('image', { width: '360', height: '220', scene: key, format: 'webp' })}
              alt=""
              width={360}
              height={220}
            />
          )}
          <div className={styles.actions}>
            <EditorButton {...links} icon={ImagePlus} onClick={() => setIsPicking(true)}>
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
              onPick={(picked) => {
                onChange(picked);
                setIsPicking(false);
              }}
              onClose={() => setIsPicking(false)}
            />
          ) : null}
        </div>
      )}
    </Labelled>
  );
}
