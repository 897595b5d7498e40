import { Pencil, Spline, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, Redirect, useLocation, useParams } from 'wouter';
import { plotRows, removePlot, type Plot } from '@shuka/domain/farms';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { perimeterMetres } from '@shuka/domain/kit/geodesy.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Facts } from '#kit/facts.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { type Kept, useKept, useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { foundWords } from './capture-ways.ts';
import { hectaresText } from './hectares-text.ts';
import { MapPart } from './MapPart.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { areaValues, neighboursOf } from './plot-facts.ts';
import { usePlotPaths } from './plot-paths.ts';
import { RenamePlotForm } from './RenamePlotForm.tsx';

/** One plot: where it lies, how large it is, its photos, and what can be changed of it. */
export const PlotPage = () => {
  const { plotId } = useParams();
  return plotId === undefined ? <Redirect to="/" replace /> : <OfPlot plotId={plotId.toLowerCase()} />;
};

const OfPlot = ({ plotId }: { plotId: string }) => {
  const { t } = useWords();
  const paths = usePlotPaths();
  const loaded = useRow(plotRows, plotId);
  return (
    <section className="grid max-w-3xl gap-4">
      <BackLink to={paths.farm}>{t('plots.backToFarm')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(kept) => (kept === null ? <Notice kind="hint">{t('plots.gone')}</Notice> : <PlotBody kept={kept} />)}
      </LoadedPart>
    </section>
  );
};

const usePlotFacts = (plot: Plot) => {
  const { t, language } = useWords();
  const accuracy = plot.accuracyMetres;
  return [
    [t('plots.area'), t('plots.areaValue', areaValues(plot.areaHectares))],
    [t('plots.perimeter'), t('plots.metres', { metres: Math.round(perimeterMetres(plot.boundary)) })],
    [t('plots.corners'), formatNumber(plot.boundary.length)],
    [t('plots.found'), t(foundWords[plot.capturedBy])],
    ...(accuracy === null ? [] : [[t('plots.accuracy'), t('plots.metres', { metres: Math.ceil(accuracy) })] as const]),
    [t('plots.since'), formatDate(plot.createdAt, language)],
  ] as const;
};

const PlotBody = ({ kept: { row: plot, state } }: { kept: Kept<Plot> }) => {
  const { t } = useWords();
  const facts = usePlotFacts(plot);
  const plots = useKept(plotRows);
  const scene = useMemo(() => {
    const neighbours = neighboursOf(
      plot.boundary,
      plot.id,
      plots.map(({ row }) => row),
    );
    return { corners: plot.boundary, isClosed: true, crossing: null, neighbours, picked: null };
  }, [plot, plots]);
  const [first = [0, 0]] = plot.boundary;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{plot.name}</h1>
      <StateMark state={state} />
      {plot.overlapHectares > 0 && (
        <Notice kind="hint">{t('plots.overlapNote', { hectares: hectaresText(plot.overlapHectares) })}</Notice>
      )}
      {plot.looksMocked && <Notice kind="hint">{t('plots.mockedNote')}</Notice>}
      <MapPart scene={scene} start={{ position: first, isNear: true }} />
      <Facts facts={facts} />
      <PlotActs plot={plot} />
      <PhotosPanel farmId={plot.farmId} plotId={plot.id} />
    </>
  );
};

const PlotActs = ({ plot }: { plot: Plot }) => {
  const { t } = useWords();
  const paths = usePlotPaths();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => setOpened('rename')}>
        <Pencil aria-hidden className="size-5" />
        {t('plots.rename')}
      </Button>
      <Link
        to={paths.boundary(plot.id)}
        className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
      >
        <Spline aria-hidden className="size-5" />
        {t('plots.redraw')}
      </Link>
      <Button look="danger" onClick={() => setOpened('remove')}>
        <Trash2 aria-hidden className="size-5" />
        {t('plots.remove')}
      </Button>
      <Dialog title={t('plots.rename')} isOpen={opened === 'rename'} onClose={close}>
        <RenamePlotForm key={plot.name} plot={plot} onRenamed={close} />
      </Dialog>
      <Dialog title={t('plots.removeTitle', { name: plot.name })} isOpen={opened === 'remove'} onClose={close}>
        <Form
          contract={removePlot}
          draftOf={() => ({ plotId: plot.id, revision: plot.revision })}
          onDone={() => navigate(paths.farm, { replace: true })}
        >
          <p>{t('plots.removeText')}</p>
          <SubmitButton look="danger" sending={t('form.saving')}>
            {t('plots.remove')}
          </SubmitButton>
          <Button look="quiet" onClick={close}>
            {t('form.cancel')}
          </Button>
        </Form>
      </Dialog>
    </div>
  );
};
