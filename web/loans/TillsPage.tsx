import { listTills, type TillCard } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';
import { SettleHandInForm } from './SettleHandInForm.tsx';
import { TillCasesPart } from './TillCasesPart.tsx';

/** Cash of loans in the hands of managers: who holds it and since when, what is said to be in the bank, what differs. */
export const TillsPage = () => {
  const { t } = useWords();
  const pages = usePages('tills');
  const loaded = useLoad(listTills, { limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.desk}>{t('lending.deskTitle')}</BackLink>
      <h1 className="text-2xl font-bold">{t('till.deskTitle')}</h1>
      <p>{t('till.deskText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('till.noTills')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((till) => (
                <li key={till.managerId} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <TillOf till={till} onSettled={loaded.reload} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <TillCasesPart />
    </section>
  );
};

const TillOf = ({ till, onSettled }: { readonly till: TillCard; readonly onSettled: () => void }) => {
  const { t, language } = useWords();
  const { managerName, cashKobo, since, isLate, handIn } = till;
  return (
    <>
      <h2 className="text-xl font-bold break-words">{managerName}</h2>
      <p className="text-lg font-semibold">{formatNaira(cashKobo)}</p>
      {since !== null && <p>{t('till.sinceDay', { date: formatDate(since, language) })}</p>}
      {isLate && <p className="font-semibold text-danger">{t('till.lateAtDesk')}</p>}
      {handIn !== null && <SettleHandInForm handIn={handIn} onDone={onSettled} />}
    </>
  );
};
