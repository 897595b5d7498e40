import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePerson } from '#accounts';
import { Button } from '#kit/button.tsx';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ClockNotice } from './ClockNotice.tsx';
import { KeepCard } from './KeepCard.tsx';

/** The store's own parts: here already where something is kept, and not asked for where nothing is. */
const phone = () => import('./phone.ts');

/** Whether the browser may clear what is kept here; false until that is known. */
const useMayBeCleared = (keeps: boolean): boolean => {
  const [isPersisted, setPersisted] = useState(true);
  useEffect(() => {
    if (keeps)
      phone()
        .then(({ storageFacts }) => storageFacts())
        .then(
          (facts) => setPersisted(facts.isPersisted),
          () => undefined,
        );
  }, [keeps]);
  return keeps && !isPersisted;
};

const toPhone = 'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

/** Above a dashboard: what a person should know of this phone before they begin. */
export const PhoneNotices = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { keeps, mayBeLost, isDamaged, waiting, photosWaiting } = useSyncState();
  const mayBeCleared = useMayBeCleared(keeps && waiting + photosWaiting > 0);
  const worksOutside =
    person.state === 'active' && person.roles.some((role) => role !== 'investor' && role !== 'admin');
  if (!keeps) return worksOutside ? <KeepCard canRefuse /> : null;
  return (
    <>
      <ClockNotice />
      {mayBeLost > 0 && (
        <Notice kind="error">
          <strong className="block">{t('phone.lostTitle', { count: mayBeLost })}</strong>
          <p>{t('phone.lostText')}</p>
          <Button look="quiet" className="mt-2" onClick={() => void phone().then(({ dismissLoss }) => dismissLoss())}>
            {t('phone.lostSeen')}
          </Button>
        </Notice>
      )}
      {isDamaged && (
        <Notice kind="error">
          <strong className="block">{t('phone.damagedTitle')}</strong>
          {t('phone.damagedText')}{' '}
          <Link to="/phone" className={toPhone}>
            {t('phone.title')}
          </Link>
        </Notice>
      )}
      {mayBeCleared && <p className="text-sm text-ink-soft">{t('phone.notPersisted')}</p>}
    </>
  );
};
