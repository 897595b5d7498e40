import { ArrowLeftRight } from 'lucide-react';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { PlaceDoubt } from '@shuka/domain/kit/state-bounds.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

const says = {
  swapped: 'plots.doubtSwapped',
  'outside-state': 'plots.doubtState',
  'outside-nigeria': 'plots.doubtNigeria',
} as const;

type Props = { readonly doubt: PlaceDoubt | null; readonly stateCode: string; readonly onSwap: () => void };

/** Asks about corners that lie where the farm does not; the commonest slip is mended with one press. */
export const DoubtNotice = ({ doubt, stateCode, onSwap }: Props) => {
  const { t } = useWords();
  if (doubt === null) return null;
  return (
    <div className="grid gap-3">
      <Notice kind="hint">{t(says[doubt], { state: stateName(stateCode) })}</Notice>
      {doubt === 'swapped' && (
        <Button look="quiet" className="justify-self-start" onClick={onSwap}>
          <ArrowLeftRight aria-hidden className="size-5" />
          {t('plots.swap')}
        </Button>
      )}
    </div>
  );
};
