import { useCallback, useEffect } from 'react';
import { readMe, signOut, type Person } from '@shuka/domain/accounts';
import { settleSignOut } from '#accounts';
import { call } from '#kit/api.ts';
import { afterCheck, type Opened, type SessionAnswer } from './start.ts';

export type OpenRecords = { readonly person: Person; readonly how: Opened };

type Checked = {
  readonly onRenewed: (person: Person) => void;
  readonly onTheirs: (accountId: string) => void;
};

/**
 * Asks the server in the background whose session it is, when the records are open and whenever a network comes back.
 * Somebody whose session is over goes on working. @returns a function that asks again.
 */
export const useSessionCheck = (open: OpenRecords | null, { onRenewed, onTheirs }: Checked): (() => void) => {
  const accountId = open?.person.accountId ?? null;
  const how = open?.how ?? 'key-held';
  const check = useCallback(async (): Promise<void> => {
    if (accountId === null || !(await settleSignOut())) return;
    const answer = await call(readMe, {});
    const session: SessionAnswer = answer.ok ? answer.value : 'no-answer';
    const { lock, rememberPerson, syncNow } = await import('./phone.ts'); // whose records are open has it already
    const next = afterCheck({ accountId, how }, session);
    if (next === 'renew-person' && answer.ok) {
      onRenewed(answer.value);
      await rememberPerson(answer.value);
    }
    if (next === 'end-that-session') {
      await call(signOut, {});
      await syncNow(); // a trusted phone begins a session of its own
    }
    if (next === 'go-to-theirs' && answer.ok) {
      await lock();
      onTheirs(answer.value.accountId);
    }
  }, [accountId, how, onRenewed, onTheirs]);
  const ask = useCallback((): void => void check().catch(() => undefined), [check]);
  useEffect(() => {
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  return ask;
};
