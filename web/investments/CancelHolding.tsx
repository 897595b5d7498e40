import { useState } from 'react';
import { cancelHolding, canMoveHolding, type Holding } from '@shuka/domain/investments';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { useHoldingAct } from './use-holding-act.ts';

type Props = { readonly holding: Holding; readonly onCancelled: (holding: Holding) => void };

/** Takes an investment back while that can be done, after a question; nothing once it cannot. */
export const CancelHolding = (props: Props) => {
  const { t } = useWords();
  const [openedAt] = useState(() => new Date());
  const [isAsking, setAsking] = useState(false);
  const { state, coolingUntil } = props.holding;
  const isCooled = coolingUntil !== null && new Date(coolingUntil) <= openedAt;
  if (!canMoveHolding(state, 'cancelled') || isCooled) return null;
  if (isAsking) return <Asked {...props} onKept={() => setAsking(false)} />;
  return (
    <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
      {t('investments.takeBack')}
    </Button>
  );
};

const Asked = ({ holding, onCancelled, onKept }: Props & { readonly onKept: () => void }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const { isSending, problem, act } = useHoldingAct(cancelHolding, holding.id, onCancelled);
  return (
    <div className="grid gap-3">
      <p role="alert" className="font-semibold">
        {t(holding.state === 'paid' ? 'investments.takeBackPaid' : 'investments.takeBackPledge')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isSending || !isOnline} onClick={() => void act()}>
          {t('investments.takeBackYes')}
        </Button>
        <Button look="quiet" onClick={onKept}>
          {t('investments.takeBackNo')}
        </Button>
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
