import { useState } from 'react';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { MyPrices } from './MyPrices.tsx';
import { pricePaths } from './price-paths.ts';
import { RecordPriceForm } from './RecordPriceForm.tsx';
import { usePriceParts } from './use-price-parts.ts';

/** Where a manager writes down what something costs at a market, with no network too; and what they wrote before. */
export const RecordPricePage = () => {
  const { t } = useWords();
  const parts = usePriceParts();
  const [id, setId] = useState(newId);
  const [turn, setTurn] = useState(0);
  const goOn = async (draftIsGone: () => Promise<unknown>): Promise<void> => {
    await draftIsGone();
    setId(newId());
    setTurn(turn + 1);
  };
  return (
    <section className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={pricePaths.board}>{t('prices.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('prices.record')}</h1>
      {turn > 0 && <Notice kind="done">{t('prices.saved')}</Notice>}
      <FormDraft key={turn} name="market price">
        {(saved) => <RecordPriceForm id={id} entered={null} {...parts} onSaved={() => void goOn(saved)} />}
      </FormDraft>
      <MyPrices />
    </section>
  );
};
