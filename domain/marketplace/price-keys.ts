import { folded, foldedWords } from '#kit/fold.ts';

/** What a market goes by: 'Dawanau Market' and 'dawanau' are one. */
export const marketKey = (name: string): string => {
  const words = foldedWords(name);
  const own = words.filter((word) => word !== 'market');
  return (own.length > 0 ? own : words).join(' ');
};

/** What produce goes by on the board: 'Maize (white)' and 'maize white' are one. */
export const goodsKey = (name: string): string => folded(name);
