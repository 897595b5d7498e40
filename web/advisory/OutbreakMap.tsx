import 'leaflet/dist/leaflet.css';
import { control, latLngBounds, map as makeMap, rectangle, tileLayer, type LatLngBoundsLiteral } from 'leaflet';
import { useCallback } from 'react';
import type { OutbreakCell } from '@shuka/domain/advisory';
import { useWords } from '#kit/words.tsx';

const look =
  'isolate h-[min(60dvh,26rem)] w-full rounded-xl border-2 border-line-strong bg-ground! text-ink ' +
  '[&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-10! [&_.leaflet-bar_a]:bg-paper! [&_.leaflet-bar_a]:text-ink! ' +
  '[&_.leaflet-tooltip]:border-line! [&_.leaflet-tooltip]:bg-paper! [&_.leaflet-tooltip]:text-ink!';

/** Colours say what the words of the table say too. */
const colours = {
  none: 'stroke-leaf fill-leaf',
  few: 'stroke-ochre fill-paper',
  some: 'stroke-ochre fill-ochre',
  many: 'stroke-danger fill-ochre',
} as const;

const boundsOf = ({ corner: [east, north], degrees }: OutbreakCell): LatLngBoundsLiteral => [
  [north, east],
  [north + degrees, east + degrees],
];

const farthest = 10;

const show = (
  element: HTMLElement,
  squares: readonly OutbreakCell[],
  names: { zoomInTitle: string; zoomOutTitle: string },
) => {
  const map = makeMap(element, { zoomControl: false, attributionControl: false, maxZoom: farthest });
  const { tiles, tilesBy = '' } = document.documentElement.dataset;
  if (tiles !== undefined && tiles !== '' && navigator.onLine) {
    tileLayer(tiles, { maxZoom: farthest, attribution: tilesBy }).addTo(map);
    control.attribution({ prefix: false }).addTo(map);
  }
  map.fitBounds(latLngBounds(squares.flatMap(boundsOf)).pad(0.5), { animate: false });
  squares.forEach((square, place) =>
    rectangle(boundsOf(square), { weight: 3, fillOpacity: 0.35, interactive: false, className: colours[square.band] })
      .bindTooltip(String(place + 1), { permanent: true, direction: 'center' })
      .addTo(map),
  );
  control.zoom(names).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  return map;
};

/** Squares on a plain ground, or on pictures where the house has some. The table beside it says the same in words, by the same numbers. */
export const OutbreakMap = ({ squares }: { readonly squares: readonly OutbreakCell[] }) => {
  const { t } = useWords();
  const open = useCallback(
    (element: HTMLElement) => {
      const map = show(element, squares, { zoomInTitle: t('pests.zoomIn'), zoomOutTitle: t('pests.zoomOut') });
      return () => void map.remove();
    },
    [squares, t],
  );
  return <section ref={open} aria-label={t('pests.map')} className={look} />;
};
