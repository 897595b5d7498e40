import { useState } from 'react';
import { listCases } from '@shuka/domain/library';
import { usePerson } from '#accounts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { CaseCard } from './CaseCard.tsx';

const states = ['waiting', 'answered'] as const;

type State = (typeof states)[number];

/** The cases that managers passed to an agronomist: those that wait, and those answered. */
export const CasesPart = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const [state, setState] = useState<State>('waiting');
  const pages = usePages(state);
  const loaded = useLoad(listCases, { agronomistId: person.accountId, state, limit: '10', ...pages.query });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('desk.cases')}</h2>
      <p>{t('desk.casesText')}</p>
      <ChoiceChips
        label={t('desk.whichCases')}
        choices={states.map((value) => ({
          value,
          says: t(value === 'waiting' ? 'desk.casesWaiting' : 'desk.casesAnswered'),
        }))}
        chosen={state}
        onChange={setState}
      />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t(state === 'waiting' ? 'desk.noCaseWaits' : 'desk.nothing')}</output>}
            <ul className="grid gap-4 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid">
                  <CaseCard passed={one} onAnswered={loaded.reload} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
