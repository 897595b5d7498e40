import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Person } from '@shuka/domain/accounts';
import { accountsKeptHere, markKeptAccounts, markLastAccount, SessionProvider } from '#accounts';
import { useSyncState } from '#kit/engine.ts';
import { Loading } from '#kit/loading.tsx';
import { ChooseKeeperPage } from './ChooseKeeperPage.tsx';
import { findHeldKey } from './key-sharing.ts';
import type { Opened } from './start.ts';
import { UnlockPage } from './UnlockPage.tsx';
import { useLocked } from './use-locked.ts';
import { useSessionCheck, type OpenRecords } from './use-session-check.ts';

type Step =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'opening' | 'locked'; readonly accountId: string }
  | ({ readonly kind: 'open' } & OpenRecords);

type Props = {
  /** Whose records to open; null to let the person choose. */
  readonly first: string | null;
  /** The session turned out to be another account's. */
  readonly onTheirs: (accountId: string) => void;
  readonly children: ReactNode;
};

const opened = (person: Person, how: Opened): Step => {
  markLastAccount(person.accountId);
  return { kind: 'open', person, how };
};

/** A PIN can be typed this long before the store's code begins to come; it takes longer to type one. */
const restMillis = 300;

/** The marks say whose records are here; the stores themselves know better, and the server whom this phone is to forget. */
const trueMarks = async (): Promise<void> => {
  const { forgetAsked, listKeepers } = await import('./phone.ts');
  const gone = await forgetAsked().catch(() => []);
  if (gone.length > 0) location.reload();
  const keepers = await listKeepers();
  // None may also mean that the stores could not be looked at.
  if (keepers.length > 0) markKeptAccounts(keepers);
};

const useTrueMarks = (isOpening: boolean): void => {
  const { phase } = useSyncState();
  // A session that ended, or a server that takes nothing more, may mean that this phone is to forget somebody.
  const isShutOut = phase === 'signed-out' || phase === 'failing';
  useEffect(() => {
    if (isOpening) return undefined;
    const timer = setTimeout(() => void trueMarks().catch(() => undefined), isShutOut ? 0 : restMillis);
    return () => clearTimeout(timer);
  }, [isOpening, isShutOut]);
};

const reopen = async (accountId: string): Promise<Person | null> => {
  const key = await findHeldKey(accountId);
  return key === null ? null : (await import('./phone.ts')).reopen(accountId, key);
};

/** Records may still be open in another tab, or their key with the worker: then nobody is asked for a PIN. */
const useReopening = (accountId: string | null, onAnswer: (person: Person | null) => void): void =>
  useEffect(() => {
    if (accountId === null) return undefined;
    let isCurrent = true;
    const answer = (person: Person | null): void => {
      if (isCurrent) onAnswer(person);
    };
    reopen(accountId).then(answer, () => answer(null));
    return () => {
      isCurrent = false;
    };
  }, [accountId, onAnswer]);

/** The app opens from what this phone keeps: the person comes from the store, the server is asked in the background. */
export const KeptStart = ({ first, onTheirs, children }: Props) => {
  const [step, setStep] = useState<Step>(first === null ? { kind: 'choosing' } : { kind: 'opening', accountId: first });
  const openingId = step.kind === 'opening' ? step.accountId : null;
  const answered = useCallback(
    (person: Person | null) =>
      setStep((now) => {
        if (now.kind !== 'opening') return now;
        return person === null ? { kind: 'locked', accountId: now.accountId } : opened(person, 'key-held');
      }),
    [],
  );
  useReopening(openingId, answered);
  useTrueMarks(openingId !== null);
  const renewed = useCallback(
    (person: Person) => setStep((now) => (now.kind === 'open' ? { ...now, person } : now)),
    [],
  );
  const ask = useSessionCheck(step.kind === 'open' ? step : null, { onRenewed: renewed, onTheirs });
  const locked = useCallback(
    () => setStep((now) => (now.kind === 'open' ? { kind: 'locked', accountId: now.person.accountId } : now)),
    [],
  );
  useLocked(locked);

  if (step.kind === 'opening') return <Loading />;
  if (step.kind === 'choosing')
    return <ChooseKeeperPage onChosen={(accountId) => setStep({ kind: 'opening', accountId })} />;
  if (step.kind === 'open')
    return (
      <SessionProvider person={step.person} reload={ask}>
        {children}
      </SessionProvider>
    );
  const mayChoose = accountsKeptHere().length > 1;
  return (
    <UnlockPage
      key={step.accountId}
      accountId={step.accountId}
      onOpen={(person) => setStep(opened(person, 'pin-typed'))}
      onChoose={mayChoose ? () => setStep({ kind: 'choosing' }) : null}
    />
  );
};
