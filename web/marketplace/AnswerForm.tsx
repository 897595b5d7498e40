import { useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { answerDemand, costOf, firstDayOffered, type Demand, type FittingLot } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { BidFields } from './BidFields.tsx';
import { LotChoice, type Chosen } from './LotChoice.tsx';
import { useMarket } from './demand-paths.ts';
import { kilograms, typedGrams, weight } from './demand-words.ts';

type Props = {
  readonly demand: Demand;
  readonly days: { readonly from: string; readonly until: string };
  readonly lots: readonly FittingLot[];
  readonly onOld: () => void;
};

const gramsOf = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, typed) => sum + (typedGrams(typed) || 0), 0);

/** Lots of one farmer, or of several whom a manager pools to one load, at a price and by a day. */
export const AnswerForm = ({ demand, days, lots, onOld }: Props) => {
  const words = useWords();
  const { t } = words;
  const market = useMarket();
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [day] = useState(() => firstDayOffered(days, new Date()));
  const [first] = lots;
  const [chosen, setChosen] = useState<Chosen>(
    lots.length === 1 && first !== undefined ? { [first.lotId]: kilograms(first.freeGrams) } : {},
  );
  const [price, setPrice] = useState(demand.koboPerKilogram === null ? '' : String(demand.koboPerKilogram / 100));
  const grams = gramsOf(chosen);
  const kobo = parseNaira(price);
  const farmers = new Set(lots.filter(({ lotId }) => lotId in chosen).map(({ keeperId }) => keeperId)).size;
  const taken = lots.flatMap(({ lotId, keeperId }) =>
    lotId in chosen ? [{ lotId, keeperId, grams: typedGrams(chosen[lotId]) }] : [],
  );
  return (
    <Form
      contract={answerDemand}
      draftOf={({ day: by = '', note = '' }) => ({
        id,
        demandId: demand.id,
        seenVersion: demand.version,
        lots: taken,
        koboPerKilogram: kobo ?? Number.NaN,
        grams,
        day: by,
        note,
      })}
      onDone={(made) => go(`${market}/answers/${made.id}`)}
      failureWords={(failure) => {
        if (failure.code === 'terms-changed') onOld();
        return failureWords(failure, words);
      }}
    >
      <LotChoice lots={lots} chosen={chosen} onChosen={setChosen} />
      <p aria-live="polite" className="rounded-2xl bg-leaf-soft p-4 text-lg font-bold">
        {farmers > 1
          ? t('demand.poolOf', { count: farmers, weight: weight(grams, words) })
          : t('demand.together', { weight: weight(grams, words) })}
        {kobo !== null && grams > 0 && <span className="block">{formatNaira(costOf(grams, kobo))}</span>}
      </p>
      <BidFields price={price} onPrice={setPrice} day={day} days={days} />
      <p>{t('demand.promised')}</p>
      <SubmitButton sending={t('form.sending')}>{t('demand.sendAnswer')}</SubmitButton>
    </Form>
  );
};
