import { useState } from 'react';
import {
  checkWithLots,
  grades,
  joinedStep,
  joinLots,
  mayJoin,
  sumOf,
  type JoinDraft,
  type Lot,
  type Take,
} from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { typedGrams } from './AmountField.tsx';
import { ErrorOf } from './ErrorOf.tsx';
import { GradeField } from './GradeField.tsx';
import { countOf, kilogramsText } from './lot-words.ts';
import { LotForm, rightNow, someMaker } from './LotForm.tsx';
import { PlaceField } from './PlaceField.tsx';
import { ShareItem, type Share } from './ShareItem.tsx';
import { knownPlaces, type Stock } from './use-stock.ts';
import type { Writing } from './writing.ts';

type Props = {
  /** The lot that others are joined with. */
  readonly lot: Lot;
  readonly stock: Stock;
  readonly entered: JoinDraft | null;
  readonly writing: Writing<typeof joinLots>;
};

const sharesFrom = ({ lot, stock, entered }: Props): Share[] => {
  const others = [...stock.lots.values()].filter(({ id, leftGrams }) => id !== lot.id && leftGrams > 0);
  return [lot, ...others.filter((other) => mayJoin(lot, other))].map((one) => {
    const taken = entered?.takes.find(({ lotId }) => lotId === one.id)?.grams;
    const grams = Math.min(taken ?? one.leftGrams, one.leftGrams);
    return {
      lot: one,
      isIn: one.id === lot.id || taken !== undefined,
      amount: { count: String(countOf(grams, one)), unit: one.unit },
    };
  });
};

const takeOf = ({ lot, amount }: Share): Take => ({
  lotId: lot.id,
  grams: typedGrams(amount, { counted: lot, left: lot.leftGrams }),
});

const useShares = (props: Props) => {
  const [shares, setShares] = useState(() => sharesFrom(props));
  const change = (lotId: string, next: Partial<Share>): void =>
    setShares(shares.map((share) => (share.lot.id === lotId ? { ...share, ...next } : share)));
  return { shares, change, takes: shares.filter(({ isIn }) => isIn).map(takeOf) };
};

/** Lots of one crop that become one: which, and how much of each; all of each, unless said otherwise. */
export const JoinLotsForm = (props: Props) => {
  const { lot, stock, entered, writing } = props;
  const { t } = useWords();
  const { shares, change, takes } = useShares(props);
  const [lotId] = useState(() => entered?.lot.id ?? newId());
  const { unit, kilogramsPerUnit, calibration } = lot;
  const sum = sumOf(takes);
  if (shares.length === 1) return <Notice kind="hint">{t('lots.nothingToJoin')}</Notice>;
  const draftOf = (fields: Readonly<Record<string, string>>, said: Pick<JoinDraft, 'happenedOn' | 'note'>) => {
    const grade = grades.find((one) => one === fields['lot.grade']) ?? lot.grade;
    const standsAt = fields['lot.standsAt'] ?? '';
    const joined = { id: lotId, grams: sum, grade, unit, kilogramsPerUnit, calibration, standsAt };
    return { ...said, id: writing.id, keeperId: lot.keeperId, takes, lot: joined, gone: null };
  };
  return (
    <LotForm
      contract={joinLots}
      entered={entered}
      writing={writing}
      save={t('lots.saveJoined')}
      draftOf={draftOf}
      check={(draft) => checkWithLots(joinedStep(draft, someMaker()), stock.lots, rightNow())}
    >
      <ul className="grid gap-3">
        {shares.map((share) => (
          <ShareItem
            key={share.lot.id}
            share={share}
            isFirst={share.lot.id === lot.id}
            amountName={['takes', takes.findIndex((take) => take.lotId === share.lot.id), 'grams'].join('.')}
            onChange={(next) => change(share.lot.id, next)}
          />
        ))}
      </ul>
      <ErrorOf name="takes" />
      <p aria-live="polite" className="text-xl font-bold">
        {!Number.isNaN(sum) && t('lots.joinedIs', { kilograms: kilogramsText(sum) })}
      </p>
      <GradeField name="lot.grade" begins={entered?.lot.grade ?? lot.grade} />
      <PlaceField name="lot.standsAt" begins={entered?.lot.standsAt ?? lot.standsAt} known={knownPlaces(stock.steps)} />
    </LotForm>
  );
};
