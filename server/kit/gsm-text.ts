/** Letters of our languages that no accent makes, and signs, as a plain phone writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ǝ: 'e',
  ŋ: 'n',
  '₦': 'N',
  '·': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/** A text in the letters that cost least in an SMS: without dots, hooks and accents; what is left over becomes '?'. */
export const gsmText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\n\u0020-\u007e]/gu, (letter) => plainLetters[letter] ?? '?')
    .replace(/[`{}[\]\\|^~]/g, "'");
