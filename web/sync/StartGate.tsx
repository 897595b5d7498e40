import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Person } from '@shuka/domain/accounts';
import { accountsKeptHere, goToSignIn, lastAccount, owesSignOut, SessionProvider, useSession } from '#accounts';
import { whose, type Failure } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { loadKeptStart } from './loaders.ts';
import { startOf, type SessionAnswer, type Start } from './start.ts';
import { useLocked } from './use-locked.ts';

const KeptStart = lazy(loadKeptStart);

const decide = (session: SessionAnswer): Start =>
  startOf({ keepers: accountsKeptHere(), last: lastAccount(), session });

/** A sign-out that the server has not heard of yet: whatever session it still sees is nobody's. */
const decideFirst = (): Start => decide(owesSignOut() ? 'nobody' : 'unasked');

/** The server gives no records to someone who still owes the second factor. */
const owesFactor = ({ secondFactor }: Person): boolean => secondFactor === 'owed' || secondFactor === 'to-set-up';

const useMemoryEngine = (person: Person): void => {
  const isOwing = owesFactor(person);
  useEffect(() => {
    if (isOwing) return undefined;
    // After the first paint: nothing on screen waits for it.
    const timer = setTimeout(() => void import('./enter-memory.ts').then(({ enterMemory }) => enterMemory(person)));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once an account; the rest of a person may change
  }, [person.accountId, isOwing]);
};

/** The session of this browser is another person's by now: the app opens for them. */
const useOpenAnew = (keeps: boolean): void =>
  useEffect(() => {
    if (keeps) return undefined;
    whose.settle = async () => {
      location.reload();
      return false;
    };
    return () => {
      delete whose.settle;
    };
  }, [keeps]);

/** Someone signed in on a phone that keeps nothing of them, unless they choose that it should. */
const InMemory = ({ person, reload, children }: { person: Person; reload: () => void; children: ReactNode }) => {
  const { keeps, phase } = useSyncState();
  const isEnded = !keeps && phase === 'signed-out';
  useMemoryEngine(person);
  useOpenAnew(keeps);
  useEffect(() => {
    if (keeps) return undefined;
    if (isEnded) goToSignIn();
    addEventListener('signed-out', goToSignIn);
    return () => removeEventListener('signed-out', goToSignIn);
  }, [keeps, isEnded]);
  return (
    <SessionProvider person={person} reload={reload}>
      {children}
    </SessionProvider>
  );
};

const NoAnswer = ({ failure, again }: { failure: Failure; again: () => void }) => {
  const { t } = useWords();
  return (
    <main className="mx-auto grid max-w-md gap-4 p-6">
      <Notice kind="error">{failure.title === '' ? t('sync.nobodyHere') : failure.title}</Notice>
      <Button onClick={again}>{t('status.again')}</Button>
    </main>
  );
};

const ToSignIn = () => {
  useEffect(goToSignIn, []);
  return <Loading />;
};

type DecidedProps = { readonly start: Start; readonly otherwise: ReactNode; readonly children: ReactNode };

/** What was decided stays so while this is on screen: keeping records from now on does not open the app anew. */
const Decided = ({ start, otherwise, children }: DecidedProps) => {
  const [next, setNext] = useState(start);
  const goTo = useCallback((accountId: string) => setNext(decide({ accountId })), []);
  // Kept on this phone since it was opened, and locked now.
  const locked = useCallback(() => setNext((now) => (now.kind === 'memory' ? decideFirst() : now)), []);
  useLocked(locked);
  if (next.kind === 'sign-in') return <ToSignIn />;
  if (next.kind === 'memory' && start.kind !== 'memory') return <AskServer>{children}</AskServer>;
  if (next.kind !== 'keeper' && next.kind !== 'choose') return otherwise;
  const first = next.kind === 'keeper' ? next.accountId : null;
  return (
    <Suspense fallback={<Loading />}>
      <KeptStart key={first} first={first} onTheirs={goTo}>
        {children}
      </KeptStart>
    </Suspense>
  );
};

const AskServer = ({ children }: { children: ReactNode }) => {
  const loaded = useSession();
  // Beside the question who is signed in: the screens wait for the engine's first records.
  useEffect(() => void import('./enter-memory.ts').catch(() => undefined), []);
  if (loaded.state === 'loading') return <Loading />;
  const isReady = loaded.state === 'ready';
  const session: SessionAnswer = isReady ? loaded.value : loaded.failure.status === 401 ? 'nobody' : 'no-answer';
  const otherwise = isReady ? (
    <InMemory person={loaded.value} reload={loaded.reload}>
      {children}
    </InMemory>
  ) : (
    <NoAnswer failure={loaded.failure} again={loaded.reload} />
  );
  return (
    <Decided
      key={isReady ? loaded.value.accountId : loaded.failure.status}
      start={decide(session)}
      otherwise={otherwise}
    >
      {children}
    </Decided>
  );
};

/** Opens the app for whoever is here: from what this phone keeps of them, or by asking the server. */
export const StartGate = ({ children }: { children: ReactNode }) => {
  const [start] = useState(decideFirst);
  return (
    <Decided start={start} otherwise={<AskServer>{children}</AskServer>}>
      {children}
    </Decided>
  );
};

/** Asks for what a phone with records needs to open, beside the words. @returns when it is here; null on another phone. */
export const warmStart = (): Promise<unknown> | null => {
  const { kind } = decideFirst();
  return kind === 'keeper' || kind === 'choose' ? loadKeptStart().catch(() => undefined) : null;
};
