import { useEffect } from 'react';
import { useParams } from 'wouter';
import { readImport, type ImportRun } from '@shuka/domain/imports';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ImportActs } from './ImportActs.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { stateWords } from './state-words.ts';
import { useDesk } from './use-desk.ts';

const everyMillis = 1500;

const isBusy = ({ state }: ImportRun): boolean => ['reading', 'applying', 'undoing'].includes(state);

const Whole = ({ run, onChanged }: { readonly run: ImportRun; readonly onChanged: () => void }) => {
  const words = useWords();
  const { t, say } = words;
  const busy = isBusy(run);
  useEffect(() => {
    const timer = busy ? setInterval(onChanged, everyMillis) : undefined;
    return () => clearInterval(timer);
  }, [busy, onChanged]);
  const facts = (['good', 'bad', 'done', 'failed', 'undone', 'kept'] as const)
    .filter((one) => one === 'good' || one === 'bad' || run[one] > 0)
    .map((one) => [say(`imports.row.${one}`), formatNumber(run[one])] as const);
  return (
    <>
      <h1 className="break-all text-2xl font-bold">{run.fileName}</h1>
      <p>
        {say(`imports.kind.${run.kind}`)} · {stateWords(run, words)}
      </p>
      {run.fault !== null && (
        <Notice kind="error">
          {[say(`imports.fileFault.${run.fault}`), run.faultColumns.join(', ')].filter((part) => part !== '').join(' ')}
        </Notice>
      )}
      {busy && <ImportProgress run={run} />}
      {run.fault === null && <Facts facts={facts} />}
      {run.ignored.length > 0 && (
        <p className="break-words">{t('imports.ignored', { names: run.ignored.join(', ') })}</p>
      )}
      <ImportActs run={run} onChanged={onChanged} />
      {!busy && run.bad > 0 && <RefusedRows importId={run.id} state="bad" />}
      {!busy && run.failed > 0 && <RefusedRows importId={run.id} state="failed" />}
      {!busy && run.kept > 0 && <RefusedRows importId={run.id} state="kept" />}
    </>
  );
};

/** One list: how far it is, what is wrong with which rows, and what may be done with it now. */
export const ImportPage = () => {
  const { t } = useWords();
  const { list } = useDesk();
  const importId = (useParams()['importId'] ?? '').toLowerCase();
  const loaded = useLoad(readImport, { importId });
  return (
    <section className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={list}>{t('imports.title')}</BackLink>
      <LoadedPart loaded={loaded}>{(run) => <Whole run={run} onChanged={loaded.reload} />}</LoadedPart>
    </section>
  );
};
