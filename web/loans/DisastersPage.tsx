import { decideDisaster, listDisasters, type Disaster } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DisasterForm } from './DisasterForm.tsx';
import { loanPaths } from './loan-paths.ts';
import { TwoWays } from './TwoWays.tsx';

/** Disasters that an authority declared: noted by one of the staff with its paper, confirmed by another. */
export const DisastersPage = () => {
  const { t } = useWords();
  const pages = usePages('disasters');
  const loaded = useLoad(listDisasters, { limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.desk}>{t('lending.deskTitle')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lending.disasters')}</h1>
      <p>{t('lending.disastersText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('lending.noDisasters')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.id} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <Told one={one} onDone={loaded.reload} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <DisasterForm onDone={loaded.reload} />
    </section>
  );
};

const says = {
  declared: 'lending.disasterDeclared',
  confirmed: 'lending.disasterConfirmed',
  refused: 'lending.disasterRefused',
} as const;

const Told = ({ one, onDone }: { readonly one: Disaster; readonly onDone: () => void }) => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const days = { from: formatDate(one.fromOn, language), until: formatDate(one.untilOn, language) };
  const paper = { source: one.source, number: one.sourceNumber, date: formatDate(one.sourceOn, language) };
  const mine = `${person.firstName} ${person.lastName}`.trim() === one.declaredByName;
  return (
    <>
      <h2 className="text-lg font-bold break-words">{one.what}</h2>
      <p className="font-semibold">{t(says[one.state])}</p>
      {one.areas.map(({ stateCode, lgas }) => (
        <p key={stateCode} className="break-words">
          <strong>{stateName(stateCode)}</strong> {lgas.join(', ')}
        </p>
      ))}
      <p>{t('lending.disasterDays', days)}</p>
      <p className="break-words">{t('lending.disasterPaper', paper)}</p>
      <p className="text-sm break-words text-ink-soft">
        {[
          t('loans.planBy', { name: one.declaredByName }),
          one.decidedByName === '' ? '' : t('loans.planDecidedBy', { name: one.decidedByName, words: one.words }),
        ].join(' ')}
      </p>
      {one.state === 'declared' && mine && <p>{t('lending.disasterWaits')}</p>}
      {one.state === 'declared' && !mine && (
        <TwoWays
          contract={decideDisaster}
          yes={{ value: 'confirm', says: 'lending.disasterConfirm' }}
          no={{ value: 'refuse', says: 'loans.refuse' }}
          draftOf={(decision, { words, password }) => ({ disasterId: one.id, decision, words, password })}
          onDone={onDone}
        />
      )}
    </>
  );
};
