import { ChevronDown, ChevronUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldShape } from '../../content-modules/definition/field-shape.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { moveFocusWithRow, passFocusOn } from '../ui/move-focus.ts';
import { useFieldDrawing } from './field-drawing.ts';
import { createValue } from './input/create-value.ts';
import { isWithinField, useFieldScope } from './input/field-scope.tsx';
import type { FieldValues, InputProps } from './input/input-props.ts';
import styles from './list-field.module.css';
import { moveItem } from './move-item.ts';
import { OptionsField } from './options-field.tsx';
import { summarise } from './summarise.ts';
import { useInitialValues } from './text/use-initial-values.ts';

type ListShape = Extract<FieldShape, { kind: 'list' }>;
interface ListProps extends InputProps {
  readonly shape: ListShape;
}

/** Several of the same: a box for each option where there are options, otherwise items that can be moved, copied and removed. */
export function ListField(props: InputProps) {
  const { field, label, value, problem, onChange } = props;
  const { shape } = field;
  if (shape.kind !== 'list') return null;
  if (shape.item.kind !== 'choice') return <ItemList {...props} shape={shape} />;
  const { options } = shape.item;
  return (
    <OptionsField
      label={label}
      options={options}
      problem={problem}
      name={field.name}
      value={(value ?? []) as readonly string[]}
      onChange={(next) => onChange(next.length === 0 && !field.isRequired ? undefined : next)}
    />
  );
}

function ItemList({ field, label, value, path, problem, onChange, shape }: ListProps) {
  const { texts } = useEditor();
  const { writtenLanguage } = useFieldScope();
  const initial = useInitialValues();
  const items = (value ?? []) as readonly unknown[];
  const [opened, setOpened] = useState<number | null>(items.length === 1 ? 0 : null);
  const [dragged, setDragged] = useState<number | null>(null);
  const change = (next: readonly unknown[]) =>
    onChange(next.length === 0 && !field.isRequired ? undefined : next);
  const move = (from: number, to: number) => {
    change(moveItem(items, from, to));
    setOpened(opened === from ? to : null);
  };
  const nameOf = (item: unknown, at: number) =>
    summarise(item, writtenLanguage) ?? texts('editor.fields.item', { name: label, number: at + 1 });
  return (
    <fieldset className={styles.list}>
      <legend className={control.label}>
        {label} <span className={styles.count}>{items.length}</span>
      </legend>
      <ol>
        {items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: stored items have no identity but their place
            key={at}
            className={styles.item}
            data-is-target={dragged !== null && dragged !== at ? '' : undefined}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
          >
            <ListItem
              shape={shape}
              item={item}
              at={at}
              path={[...path, at]}
              fieldName={field.name}
              name={nameOf(item, at)}
              isOpen={opened === at}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              canGrow={items.length < shape.max}
              canShrink={items.length > shape.min}
              onToggle={() => setOpened(opened === at ? null : at)}
              onDrag={setDragged}
              onMove={(to) => move(at, to)}
              onChange={(next) => change(items.with(at, next))}
              onCopy={() => change(items.toSpliced(at + 1, 0, structuredClone(item)))}
              onRemove={() => {
                change(items.toSpliced(at, 1));
                setOpened(null);
              }}
            />
          </li>
        ))}
      </ol>
      {items.length < shape.max ? (
        <EditorButton
          look="quiet"
          icon={Plus}
          onClick={() => {
            change([...items, createValue(shape.item, initial)]);
            setOpened(items.length);
          }}
        >
          {texts('editor.fields.addItem')}
        </EditorButton>
      ) : (
        <p className={control.hint}>{texts('editor.fields.full', { count: shape.max })}</p>
      )}
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}

interface ListItemProps {
  readonly shape: ListShape;
  readonly item: unknown;
  readonly at: number;
  readonly path: InputProps['path'];
  readonly fieldName: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  readonly onToggle: () => void;
  readonly onDrag: (at: number | null) => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (item: unknown) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

function ListItem(props: ListItemProps) {
  const { shape, item, at, path, fieldName, name, isFirst, isLast, onChange } = props;
  const { texts } = useEditor();
  const { problems } = useFieldScope();
  const { Form, Input } = useFieldDrawing();
  const hasProblem = problems.some((each) => isWithinField(each.path, path));
  const isOpen = props.isOpen || hasProblem;
  return (
    <>
      <div className={styles.head}>
        {/* Only for pointers: the buttons next to it do the same. */}
        <span
          className={styles.grip}
          draggable
          aria-hidden="true"
          onDragStart={() => props.onDrag(at)}
          onDragEnd={() => props.onDrag(null)}
        >
          <GripVertical size={15} />
        </span>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          data-has-problem={hasProblem ? '' : undefined}
          onClick={props.onToggle}
        >
          {name}
        </button>
        <IconButton
          icon={ChevronUp}
          label={texts('editor.fields.up', { name })}
          disabled={isFirst}
          onClick={({ currentTarget }) => {
            props.onMove(at - 1);
            moveFocusWithRow(currentTarget, -1);
          }}
        />
        <IconButton
          icon={ChevronDown}
          label={texts('editor.fields.down', { name })}
          disabled={isLast}
          onClick={({ currentTarget }) => {
            props.onMove(at + 1);
            moveFocusWithRow(currentTarget, 1);
          }}
        />
        <IconButton
          icon={Copy}
          label={texts('editor.fields.copy', { name })}
          disabled={!props.canGrow}
          onClick={props.onCopy}
        />
        <IconButton
          icon={Trash2}
          label={texts('editor.fields.remove', { name })}
          disabled={!props.canShrink}
          onClick={({ currentTarget }) => {
            if (isLast) passFocusOn(currentTarget);
            props.onRemove();
          }}
        />
      </div>
      {isOpen ? (
        <div className={styles.body}>
          {shape.item.kind === 'group' ? (
            <Form fields={shape.item.fields} value={item as FieldValues} path={path} onChange={onChange} />
          ) : (
            <Input
              field={{ name: fieldName, isRequired: true, shape: shape.item }}
              value={item}
              path={path}
              onChange={onChange}
            />
          )}
        </div>
      ) : null}
    </>
  );
}
