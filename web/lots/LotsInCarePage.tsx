import { useMemo, useState } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { lotStepRows, stockOf, type Lot } from '@shuka/domain/lots';
import { foldedWords } from '@shuka/domain/kit/fold.ts';

import { usePerson } from '#accounts';
import { produceName } from '#kit/crop-name.ts';
import { TextField } from '#kit/field.tsx';
import { useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { LotCard } from './LotCard.tsx';

const aWindow = 12;

/** All lots that are left of the farmers in care, as this phone knows them, the newest first. */
const useLotsInCare = (ownId: string) => {
  const told = useKept(lotStepRows);
  return useMemo(() => {
    const counting = told.filter(({ row, state }) => row.keeperId !== ownId && state !== 'needs-fixing');
    const states = new Map(told.map(({ row, state }) => [row.id, state]));
    const lots = [...stockOf(counting.map(({ row }) => row)).values()].filter(({ leftGrams }) => leftGrams > 0);
    return { lots: lots.toSorted((one, other) => other.bornOn.localeCompare(one.bornOn)), states };
  }, [told, ownId]);
};

/** Where the lots of a manager's farmers are now, searched by farmer, crop or place. It needs no network. */
export const LotsInCarePage = () => {
  const words = useWords();
  const { t } = words;
  const { person } = usePerson();
  const { lots, states } = useLotsInCare(person.accountId);
  const { nameOf } = usePeople(farmerRows, person.accountId);
  const [typed, setTyped] = useState('');
  const asked = foldedWords(typed);
  const isAsked = (lot: Lot): boolean => {
    const said = foldedWords(`${nameOf(lot.keeperId)} ${lot.crop} ${produceName(lot, words)} ${lot.standsAt}`);
    return asked.every((one) => said.some((word) => word.startsWith(one)));
  };
  const shownLots = lots.filter(isAsked);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('lots.inCare')}</h1>
      <p>{t('lots.inCareLead')}</p>
      <TextField
        name="search"
        type="search"
        label={t('lots.inCareSearch')}
        value={typed}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shownLots.length === 0 && <p>{t('lots.inCareNone')}</p>}
      <ShowMore items={shownLots} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {shown.map((lot) => (
              <LotCard
                key={lot.id}
                lot={lot}
                to={`/extension-farmers/${lot.keeperId}/produce/${lot.id}`}
                state={states.get(lot.bornBy) ?? 'accepted'}
                of={nameOf(lot.keeperId)}
                isUnderTitle
              />
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
};
