import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { reportRows, submitReport, type Report, type ReportDraft } from '@shuka/domain/reports';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept, useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { fieldsOfFarm, fieldsOfReport } from './fields-of-report.ts';
import { ReportForm } from './ReportForm.tsx';
import { useReportPaths } from './report-paths.ts';
import { SavedDialog } from './SavedDialog.tsx';
import { sendReport } from './send-report.ts';
import { beginReport, draftKeyOf } from './unfinished-report.ts';
import { useUnfinished } from './use-unfinished.ts';

/** The form for a new report of a farm, or for one that takes the place of another. */
export const NewReportPage = () => {
  const { t } = useWords();
  const paths = useReportPaths();
  const [search] = useSearchParams();
  const loaded = useRow(farmRows, search.get('farm')?.toLowerCase() ?? '');
  if (search.get('farm') === null) return <Redirect to={paths.overview} replace />;
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={paths.overview}>{t(paths.overviewSays)}</BackLink>
      <LoadedPart loaded={loaded}>
        {(farm) =>
          farm === null ? (
            <Notice kind="hint">{t('farms.notHere')}</Notice>
          ) : (
            <OfFarm key={farm.row.id} farm={farm.row} corrects={search.get('corrects')?.toLowerCase()} />
          )
        }
      </LoadedPart>
    </section>
  );
};

const OfFarm = ({ farm, corrects }: { readonly farm: Farm; readonly corrects: string | undefined }) => {
  const before = rowsOf(useKept(reportRows)).find(({ id }) => id === corrects) ?? null;
  const seasons = rowsOf(useKept(seasonRows))
    .filter(({ farmId }) => farmId === farm.id)
    .toSorted((one, other) => (one.plantedOn < other.plantedOn ? 1 : -1));
  return <Writing farm={farm} seasons={seasons} before={before} />;
};

type WritingProps = { readonly farm: Farm; readonly seasons: readonly Season[]; readonly before: Report | null };

/** A report goes on from the one it corrects; a new one begins with what the farm tells and its season of today. */
const begin = ({ farm, seasons, before }: WritingProps) => {
  const [open] = seasons.filter(({ endedOn }) => endedOn === null);
  return before === null
    ? beginReport(fieldsOfFarm(farm, open?.id ?? null, new Date()))
    : beginReport(fieldsOfReport(before), before.photoIds);
};

const Writing = (props: WritingProps) => {
  const { farm, seasons, before } = props;
  const words = useWords();
  const { t } = words;
  const corrects = before?.id ?? null;
  const [turn, setTurn] = useState(0);
  const [saved, setSaved] = useState<string | null>(null);
  const { value, change, drop, isKept, wasBegun } = useUnfinished(draftKeyOf(farm.id, corrects), () => begin(props));
  if (value === null) return <Loading />;
  const send = async (draft: object) => {
    const failure = await sendReport(submitReport, draft as ReportDraft, words); // the contract checks it
    if (failure !== null) return failure;
    await drop();
    setSaved(value.reportId);
    return null;
  };
  const startAgain = (): void => {
    change(() => begin(props));
    setTurn(turn + 1);
  };
  return (
    <>
      <h1 className="break-words text-2xl font-bold">
        {t(corrects === null ? 'reports.newTitle' : 'reports.correctTitle', { farm: farm.name })}
      </h1>
      {wasBegun && turn === 0 && saved === null && (
        <Notice kind="hint">
          <p>{t('reports.goesOn')}</p>
          <Button look="bare" onClick={startAgain}>
            {t('reports.beginAgain')}
          </Button>
        </Notice>
      )}
      {!isKept && <Notice kind="error">{t('reports.notKept')}</Notice>}
      <ReportForm key={turn} about={{ farm, seasons, corrects }} value={value} change={change} send={send} />
      <SavedDialog reportId={saved} />
    </>
  );
};
