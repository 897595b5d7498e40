import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { accountsKeptHere } from '#accounts';
import type { Person } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { takeEarlyPin } from './early-pin.ts';
import { markForgotten, mayChooseNewPin } from './forgotten-pin.ts';
import { LockedFrame } from './LockedFrame.tsx';
import { OtherPeople } from './OtherPeople.tsx';
import { PinField } from './PinField.tsx';
import { PinForm, type PinFault } from './PinForm.tsx';
import { RecoverPinForm } from './RecoverPinForm.tsx';
import { SignIcon, signOf, signWords } from './SignIcon.tsx';

type Props = {
  readonly accountId: string;
  readonly onOpen: (person: Person) => void;
  readonly onChoose: (() => void) | null;
};

/** Seconds until a moment, counted down on screen; 0 when it is over. */
const useSecondsTo = (untilMillis: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((untilMillis - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
};

const toSignIn = (): void => {
  markForgotten();
  location.assign(`/login?ended=1&next=${encodeURIComponent(location.pathname)}`);
};

const ForgottenPin = ({ isNeeded }: { isNeeded: boolean }) => {
  const { t } = useWords();
  return (
    <div className="grid gap-3">
      <Notice kind={isNeeded ? 'error' : 'hint'}>{isNeeded ? t('pin.passwordNeeded') : t('pin.forgottenText')}</Notice>
      <Button look="quiet" onClick={toSignIn}>
        {t('pin.signInWithPassword')}
      </Button>
    </div>
  );
};

/** The field takes what was typed before the app had come. */
const useEarlyPin = (accountId: string) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = place.current?.querySelector('input') ?? null;
    if (field !== null) takeEarlyPin(accountId, field);
  }, [accountId]);
  return place;
};

const PinPart = ({ accountId, onOpen }: Omit<Props, 'onChoose'>) => {
  const { t } = useWords();
  const [untilMillis, setUntil] = useState(0);
  const [help, setHelp] = useState<'none' | 'asked' | 'needed'>('none');
  const seconds = useSecondsTo(untilMillis);
  const place = useEarlyPin(accountId);
  const open = async ({ pin = '' }: Readonly<Record<string, string>>): Promise<PinFault | null> => {
    const { unlock } = await import('./phone.ts');
    const unlocked = await unlock(accountId, pin);
    if (unlocked.kind === 'open') onOpen(unlocked.person);
    if (unlocked.kind === 'wait') setUntil(unlocked.untilMillis);
    if (unlocked.kind === 'password-needed' || unlocked.kind === 'broken') setHelp('needed');
    if (unlocked.kind === 'wrong') return { field: 'pin', says: t('pin.wrong', { count: unlocked.triesLeft }) };
    return unlocked.kind === 'broken' ? t('pin.broken') : null;
  };
  return (
    <>
      {help !== 'needed' && (
        <PinForm says={t('pin.open')} onSend={open} isShut={seconds > 0}>
          <div ref={place}>
            <PinField name="pin" label={t('pin.pin')} />
          </div>
          {seconds > 0 && (
            <p aria-live="polite" className="font-semibold text-danger">
              {t('pin.wait', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
            </p>
          )}
        </PinForm>
      )}
      {help === 'none' ? (
        <Button look="bare" onClick={() => setHelp('asked')}>
          {t('pin.forgotten')}
        </Button>
      ) : (
        <ForgottenPin isNeeded={help === 'needed'} />
      )}
    </>
  );
};

/** Opens the records that this phone keeps of somebody, by their PIN, with no network. */
export const UnlockPage = ({ accountId, onOpen, onChoose }: Props) => {
  const { t } = useWords();
  const [isRecovering] = useState(() => mayChooseNewPin());
  const sign = signOf(accountsKeptHere().find((keeper) => keeper.accountId === accountId)?.sign ?? '');
  return (
    <LockedFrame title={t('pin.title')}>
      <p className="flex items-center gap-3 text-xl font-semibold">
        <SignIcon sign={sign} />
        {t(signWords[sign])}
      </p>
      {isRecovering ? (
        <RecoverPinForm accountId={accountId} onOpen={onOpen} />
      ) : (
        <PinPart accountId={accountId} onOpen={onOpen} />
      )}
      <OtherPeople onChoose={onChoose} />
    </LockedFrame>
  );
};
