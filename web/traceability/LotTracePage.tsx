import { useState } from 'react';
import { followLot } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { useLotOfAddress } from './LotLabelsPage.tsx';
import { TraceView } from './TraceView.tsx';

/** What became of a farmer’s lot, for the farmer and whoever looks after them: what, where and how much, never who. */
export const LotTracePage = () => {
  const { t } = useWords();
  const { keeperId, lotId, lotPath } = useLotOfAddress();
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const loaded = useLoad(followLot, { keeperId, lotId, direction });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={lotPath}>{t('codes.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lots.follow')}</h1>
      <ChoiceChips
        label={t('goods.direction')}
        choices={[
          { value: 'forward', says: t('goods.forward') },
          { value: 'back', says: t('goods.back') },
        ]}
        chosen={direction}
        onChange={setDirection}
      />
      {loaded.state === 'failed' && loaded.failure.status === 404 ? (
        <Notice kind="hint">{t('goods.lotNotTold')}</Notice>
      ) : (
        <LoadedPart loaded={loaded}>
          {(trace) => <TraceView key={direction} trace={trace} isForward={direction === 'forward'} pathOf={null} />}
        </LoadedPart>
      )}
    </section>
  );
};
