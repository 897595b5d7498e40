import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { farmRows, plotRows, type Farm, type Plot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { areDraftsKept } from '#kit/drafts.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow, useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ways } from './capture-ways.ts';
import { CheckBoundaryForm } from './CheckBoundaryForm.tsx';
import { beginCapture, type CaptureWay } from './plot-capture.ts';
import { draftKeyOf } from './plot-draft.ts';
import { redrawnFrom } from './plot-facts.ts';
import { usePlotPaths } from './plot-paths.ts';
import { ResumeNotice } from './ResumeNotice.tsx';
import { FindCorners } from './FindCorners.tsx';
import { useCapture, type Capturing } from './use-capture.ts';

/** Finding the boundary of a farm's new plot, or of one of its plots anew. */
export const MapPlotPage = () => {
  const { farmId, plotId } = useParams();
  if (farmId === undefined) return <Redirect to="/" replace />;
  return <OfFarm farmId={farmId.toLowerCase()} plotId={plotId?.toLowerCase() ?? null} />;
};

const OfFarm = ({ farmId, plotId }: { farmId: string; plotId: string | null }) => {
  const { t } = useWords();
  const { farm: farmPath } = usePlotPaths();
  const farm = useRow(farmRows, farmId);
  const plots = useRows(plotRows);
  return (
    <section className="grid max-w-3xl gap-4">
      <BackLink to={farmPath}>{t('plots.backToFarm')}</BackLink>
      <LoadedPart loaded={farm}>
        {(keptFarm) => (
          <LoadedPart loaded={plots}>
            {(kept) => {
              const all = kept.map(({ row }) => row);
              const plot = all.find(({ id }) => id === plotId) ?? null;
              const isGone = keptFarm === null || (plotId !== null && plot === null);
              if (isGone) return <Notice kind="hint">{t('plots.gone')}</Notice>;
              return <Mapping key={plotId} farm={keptFarm.row} plot={plot} plots={all} />;
            }}
          </LoadedPart>
        )}
      </LoadedPart>
    </section>
  );
};

type MappingProps = { readonly farm: Farm; readonly plot: Plot | null; readonly plots: readonly Plot[] };

const Mapping = ({ farm, plot, plots }: MappingProps) => {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const paths = usePlotPaths();
  const capturing = useCapture(draftKeyOf(farm.id, plot?.id ?? null));
  const [isResumed, setResumed] = useState(false);
  const { capture } = capturing;
  const isFound = capture && !isResumed && capture.corners.length > 0;
  const isBlank = capture && !isResumed && capture.corners.length === 0;

  const begin = (way: CaptureWay): void => {
    const now = Date.now();
    setResumed(true);
    capturing.begin(plot === null ? beginCapture(newId(), way, now) : redrawnFrom(plot, way, now));
  };
  const saved = async (): Promise<void> => {
    const savedId = capture?.plotId ?? '';
    await capturing.forget();
    navigate(paths.plot(savedId), { replace: true });
  };

  return (
    <>
      <h1 className="break-words text-2xl font-bold">
        {plot === null ? t('plots.newTitle', { farm: farm.name }) : t('plots.redrawTitle', { name: plot.name })}
      </h1>
      <KeepingNotice capturing={capturing} />
      {capture === undefined && <Loading />}
      {(capture === null || isBlank) && <ChooseWay onChosen={begin} />}
      {isFound && (
        <ResumeNotice capture={capture} onResume={() => setResumed(true)} onForget={() => void capturing.forget()} />
      )}
      {capture && isResumed && !capture.isChecking && (
        <FindCorners key={capture.way} farm={farm} plots={plots} capture={capture} capturing={capturing} />
      )}
      {capture && isResumed && capture.isChecking && (
        <CheckBoundaryForm
          farm={farm}
          plot={plot}
          plots={plots}
          capture={capture}
          act={capturing.act}
          onSaved={saved}
        />
      )}
    </>
  );
};

/** Says so when corners cannot be kept: a walk of an hour must not be lost unawares. */
const KeepingNotice = ({ capturing: { isUnkept } }: { capturing: Capturing }) => {
  const { t } = useWords();
  const isLasting = areDraftsKept();
  if (isUnkept) return <Notice kind="error">{t('plots.unkept')}</Notice>;
  return isLasting ? null : <Notice kind="hint">{t('plots.notLasting')}</Notice>;
};

const ChooseWay = ({ onChosen }: { onChosen: (way: CaptureWay) => void }) => {
  const { t } = useWords();
  return (
    <>
      <p>{t('plots.chooseWay')}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ way, Icon, name, text }) => (
          <li key={way}>
            <button
              type="button"
              onClick={() => onChosen(way)}
              className="flex size-full items-center gap-4 rounded-2xl border-2 border-leaf bg-paper p-4 text-left hover:bg-leaf-soft sm:flex-col sm:text-center"
            >
              <Icon aria-hidden className="size-12 shrink-0 text-leaf" />
              <span>
                <strong className="block text-lg">{t(name)}</strong>
                {t(text)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
