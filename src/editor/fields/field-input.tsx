import { isLanguage } from '../../domain/words/language.ts';
import type { FieldProblem } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { labelField } from './field-label.ts';
import { GroupField } from './group-field.tsx';
import { isWithinField, useFieldScope } from './input/field-scope.tsx';
import type { FieldInputProps } from './input/input-props.ts';
import { InstantField } from './instant-field.tsx';
import { ListField } from './list-field.tsx';
import { MonthsField } from './months-field.tsx';
import { NumberField } from './number-field.tsx';
import { OptionField } from './option-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TargetField } from './target-field.tsx';
import { LineField } from './text/line-field.tsx';
import { WordsField } from './text/words-field.tsx';

const inputs = {
  words: WordsField,
  richLine: WordsField,
  richWords: WordsField,
  text: LineField,
  link: TargetField,
  destination: TargetField,
  hotel: TargetField,
  picture: PictureField,
  instant: InstantField,
  switch: SwitchField,
  months: MonthsField,
  number: NumberField,
  choice: OptionField,
  list: ListField,
  group: GroupField,
} as const;

/** The input of one field, by its shape. */
export function FieldInput(props: FieldInputProps) {
  const { texts } = useEditor();
  const { problems, writtenLanguage } = useFieldScope();
  const { field, path } = props;
  const Input = inputs[field.shape.kind];
  const isWhole = field.shape.kind === 'list' || field.shape.kind === 'group';
  const found = problems.find(
    (each) => isWithinField(each.path, path) && (!isWhole || each.path.length === path.length),
  );
  return (
    <div data-path={JSON.stringify(path)}>
      <Input
        {...props}
        label={labelField(field, texts)}
        problem={found === undefined ? undefined : describeProblem(found)}
      />
    </div>
  );

  /** What is wrong may be words in another language than those that are in sight. */
  function describeProblem({ path, problem }: FieldProblem): string {
    const language = path.at(-1);
    return typeof language === 'string' && isLanguage(language) && language !== writtenLanguage
      ? texts('editor.fields.problemIn', {
          language: texts(`editor.language.${language}`),
          problem: texts(problem),
        })
      : texts(problem);
  }
}
