import { useState } from 'react';
import { checkWithLots, grades, splitLot, splitStep, type Lot, type SplitDraft } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { typedGrams, type TypedAmount } from './AmountField.tsx';
import { countOf } from './lot-words.ts';
import { goneOf, LossFields, useAmount } from './LossFields.tsx';
import { LotForm, rightNow, someMaker } from './LotForm.tsx';
import { partField, PartFields } from './PartFields.tsx';
import { knownPlaces, type Stock } from './use-stock.ts';
import type { Writing } from './writing.ts';

type Props = {
  readonly lot: Lot;
  readonly stock: Stock;
  readonly entered: SplitDraft | null;
  readonly writing: Writing<typeof splitLot>;
};

/** More parts at once are rare, and each is a page's height. */
const mostParts = 5;

type Part = { readonly id: string; readonly amount: TypedAmount };

const useParts = (lot: Lot, entered: SplitDraft | null) => {
  const [count, setCount] = useState(entered?.parts.length ?? 1);
  const [parts, setParts] = useState<readonly Part[]>(() =>
    Array.from({ length: mostParts }, (_, place) => {
      const held = entered?.parts[place];
      const amount = { count: held === undefined ? '' : String(countOf(held.grams, lot)), unit: lot.unit };
      return { id: held?.id ?? newId(), amount };
    }),
  );
  const change = (place: number, amount: TypedAmount): void =>
    setParts(parts.map((part, at) => (at === place ? { ...part, amount } : part)));
  return { parts: parts.slice(0, count), count, setCount, change };
};

type Fields = Readonly<Record<string, string>>;

/** The parts as typed; one that is all there is without a loss beside it takes all, to the gram. */
const partsOf = (lot: Lot, parts: readonly Part[], fields: Fields, hasLoss: boolean): SplitDraft['parts'] => {
  const { unit, kilogramsPerUnit, calibration } = lot;
  const left = parts.length === 1 && !hasLoss ? lot.leftGrams : null;
  return parts.map(({ id, amount }, place) => ({
    id,
    grams: typedGrams(amount, { counted: lot, left }),
    grade: grades.find((grade) => grade === fields[partField(place, 'grade')]) ?? lot.grade,
    unit,
    kilogramsPerUnit,
    calibration,
    standsAt: fields[partField(place, 'standsAt')] ?? '',
  }));
};

/** What is taken out of a lot, part by part; the rest stays in it. */
export const SplitLotForm = ({ lot, stock, entered, writing }: Props) => {
  const { t } = useWords();
  const { parts, count, setCount, change } = useParts(lot, entered);
  const [lost, setLost] = useAmount(lot, entered?.gone?.grams ?? null);
  return (
    <LotForm
      contract={splitLot}
      entered={entered}
      writing={writing}
      save={t('lots.saveSplit')}
      draftOf={(fields, said) => ({
        ...said,
        id: writing.id,
        keeperId: lot.keeperId,
        lotId: lot.id,
        parts: partsOf(lot, parts, fields, lost.count.trim() !== ''),
        gone: goneOf(lost, fields['gone.reason'], lot),
      })}
      check={(draft) => checkWithLots(splitStep(draft, someMaker()), stock.lots, rightNow())}
    >
      <CountField count={count} onChange={setCount} />
      {parts.map(({ id, amount }, place) => (
        <PartFields
          key={id}
          lot={lot}
          place={place}
          begins={entered?.parts[place] ?? lot}
          amount={amount}
          known={knownPlaces(stock.steps)}
          onChange={(next) => change(place, next)}
        />
      ))}
      <LossFields lot={lot} value={lost} begins={entered?.gone ?? null} onChange={setLost} />
    </LotForm>
  );
};

const CountField = ({ count, onChange }: { readonly count: number; readonly onChange: (count: number) => void }) => {
  const { t } = useWords();
  const most = Math.max(mostParts, count);
  return (
    <SelectField
      name="count"
      label={t('lots.howManyParts')}
      value={count}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: most }, (_, place) => (
        <option key={place} value={place + 1}>
          {place + 1}
        </option>
      ))}
    </SelectField>
  );
};
