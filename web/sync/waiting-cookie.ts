/*
 * How many acts wait, by the last eight characters of each account: `5b08a1f4.3~7f2e11aa.12`. It stands beside the store,
 * so that a store the browser dropped is noticed. The first ones tell only the minute in which the account was made:
 * neighbours who sign up together share them.
 */

const tailLength = 8;

const tailOf = (accountId: string): string => accountId.slice(-tailLength);

/** What is too short to name anybody counts nothing. */
const readAll = (text: string): Map<string, number> =>
  new Map(
    text
      .split('~')
      .map((part): [string, number] => [part.slice(0, tailLength), Number(part.slice(tailLength + 1))])
      .filter(([, count]) => Number.isInteger(count) && count > 0),
  );

/** How many acts of an account waited when it was last written. */
export const waitingIn = (text: string, accountId: string): number => readAll(text).get(tailOf(accountId)) ?? 0;

/** The text with an account's count replaced; zero takes it out. */
export const withWaiting = (text: string, accountId: string, count: number): string => {
  const all = readAll(text).set(tailOf(accountId), count);
  return [...all]
    .filter(([, waiting]) => waiting > 0)
    .map(([tail, waiting]) => `${tail}.${waiting}`)
    .join('~');
};
