import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useSyncState } from '#kit/engine.ts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';

const SetUpPinForm = lazy(async () => (await import('./SetUpPinForm.tsx')).SetUpPinForm);

/** Whose phone this is not, as they said in this tab: they are not asked again before they come back. */
const notMine = 'notMyPhone';

const saidNotMine = (accountId: string): boolean => {
  try {
    return sessionStorage.getItem(notMine) === accountId;
  } catch {
    return false; // storage is switched off
  }
};

const sayNotMine = (accountId: string): void => {
  try {
    sessionStorage.setItem(notMine, accountId);
  } catch {
    // then it is asked again
  }
};

/** Offers to keep a person's work on this phone, so that they can work without a network. */
export const KeepCard = ({ canRefuse }: { canRefuse: boolean }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { keeps } = useSyncState();
  const [isHidden, setHidden] = useState(() => canRefuse && saidNotMine(person.accountId));
  const [isOpen, setOpen] = useState(false);
  if (keeps || isHidden) return null;
  const refuse = (): void => {
    sayNotMine(person.accountId);
    setHidden(true);
  };
  return (
    <section aria-label={t('phone.keepTitle')} className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      {/* No heading: it stands above the page's own. */}
      <p className="flex items-center gap-2 text-lg font-bold">
        <Smartphone aria-hidden className="size-6 shrink-0" />
        {t('phone.keepTitle')}
      </p>
      <p>{t('phone.keepText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('phone.keepYes')}</Button>
        {canRefuse && (
          <Button look="quiet" onClick={refuse}>
            {t('phone.notMine')}
          </Button>
        )}
      </div>
      <Dialog title={t('phone.keepTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading />}>{isOpen && <SetUpPinForm />}</Suspense>
      </Dialog>
    </section>
  );
};
