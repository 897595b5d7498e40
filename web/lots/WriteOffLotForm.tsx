import { checkWithLots, goingReasons, goneStep, writeOffLot, type Lot, type WriteOffDraft } from '@shuka/domain/lots';
import { useWords } from '#kit/words.tsx';
import { AmountField, typedGrams } from './AmountField.tsx';
import { ReasonField, reasonOf, useAmount } from './LossFields.tsx';
import { LotForm, rightNow, someMaker } from './LotForm.tsx';
import type { Stock } from './use-stock.ts';
import type { Writing } from './writing.ts';

type Props = {
  readonly lot: Lot;
  readonly stock: Stock;
  readonly entered: WriteOffDraft | null;
  readonly writing: Writing<typeof writeOffLot>;
};

/** What of a lot was lost or used up, and why. */
export const WriteOffLotForm = ({ lot, stock, entered, writing }: Props) => {
  const { t } = useWords();
  const [amount, setAmount] = useAmount(lot, entered?.gone.grams ?? null);
  const left = lot.leftGrams;
  return (
    <LotForm
      contract={writeOffLot}
      entered={entered}
      writing={writing}
      save={t('lots.saveGone')}
      draftOf={(fields, said) => ({
        ...said,
        id: writing.id,
        keeperId: lot.keeperId,
        lotId: lot.id,
        gone: {
          grams: typedGrams(amount, { counted: lot, left }),
          reason: reasonOf(fields['gone.reason']),
        },
      })}
      check={(draft) => checkWithLots(goneStep(draft, someMaker()), stock.lots, rightNow())}
    >
      <AmountField
        name="gone.grams"
        label={t('lots.howMuch')}
        counted={lot}
        left={left}
        value={amount}
        onChange={setAmount}
      />
      <ReasonField begins={entered?.gone.reason ?? ''} reasons={goingReasons} />
    </LotForm>
  );
};
