import { useState } from 'react';
import { listLots, type Lot } from '@shuka/domain/lots';
import { listShownLots, showLot } from '@shuka/domain/marketplace';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';

/** Which of somebody's lots buyers see, without whose they are; each is shown or hidden here. */
export const ShownLots = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const shown = useLoad(listShownLots, { keeperId });
  const lots = useLoad(listLots, { keeperId, limit: '100' });
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p>{t('demand.showSays')}</p>
      <LoadedPart loaded={shown}>
        {({ lots: open }) => (
          <LoadedPart loaded={lots}>
            {({ items }) => (
              <ul className="grid gap-3">
                {items
                  .filter(({ leftGrams }) => leftGrams > 0)
                  .map((lot) => (
                    <ShownLot
                      key={lot.id}
                      lot={lot}
                      isShown={open.some(({ lotId, isOpen }) => lotId === lot.id && isOpen)}
                      onDone={shown.reload}
                    />
                  ))}
              </ul>
            )}
          </LoadedPart>
        )}
      </LoadedPart>
    </div>
  );
};

type Props = { readonly lot: Lot; readonly isShown: boolean; readonly onDone: () => void };

const ShownLot = ({ lot, isShown, onDone }: Props) => {
  const words = useWords();
  const { t } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const turn = async (): Promise<void> => {
    const { keeperId, id: lotId } = lot;
    const done = await call(showLot, { keeperId, lotId, isOpen: !isShown, readyOn: today() });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    onDone();
  };
  const name = t('demand.lotAt', {
    weight: weight(lot.leftGrams, words),
    crop: cropName(lot.crop, words),
    place: lot.standsAt,
  });
  return (
    <li className="grid gap-2">
      <span className="font-semibold">{name}</span>
      <span aria-live="polite">{t(isShown ? 'demand.isShown' : 'demand.isHidden')}</span>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button
        look="quiet"
        className="justify-self-start"
        aria-label={[t(isShown ? 'demand.hide' : 'demand.showIt'), name].join(': ')}
        onClick={() => void turn()}
      >
        {t(isShown ? 'demand.hide' : 'demand.showIt')}
      </Button>
    </li>
  );
};
