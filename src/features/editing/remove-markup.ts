/** What makes a tag of the bracket before it. */
const tagStart = /[a-z/!?]/i;
/** As the field `link` takes them. */
const allowedLink = /^(?:\/(?!\/)|#|https?:\/\/|tel:|mailto:)/;

/**
 * Returns a line without tags, also those that come about when others go ('<<b>script>'); what begins like a tag and never
 * ends loses its bracket. Reads the line once each way: the time is linear for every line.
 */
export function removeTags(line: string): string {
  if (!line.includes('<')) return line;
  const kept: string[] = [];
  /** Places in `kept` of the brackets that the next '>' may close, the innermost last. */
  const opened: number[] = [];
  for (const character of line) {
    if (character === '>') {
      const start = opened.pop();
      if (start !== undefined && isTagStart(kept[start + 1])) {
        kept.length = start;
        continue;
      }
      opened.length = 0;
    } else if (character === '<') opened.push(kept.length);
    kept.push(character);
  }
  return removeOpenTags(kept);
}

function removeOpenTags(characters: readonly string[]): string {
  const kept = characters.reduceRight<string[]>((after, character) => {
    if (character !== '<' || !isTagStart(after.at(-1))) after.push(character);
    return after;
  }, []);
  return kept.reverse().join('');
}

function isTagStart(character: string | undefined): boolean {
  return character !== undefined && tagStart.test(character);
}

/**
 * Returns a line in which a Markdown link that could run code or leave the site unnoticed is only its label, nested ones
 * included. The time is linear for every line.
 */
export function removeForbiddenLinks(line: string): string {
  if (!line.includes('](')) return line;
  const kept: string[] = [];
  /** Places in `kept` where the label of the next `](` may begin, the innermost last. */
  const opened: number[] = [];
  const targets = createTargetReader(line);
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === ']') {
      const target = line[at + 1] === '(' ? targets.read(at + 2) : null;
      const start = target === null ? undefined : opened.pop();
      if (target !== null && start !== undefined && !allowedLink.test(target)) {
        kept[start] = '';
        at += target.length + 2;
        continue;
      }
      opened.length = 0;
    } else if (character === '[') opened.push(kept.length);
    kept.push(character);
  }
  return kept.join('');
}

/** Reads what is between `](` and the next `)`, null where a blank comes first; places only grow, so each end is looked for once. */
function createTargetReader(line: string) {
  const ends = /[)\s]|$/g;
  let end = -1;
  return {
    read(from: number): string | null {
      if (end < from) {
        ends.lastIndex = from;
        end = ends.exec(line)?.index ?? line.length;
      }
      return line[end] === ')' ? line.slice(from, end) : null;
    },
  };
}
