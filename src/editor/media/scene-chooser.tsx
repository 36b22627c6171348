import { Shuffle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import {
  buildSceneKey,
  parseSceneKey,
  placeholderScene,
  SCENE_HOURS,
  SCENE_MOTIFS,
  SCENE_REGIONS,
  SCENE_SEASONS,
  type Scene,
  type SceneLight,
} from '../../domain/pictures/scene.ts';
import { buildPath } from '../../url.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { Labelled } from '../ui/labelled.tsx';
import styles from './scene-chooser.module.css';

export interface SceneChooserProps {
  readonly light: SceneLight;
  readonly picked: string;
  readonly onPick: (key: string) => void;
}

const parts = [
  ['motif', SCENE_MOTIFS],
  ['region', SCENE_REGIONS],
  ['season', SCENE_SEASONS],
  ['hour', SCENE_HOURS],
] as const;

/** A painted scene, put together: every choice is painted at once. */
export function SceneChooser({ light, picked, onPick }: SceneChooserProps) {
  const { texts } = useEditor();
  const [scene, setScene] = useState<Scene>(() => parseSceneKey(picked) ?? placeholderScene(light));
  const key = buildSceneKey({ ...scene, seed: toSceneSeed(scene.seed) });
  const shown = useDebounced(key);
  const change = (part: Partial<Scene>) => setScene({ ...scene, light, ...part });
  return (
    <div className={styles.chooser}>
      <img
        src={buildPath('image', { width: '1140', height: '330', scene: shown, format: 'webp' })}
        alt={texts('library.painted', { motif: texts(`library.motif.${scene.motif}`) })}
        width={1140}
        height={330}
      />
      <div className={styles.fields}>
        {parts.map(([part, options]) => (
          <Labelled key={part} label={texts(`library.${part}`)}>
            {(links) => (
              <select
                {...links}
                value={scene[part]}
                onChange={(event) => change({ [part]: event.target.value } as Partial<Scene>)}
              >
                {options.map((option) => (
                  <option key={option} value={option}>
                    {texts(`library.${part}.${option}`)}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        ))}
        <Labelled label={texts('library.seed')} hint={texts('library.seedHint')}>
          {(links) => (
            <input
              {...links}
              value={scene.seed}
              maxLength={40}
              spellCheck={false}
              onChange={(event) => change({ seed: event.target.value })}
            />
          )}
        </Labelled>
      </div>
      <div className={styles.actions}>
        <EditorButton icon={Shuffle} onClick={() => change({ seed: generateSceneSeed() })}>
          {texts('library.shuffle')}
        </EditorButton>
        <EditorButton look="primary" onClick={() => onPick(key)}>
          {texts('library.useScene')}
        </EditorButton>
      </div>
    </div>
  );
}

/** The editor's input as a seed: any word will do. */
function toSceneSeed(typed: string): string {
  const seed = typed
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return seed === '' ? 'anywhere' : seed;
}

function generateSceneSeed(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Returns the value once it has not changed for `editingTimings.sceneDelayMs`. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), editingTimings.sceneDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
