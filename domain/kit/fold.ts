/** Letters of our languages that no accent makes. */
const hookedLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ǝ: 'e', ŋ: 'n' };

/** The words of a text in plain small letters and digits: no accents, hooks or apostrophes. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'`\u2018\u2019\u02bc]/gu, '')
    .replace(/[ɓɗƙƴǝŋ]/g, (letter) => hookedLetters[letter] ?? letter)
    .match(/[a-z0-9]+/g) ?? [];

/** The same words as one text, parted by one space. */
export const folded = (text: string): string => foldedWords(text).join(' ');
