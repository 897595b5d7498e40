/** Slips forgiven in a word: none below four letters, where every word is near every other, then one, then two. */
export const slipsForgiven = (length: number): number => (length < 4 ? 0 : length <= 6 ? 1 : 2);

/**
 * Fills `row` with the slips between the first `end` letters of the word and each beginning of the typed text, from the
 * rows of one and two letters fewer, and gives its least.
 */
const fillRow = (typed: string, word: string, end: number, row: number[], last: number[], before: number[]): number => {
  row[0] = end;
  let least = end;
  for (let start = 1; start <= typed.length; start += 1) {
    const isSame = typed[start - 1] === word[end - 1];
    let slips = Math.min((last[start - 1] ?? 0) + (isSame ? 0 : 1), (last[start] ?? 0) + 1, (row[start - 1] ?? 0) + 1);
    const mayBeSwap = !isSame && end > 1 && start > 1;
    if (mayBeSwap && typed[start - 1] === word[end - 2] && typed[start - 2] === word[end - 1]) {
      slips = Math.min(slips, (before[start - 2] ?? 0) + 1);
    }
    row[start] = slips;
    if (slips < least) least = slips;
  }
  return least;
};

/**
 * How far a typed text is from a word or from its beginning, in slips (a letter wrong, lacking, added or two swapped).
 * A match with only the beginning costs half a slip more. Infinity where there are more slips than the length forgives.
 */
export const prefixDistance = (typed: string, word: string): number => {
  const forgiven = slipsForgiven(typed.length);
  if (typed === word) return 0;
  if (forgiven === 0 || word.length < typed.length - forgiven) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, start) => start);
  let row: number[] = [];
  let best = Infinity;
  const longest = Math.min(word.length, typed.length + forgiven);
  for (let end = 1; end <= longest; end += 1) {
    if (fillRow(typed, word, end, row, last, before) > forgiven) break;
    const slips = row[typed.length] ?? Infinity;
    if (slips <= forgiven) best = Math.min(best, slips + (end === word.length ? 0 : 0.5));
    [before, last, row] = [last, row, before];
  }
  return best;
};
