import { HardDrive, Lock } from 'lucide-react';
import { NavLink } from '#kit/nav-link.tsx';
import { useSyncState } from '#kit/engine.ts';
import { useWords } from '#kit/words.tsx';
import { lockHere } from './lock-here.ts';

type Props = { readonly className: string; readonly onChosen: () => void };

/** The lines of the menu about this phone: its page, and locking it. */
export const PhoneLines = ({ className, onChosen }: Props) => {
  const { t } = useWords();
  const { keeps } = useSyncState();
  return (
    <>
      <NavLink to="/phone" onClick={onChosen} className={className}>
        <HardDrive aria-hidden className="size-6 shrink-0" />
        {t('phone.title')}
      </NavLink>
      {keeps && (
        <button type="button" onClick={() => void lockHere()} className={className}>
          <Lock aria-hidden className="size-6 shrink-0" />
          {t('phone.lock')}
        </button>
      )}
    </>
  );
};
