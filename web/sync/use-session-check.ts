import { useCallback, useEffect, useMemo } from 'react';
import { readMe, signOut, type Person } from '@shuka/domain/accounts';
import { lastAccount, settleSignOut } from '#accounts';
import { call, whose } from '#kit/api.ts';
import { afterCheck, type Opened, type SessionAnswer } from './start.ts';

export type OpenRecords = { readonly person: Person; readonly how: Opened };

type Checked = {
  readonly onRenewed: (person: Person) => void;
  readonly onTheirs: (accountId: string) => void;
};

/** Several calls that were refused at once are one question. */
const oneAtATime = (check: () => Promise<boolean>): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | null = null;
  return () =>
    (asking ??= check()
      .catch(() => false)
      .finally(() => {
        asking = null;
      }));
};

/** Ends the session of somebody else who was here before; a trusted phone begins one of its own. @returns whether it is over. */
const endThatSession = async (): Promise<boolean> => {
  const told = await call(signOut, {});
  if (!told.ok) return false;
  const [{ openEngine }, { renew }] = await Promise.all([import('./here.ts'), import('./trust.ts')]);
  const { store, wire, kick } = openEngine();
  await renew(store, wire).catch(() => false); // no answer now: the next round of the sync tries again
  void kick('button');
  return true;
};

/**
 * Asks the server in the background whose session it is, when the records are open, whenever a network comes back and when
 * a call was refused because the session is another person's. Somebody whose session is over goes on working.
 * @returns a function that asks again.
 */
export const useSessionCheck = (open: OpenRecords | null, { onRenewed, onTheirs }: Checked): (() => void) => {
  const accountId = open?.person.accountId ?? null;
  const how = open?.how ?? 'key-held';
  const check = useCallback(async (): Promise<boolean> => {
    if (accountId === null || !(await settleSignOut())) return false;
    const answer = await call(readMe, {});
    const session: SessionAnswer = answer.ok ? answer.value : 'no-answer';
    const next = afterCheck({ accountId, how }, session, lastAccount());
    if (next === 'end-that-session') return endThatSession();
    const { lock, rememberPerson } = await import('./phone.ts'); // whose records are open has it already
    if (next === 'renew-person' && answer.ok) {
      onRenewed(answer.value);
      await rememberPerson(answer.value);
    }
    if (next === 'go-to-theirs' && answer.ok) {
      await lock();
      onTheirs(answer.value.accountId);
    }
    return next === 'renew-person';
  }, [accountId, how, onRenewed, onTheirs]);
  const ask = useMemo(() => oneAtATime(check), [check]);
  useEffect(() => {
    const asked = (): void => void ask();
    asked();
    whose.settle = ask;
    addEventListener('online', asked);
    return () => {
      delete whose.settle;
      removeEventListener('online', asked);
    };
  }, [ask]);
  return useCallback(() => void ask(), [ask]);
};
