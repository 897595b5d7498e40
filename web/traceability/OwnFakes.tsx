import type { ReactNode } from 'react';
import { listFakes, type FakeReport } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** A report of a fake, with what became of it. */
export const FakeCard = ({ report, children }: { readonly report: FakeReport; readonly children?: ReactNode }) => {
  const { t, say, language } = useWords();
  const { name, at, says, place, reportedAt, state, answer, companyName } = report;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-paper p-4 break-words">
      <h3 className="font-semibold">{[name, companyName].filter((text) => text !== '').join(', ')}</h3>
      <p className="text-sm">{t('codes.fakeCode', { code: at })}</p>
      <blockquote className="border-l-4 border-ochre pl-3 whitespace-pre-line">{says}</blockquote>
      <p className="text-sm text-ink-soft">
        {[place, formatDateTime(reportedAt, language)].filter((text) => text !== '').join(' · ')}
      </p>
      <p>
        <strong>{say(`codes.fakeState.${state}`)}</strong> {answer}
      </p>
      {children}
    </li>
  );
};

/** What people reported as false under the codes of a company. */
export const OwnFakes = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listFakes, { companyId, ...pages.query });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold">{t('codes.fakesTitle')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('codes.noFakes')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((report) => (
                <FakeCard key={report.id} report={report} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
