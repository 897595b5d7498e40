import { Images, Plus, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { photoRows, plotRows, type Farm, type Plot } from '@shuka/domain/farms';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { type Kept, useKept, useRows } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { hectaresText } from './hectares-text.ts';
import { areaValues, totalHectares } from './plot-facts.ts';
import { usePlotPaths } from './plot-paths.ts';
import { PlotShape } from './PlotShape.tsx';

/** The plots of a farm with their areas, and the way to map another one. */
export const PlotsPanel = ({ farm }: { farm: Farm }) => {
  const { t } = useWords();
  const paths = usePlotPaths();
  const loaded = useRows(plotRows);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('plots.title')}</h2>
      <LoadedPart loaded={loaded}>
        {(all) => <Plots plots={all.filter(({ row }) => row.farmId === farm.id)} />}
      </LoadedPart>
      <Link
        to={paths.add}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <Plus aria-hidden className="size-5" />
        {t('plots.add')}
      </Link>
    </section>
  );
};

const Plots = ({ plots }: { plots: readonly Kept<Plot>[] }) => {
  const { t } = useWords();
  const photos = useKept(photoRows);
  if (plots.length === 0) return <p>{t('plots.none')}</p>;
  const total = totalHectares(plots.map(({ row }) => row));
  return (
    <>
      <p className="font-semibold">{t('plots.total', { count: plots.length, ...areaValues(total) })}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {plots.map((kept) => (
          <PlotCard
            key={kept.row.id}
            kept={kept}
            photoCount={photos.filter(({ row }) => row.plotId === kept.row.id).length}
          />
        ))}
      </ul>
    </>
  );
};

const PlotCard = ({ kept: { row: plot, state }, photoCount }: { kept: Kept<Plot>; photoCount: number }) => {
  const { t } = useWords();
  const paths = usePlotPaths();
  return (
    <li className="relative flex items-center gap-3 rounded-2xl border border-line bg-paper p-3 shadow-sm hover:shadow-md">
      <PlotShape boundary={plot.boundary} />
      <div className="grid min-w-0 gap-1">
        <h3 className="font-bold">
          <Link to={paths.plot(plot.id)} className="break-words after:absolute after:inset-0 after:rounded-2xl">
            {plot.name}
          </Link>
        </h3>
        <p>{t('plots.areaValue', areaValues(plot.areaHectares))}</p>
        <StateMark state={state} />
        {photoCount > 0 && (
          <p className="flex items-center gap-1 text-sm">
            <Images aria-hidden className="size-4 shrink-0" />
            {t('plots.photoCount', { count: photoCount })}
          </p>
        )}
        {plot.overlapHectares > 0 && (
          <p className="flex items-start gap-1 text-sm font-medium text-ochre">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('plots.overlapNote', { hectares: hectaresText(plot.overlapHectares) })}
          </p>
        )}
      </div>
    </li>
  );
};
