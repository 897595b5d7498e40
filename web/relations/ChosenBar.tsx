import { UserRoundCheck } from 'lucide-react';
import { mostMoved } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly count: number; readonly onAssign: () => void; readonly onClear: () => void };

/** How many farmers are chosen, always in sight, and what can be done with them. */
export const ChosenBar = ({ count, onAssign, onClear }: Props) => {
  const { t } = useWords();
  const isTooMany = count > mostMoved;
  return (
    <div
      className={`sticky bottom-0 z-10 flex-wrap items-center gap-3 border-t-2 border-line bg-paper p-3 ${count === 0 ? 'hidden' : 'flex'}`}
    >
      <output className={`grow font-semibold ${isTooMany ? 'text-danger' : ''}`}>
        {isTooMany ? t('relations.tooManyChosen', { most: mostMoved }) : t('relations.chosen', { count })}
      </output>
      <Button disabled={isTooMany} onClick={onAssign}>
        <UserRoundCheck aria-hidden className="size-5" />
        {t('relations.chooseManager')}
      </Button>
      <Button look="bare" onClick={onClear}>
        {t('relations.clear')}
      </Button>
    </div>
  );
};
