import { Trash } from 'lucide-react';
import { useState } from 'react';
import { accountsKeptHere, markKeptAccounts, usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { forgetHere } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';

/** Takes a person's records off this phone; not while something of theirs is on it alone. */
export const ForgetPart = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { waiting, needsFixing, photosWaiting } = useSyncState();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useBusy();
  const unsent = waiting + needsFixing + photosWaiting;
  const forget = (): void =>
    run(async () => {
      try {
        await forgetHere(person.accountId);
        markKeptAccounts(accountsKeptHere().filter(({ accountId }) => accountId !== person.accountId));
        location.reload();
      } catch {
        setFailed(true);
      }
    });
  return (
    <PhoneSection title={t('phone.forgetTitle')}>
      <p>{unsent > 0 ? t('phone.forgetUnsent', { count: unsent }) : t('phone.forgetText')}</p>
      <Button look="danger" disabled={unsent > 0} onClick={() => setOpen(true)}>
        <Trash aria-hidden className="size-5 shrink-0" />
        {t('phone.forget')}
      </Button>
      <Dialog title={t('phone.forgetTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-3">
          <p>{t('phone.forgetSure')}</p>
          {hasFailed && <Notice kind="error">{t('form.failed')}</Notice>}
          <Button look="danger" disabled={isBusy || unsent > 0} onClick={forget}>
            {t('phone.forgetYes')}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('form.cancel')}
          </Button>
        </div>
      </Dialog>
    </PhoneSection>
  );
};
