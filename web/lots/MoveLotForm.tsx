import { checkWithLots, movedStep, moveLot, type Lot, type MoveDraft } from '@shuka/domain/lots';
import { useWords } from '#kit/words.tsx';
import { LotForm, rightNow, someMaker } from './LotForm.tsx';
import { PlaceField } from './PlaceField.tsx';
import { knownPlaces, type Stock } from './use-stock.ts';
import type { Writing } from './writing.ts';

type Props = {
  readonly lot: Lot;
  readonly stock: Stock;
  readonly entered: MoveDraft | null;
  readonly writing: Writing<typeof moveLot>;
};

/** Where a lot went, whole. */
export const MoveLotForm = ({ lot, stock, entered, writing }: Props) => {
  const { t } = useWords();
  return (
    <LotForm
      contract={moveLot}
      entered={entered}
      writing={writing}
      save={t('lots.saveMoved')}
      draftOf={(fields, said) => ({
        ...said,
        id: writing.id,
        keeperId: lot.keeperId,
        lotId: lot.id,
        standsAt: fields['standsAt'] ?? '',
      })}
      check={(draft) => checkWithLots(movedStep(draft, someMaker()), stock.lots, rightNow())}
    >
      <PlaceField
        name="standsAt"
        label={t('lots.movedTo')}
        begins={entered?.standsAt ?? ''}
        known={knownPlaces(stock.steps)}
      />
    </LotForm>
  );
};
