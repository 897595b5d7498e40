/*
 * How many acts wait, by the first eight characters of each account: `01893c5a.3~7f2e11aa.0`. It stands beside the store,
 * so that a store the browser dropped is noticed.
 */

const headLength = 8;

const readAll = (text: string): Map<string, number> =>
  new Map(
    text
      .split('~')
      .map((part): [string, number] => [part.slice(0, headLength), Number(part.slice(headLength + 1))])
      .filter(([head, count]) => head.length === headLength && Number.isInteger(count) && count > 0),
  );

/** How many acts of an account waited when it was last written. */
export const waitingIn = (text: string, accountId: string): number =>
  readAll(text).get(accountId.slice(0, headLength)) ?? 0;

/** The text with an account's count replaced; zero takes it out. */
export const withWaiting = (text: string, accountId: string, count: number): string => {
  const all = readAll(text).set(accountId.slice(0, headLength), count);
  return [...all]
    .filter(([, waiting]) => waiting > 0)
    .map(([head, waiting]) => `${head}.${waiting}`)
    .join('~');
};
