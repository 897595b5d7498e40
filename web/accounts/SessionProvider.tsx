import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { readMe, type Person } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { forgetSession } from './session.ts';

const PersonContext = createContext<{ person: Person; reload: () => void } | null>(null);

/** Who is signed in. */
export const usePerson = (): { person: Person; reload: () => void } => {
  const held = useContext(PersonContext);
  if (held === null) throw new Error('Nobody is signed in here.');
  return held;
};

const goToSignIn = (): void => {
  forgetSession();
  const next = encodeURIComponent(location.pathname + location.search);
  location.replace(`/login?ended=1&next=${next}`);
};

/** Draws its children once the server has said who is signed in; sends everyone else to sign-in, and back after. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const loaded = useLoad(readMe, {});
  useEffect(() => {
    addEventListener('signed-out', goToSignIn);
    return () => removeEventListener('signed-out', goToSignIn);
  }, []);
  if (loaded.state === 'ready') {
    return <PersonContext value={{ person: loaded.value, reload: loaded.reload }}>{children}</PersonContext>;
  }
  if (loaded.state === 'loading' || loaded.failure.status === 401) return <Loading />;
  return (
    <main className="mx-auto grid max-w-md gap-4 p-6">
      <Notice kind="error">{loaded.failure.status === 0 ? t('form.network') : loaded.failure.title}</Notice>
      <Button onClick={loaded.reload}>{t('status.again')}</Button>
    </main>
  );
};
