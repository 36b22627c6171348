import { useEffect, useId, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import type { LinkTarget } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { useFieldScope } from './input/field-scope.tsx';
import type { InputProps } from './input/input-props.ts';
import styles from './target-field.module.css';

/**
 * Where a link leads, or which destination or hotel is meant: found by typing its name. A link may also be written as it is:
 * '/kreta', '#faq', 'https://…', 'tel:…'.
 */
export function TargetField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const list = useId();
  const kind = field.shape.kind === 'link' ? null : field.shape.kind;
  const stored = value === undefined ? '' : String(value);
  const known = useTargetName(kind, stored);
  /** What is typed; null while the field shows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const answer = useTargets(typed ?? '', kind);
  const found = answer ?? [];
  const isOpen = typed !== null && found.length > 0;
  const pick = (target: LinkTarget) => {
    onChange(kind === null ? target.link : (target.id ?? undefined));
    setTyped(null);
    setActive(-1);
  };
  const write = (link: string) => onChange(link === '' && !field.isRequired ? undefined : link.trim());
  const leave = () => {
    if (kind === null && typed !== null) write(typed);
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    // A name that is looked for is no link yet, and no reason to find fault with it.
    if (kind === null && (text === '' || isAddress(text))) write(text);
    else if (text === '' && !field.isRequired) onChange(undefined);
  };
  const hint = kind === null ? texts('editor.target.linkHint') : undefined;
  return (
    <Labelled label={label} problem={problem} hint={hint}>
      {(links) => (
        <div className={styles.target}>
          <input
            {...links}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
            placeholder={texts(`editor.target.${kind ?? 'link'}`)}
            value={typed ?? known ?? stored}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const chosen = found[active];
              if (step !== undefined && isOpen) {
                event.preventDefault();
                setActive((active + step + found.length) % found.length);
              } else if (event.key === 'Enter' && chosen !== undefined) {
                event.preventDefault();
                pick(chosen);
              } else if (event.key === 'Escape' && isOpen) {
                event.stopPropagation();
                setTyped(null);
              }
            }}
          />
          <div id={list} role="listbox" aria-label={label} className={styles.found} hidden={!isOpen}>
            {found.map((target, at) => (
              <div
                key={`${target.kind} ${target.link} ${target.id}`}
                id={`${list}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={styles.option}
                // Before the field loses the focus, which would take the list away.
                onPointerDown={(event) => {
                  event.preventDefault();
                  pick(target);
                }}
              >
                <span>{target.label}</span>
                <small>{texts(`editor.target.kind.${target.kind}`)}</small>
              </div>
            ))}
          </div>
          <p role="status" className={styles.none}>
            {typed !== null && answer?.length === 0 ? texts('editor.target.none') : ''}
          </p>
        </div>
      )}
    </Labelled>
  );
}

const isAddress = (text: string) => /^(?:[#/]|https?:|tel:|mailto:)/.test(text.trim());

/** What fits the typed words; null while nobody was asked: a link that is written out asks nobody. */
function useTargets(text: string, kind: string | null): readonly LinkTarget[] | null {
  const { client, language } = useEditor();
  const { brand } = useFieldScope();
  const [found, setFound] = useState<readonly LinkTarget[] | null>(null);
  const query = isAddress(text) ? '' : text.trim();
  useEffect(() => {
    if (query.length < 2) {
      setFound(null);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      client
        .targets({ brand: brand.key, language, text: query }, leaving.signal)
        .then(({ targets }) =>
          setFound(targets.filter((target) => kind === null || target.kind === kind).slice(0, 12)),
        )
        .catch(() => setFound(null));
    }, editingTimings.targetDelayMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, kind, client, brand.key, language]);
  return found;
}

/** The name of a stored destination or hotel; null until it is known, and for links. */
function useTargetName(kind: string | null, id: string): string | null {
  const { client, language } = useEditor();
  const { brand } = useFieldScope();
  const [name, setName] = useState<{ readonly id: string; readonly label: string } | null>(null);
  useEffect(() => {
    if (kind === null || id === '') return;
    const leaving = new AbortController();
    client
      .targets({ brand: brand.key, language, text: `#${id}` }, leaving.signal)
      .then(({ targets }) => {
        const found = targets.find((target) => target.kind === kind && String(target.id) === id);
        setName(found === undefined ? null : { id, label: found.label });
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [kind, id, client, brand.key, language]);
  return name?.id === id ? name.label : null;
}
