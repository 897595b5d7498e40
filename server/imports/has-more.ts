/** Whether a text has a sign more than so often: empty elements take next to nothing in a file, and a while each to read. */
export const hasMore = (text: string, sign: string, most: number): boolean => {
  let seen = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    seen += 1;
    if (seen > most) return true;
  }
  return false;
};
