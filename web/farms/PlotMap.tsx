import 'leaflet/dist/leaflet.css';
import { useCallback, useEffect, useRef } from 'react';
import { useWords } from '#kit/words.tsx';
import { openGround, type Ground, type MapWish } from './plot-ground.ts';

const look =
  'isolate h-[min(60dvh,26rem)] w-full rounded-xl border-2 border-line-strong bg-ground! text-ink ' +
  '[&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-10! [&_.leaflet-bar_a]:bg-paper! [&_.leaflet-bar_a]:text-ink! ' +
  '[&_.leaflet-control-scale-line]:bg-paper! [&_.leaflet-control-scale-line]:text-ink! ' +
  '[&_.leaflet-tooltip]:border-line! [&_.leaflet-tooltip]:bg-paper! [&_.leaflet-tooltip]:text-ink!';

/** A plot, its neighbours and the person on a plain ground. It needs no network; what it shows stands in words beside it. */
export const PlotMap = (wish: MapWish) => {
  const { t } = useWords();
  const latest = useRef(wish);
  const ground = useRef<Ground | null>(null);
  const open = useCallback(
    (element: HTMLElement) => {
      ground.current = openGround(element, latest.current, { zoomIn: t('plots.zoomIn'), zoomOut: t('plots.zoomOut') });
      return () => {
        ground.current?.close();
        ground.current = null;
      };
    },
    [t],
  );
  useEffect(() => {
    latest.current = wish;
    ground.current?.show(wish);
  });
  return (
    <div className="relative">
      <section ref={open} aria-label={t('plots.map')} className={look} />
      {wish.onRest !== undefined && <Cross />}
    </div>
  );
};

const Cross = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 40 40"
    className="pointer-events-none absolute inset-0 m-auto size-10 stroke-danger"
  >
    <path d="M20 2v14M20 24v14M2 20h14M24 20h14" strokeWidth="2" />
  </svg>
);
