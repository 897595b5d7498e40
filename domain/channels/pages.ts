/** What leads from a page of a small screen to others: the lines that stand below its text. */
type Feet = { readonly more: string; readonly back: string };

/** Cuts a line that is longer than `most` at its spaces, a word longer than that within. */
const cutLine = (line: string, most: number): string[] => {
  if (line.length <= most) return [line];
  const space = line.lastIndexOf(' ', most);
  const end = space > 0 ? space : most;
  return [line.slice(0, end), ...cutLine(line.slice(end).trimStart(), most)];
};

const letters = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, -1);

/** As many of the lines as a page holds above its feet, one at least. */
const fill = (lines: readonly string[], feet: readonly string[], most: number): number => {
  let taken = 1;
  while (taken < lines.length && letters([...lines.slice(0, taken + 1), ...feet]) <= most) taken += 1;
  return taken;
};

/**
 * Lines as pages of at most `most` letters: one where all fits, else each but the last ends with the line that leads on.
 * `feet.back` stands at the end of each; '' where nothing leads back.
 */
export const pagesOf = (lines: readonly string[], feet: Feet, most: number): string[] => {
  const last = feet.back === '' ? [] : [feet.back];
  if (letters([...lines, ...last]) <= most) return [[...lines, ...last].join('\n')];
  const others = [feet.more, ...last];
  const room = most - letters(others) - 1;
  const pages: string[] = [];
  let rest = lines.flatMap((line) => cutLine(line, room));
  while (rest.length > 0) {
    const isLast = letters([...rest, ...last]) <= most;
    const taken = isLast ? rest.length : fill(rest, others, most);
    pages.push([...rest.slice(0, taken), ...(isLast ? last : others)].join('\n'));
    rest = rest.slice(taken);
  }
  return pages;
};
