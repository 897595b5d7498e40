import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { CornerTable } from './CornerTable.tsx';
import type { MapWish } from './plot-ground.ts';
import { PlotShape } from './PlotShape.tsx';

/** In place of a map whose program did not come: all else of the page works on. */
const NoMap = ({ scene }: MapWish) => {
  const { t } = useWords();
  return (
    <div className="grid justify-items-center gap-2">
      {scene.corners.length > 0 && <PlotShape boundary={scene.corners} className="size-40" />}
      <Notice kind="hint">{t('plots.noMap')}</Notice>
    </div>
  );
};

/** Caught around the whole import: the bundler asks for the map's styles before the part itself, and that can fail too. */
const loadPlotMap = async () => {
  try {
    return (await import('./PlotMap.tsx')).PlotMap;
  } catch {
    return NoMap;
  }
};

const PlotMap = lazy(loadPlotMap);

/** The map, which loads when it is shown, and behind it the same in numbers. */
export const MapPart = ({ onRemove, ...map }: MapWish & { readonly onRemove?: (index: number) => void }) => (
  <div className="grid gap-2">
    <Suspense fallback={<Loading />}>
      <PlotMap {...map} />
    </Suspense>
    {map.scene.corners.length > 0 && (
      <CornerTable corners={map.scene.corners} {...(onRemove === undefined ? {} : { onRemove })} />
    )}
  </div>
);
