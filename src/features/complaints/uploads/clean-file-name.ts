import { complaintFiles } from '../../../defaults.ts';

/** Slashes, what no system allows in a name, and characters that nobody sees or that turn the direction of a line. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}<>:"/\\|?*]+/gu;

/** A file's name without a path, as it can be shown and downloaded; its ending stays where it is too long. */
export function cleanFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(unsafe, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return 'file';
  const dot = name.lastIndexOf('.');
  const ending = dot === -1 ? '' : name.slice(dot).slice(0, 20);
  const { maxNameLength } = complaintFiles;
  const characters = [...(dot === -1 ? name : name.slice(0, dot))];
  return characters.slice(0, maxNameLength - ending.length).join('') + ending;
}
