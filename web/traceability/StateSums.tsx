import { useState } from 'react';
import { readStateSums } from '@shuka/domain/traceability';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { cropName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { firstSpan, SpanFields } from './SpanFields.tsx';
import { kilograms } from './kilograms.ts';

/** What farmers of a state stored, by LGA and crop. */
export const StateSums = ({ stateCode }: { readonly stateCode: string }) => {
  const words = useWords();
  const { t } = words;
  const [span, setSpan] = useState(firstSpan);
  const loaded = useLoad(readStateSums, { stateCode, ...span });
  const [crop, lots, weight] = [t('comply.crop'), t('comply.lots'), t('comply.weightKg')];
  const columns = [
    { says: t('comply.lga') },
    { says: crop },
    { says: lots, isFigure: true },
    { says: weight, isFigure: true },
  ];
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <LoadedPart loaded={loaded}>
        {({ items, leastOfCell }) => (
          <>
            <p>{t('comply.sumsHint', { least: leastOfCell })}</p>
            {items.length === 0 ? (
              <p>{t('comply.nothing')}</p>
            ) : (
              <CardTable caption={t('comply.view.sums')} columns={columns}>
                {items.map((one) => (
                  <CardRow key={`${one.lga} ${one.crop}`}>
                    <CardHead>{one.lga}</CardHead>
                    <CardCell says={crop}>{cropName(one.crop, words)}</CardCell>
                    <CardCell says={lots} isFigure>
                      {one.lots === null ? t('comply.hidden') : formatNumber(one.lots)}
                    </CardCell>
                    <CardCell says={weight} isFigure>
                      {kilograms(one.grams)}
                    </CardCell>
                  </CardRow>
                ))}
              </CardTable>
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
};
