import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import type { Texts } from '../../texts/texts.ts';

/** What a field is called. Pictures and links share the name `url` in stored props, and are not the same to people. */
export function labelField({ name, shape }: Pick<NamedField, 'name' | 'shape'>, texts: Texts): string {
  return texts(`field.${name === 'url' ? shape.kind : name}`);
}

/** What an option of a choice is called; currencies go by their code. */
export function labelOption(name: string, option: string, texts: Texts): string {
  return name === 'currency' ? option : texts(`choice.${name}.${option}`);
}
