import type { MaskProps } from './mask-props.ts';

export function SearchMask(_props: MaskProps) {
  return null;
}
