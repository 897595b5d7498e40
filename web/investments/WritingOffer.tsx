import { useState } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/loading.tsx';
import { NotKept } from '#kit/not-kept.tsx';
import { Notice } from '#kit/notice.tsx';
import { useUnfinished } from '#kit/use-unfinished.ts';
import { useWords } from '#kit/words.tsx';
import { readUnfinishedOffer, type UnfinishedOffer } from './offer-draft.ts';
import { OfferForm } from './OfferForm.tsx';
import type { SendOffer } from './use-offer-steps.ts';

type Props = {
  /** Under which it lies on the phone. */
  readonly name: string;
  readonly farm: Farm;
  readonly begin: () => UnfinishedOffer;
  readonly send: SendOffer;
};

/** An offer that is being written: it lies on the phone until it was sent. */
export const WritingOffer = ({ name, farm, begin, send }: Props) => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  const { value, change, drop, isKept, wasBegun } = useUnfinished(name, readUnfinishedOffer, begin);
  if (value === null) return <Loading />;
  const sendAndForget: SendOffer = async (draft) => {
    const failure = await send(draft);
    if (failure === null) await drop();
    return failure;
  };
  return (
    <>
      <p className="text-lg font-semibold break-words">{farm.name}</p>
      {wasBegun && turn === 0 && (
        <Notice kind="hint">
          <p>{t('draft.goesOn')}</p>
          <Button
            look="bare"
            onClick={() => {
              change(begin);
              setTurn(turn + 1);
            }}
          >
            {t('draft.beginAgain')}
          </Button>
        </Notice>
      )}
      <OfferForm key={turn} farm={farm} value={value} change={change} send={sendAndForget} />
      <NotKept isKept={isKept} />
    </>
  );
};
