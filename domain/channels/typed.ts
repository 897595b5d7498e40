/**
 * What was typed since the last answer of a session. Gateways send the whole of it each time, inputs joined by '*', and a
 * '*' that somebody typed looks the same: so the text is never cut by its stars but by what came before.
 * @param before the text that was answered last; null where none was.
 * @returns null when the text does not go on from there.
 */
export const typedSince = (before: string | null, text: string): string | null => {
  if (before === null || before === '') return text;
  return text.startsWith(`${before}*`) ? text.slice(before.length + 1) : null;
};
