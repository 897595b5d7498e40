import { listShifts, type ShiftEntry } from '@shuka/domain/relations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { NowOnShift } from './NowOnShift.tsx';
import { OfCompany, type Work } from './OfCompany.tsx';
import { ShiftActs } from './ShiftActs.tsx';
import { ShiftLine } from './ShiftLine.tsx';

/** The book of shifts: who is on shift, the acts of whoever may do them, and every line that was written. */
export const ShiftsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('shift.title')}</h1>
      <OfCompany>{(work) => <Book work={work} />}</OfCompany>
    </section>
  );
};

const perPage = '20';

const Book = ({ work }: { readonly work: Work }) => {
  const pages = usePages(work.companyId);
  const loaded = useLoad(listShifts, { companyId: work.companyId, ...pages.query, limit: perPage });
  return (
    <LoadedPart loaded={loaded}>
      {({ now, colleagues, items, next }) => (
        <>
          <section className="grid gap-4 rounded-2xl border border-line bg-paper p-4">
            <NowOnShift now={now} />
            <ShiftActs work={work} now={now} colleagues={colleagues} onDone={loaded.reload} />
          </section>
          <Lines entries={items} />
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

const Lines = ({ entries }: { readonly entries: readonly ShiftEntry[] }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('shift.book')}</h2>
      {entries.length === 0 && <p>{t('shift.none')}</p>}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <ShiftLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
};
