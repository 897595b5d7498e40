import { LogIn, Users } from 'lucide-react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

/** For whoever holds the phone and is not the one it opened for. */
export const OtherPeople = ({ onChoose }: { onChoose: (() => void) | null }) => {
  const { t } = useWords();
  return (
    <>
      {onChoose !== null && (
        <Button look="quiet" onClick={onChoose}>
          <Users aria-hidden className="size-5 shrink-0" />
          {t('pin.someoneElse')}
        </Button>
      )}
      <ButtonLink look="bare" href="/login?ended=1">
        <LogIn aria-hidden className="size-5 shrink-0" />
        {t('pin.signInInstead')}
      </ButtonLink>
    </>
  );
};
