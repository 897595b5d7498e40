import { control, latLngBounds, layerGroup, map as makeMap, tileLayer, type Map as LeafletMap } from 'leaflet';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { draw, drawHere, latLng, makeGrid, positionOf, type Hands, type Scene } from './plot-layers.ts';

/** What a map is asked to show and to do. */
export type MapWish = {
  /** Drawn anew when it is another object. */
  readonly scene: Scene;
  readonly here?: Fix | null;
  /** Where the map begins when the scene has no place of its own; near it, or far above it. */
  readonly start: { readonly position: Position; readonly isNear: boolean };
  readonly hands?: Hands;
  /** From too far above, a tap comes nearer instead: a finger would cover a whole village. */
  readonly onTap?: (position: Position) => void;
  /** Tells the middle of the map when it comes to rest, null from too far above; a cross then marks it. */
  readonly onRest?: (position: Position | null) => void;
};

const farZoom = 8;
const leastTapZoom = 15;
const nearZoom = 18;
const mostZoom = 21;
const comingNearer = 3;

/** The owner of the house may name a tile server; without one, or without a network, the ground stays plain. */
const addTiles = (map: LeafletMap): void => {
  const { tiles, tilesBy = '' } = document.documentElement.dataset;
  if (tiles === undefined || tiles === '' || !navigator.onLine) return;
  tileLayer(tiles, { maxZoom: mostZoom, maxNativeZoom: nearZoom, attribution: tilesBy }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
};

const openOn = (map: LeafletMap, { scene, here, start }: MapWish): void => {
  const around = scene.neighbours.flatMap(({ boundary }) => [...boundary]);
  const places = [scene.corners, start.isNear ? [start.position] : [], here ? [here.position] : [], around];
  const first = places.find((some) => some.length > 0);
  if (first === undefined) map.setView(latLng(start.position), farZoom, { animate: false });
  else map.fitBounds(latLngBounds(first.map(latLng)).pad(0.25), { maxZoom: nearZoom, animate: false });
};

/** What the map moves to by itself when it changes; all else the person moves. */
const placeOf = ({ start, here }: MapWish): string =>
  `${start.position.join(' ')} ${start.isNear} ${here ? 'here' : ''}`;

const follow = (map: LeafletMap, before: MapWish, now: MapWish): void => {
  const last = now.scene.corners.at(-1);
  if (last === undefined) return placeOf(before) === placeOf(now) ? undefined : openOn(map, now);
  const isNew = last.join(' ') !== before.scene.corners.at(-1)?.join(' ');
  if (isNew && !map.getBounds().contains(latLng(last))) openOn(map, now);
};

type Names = { readonly zoomIn: string; readonly zoomOut: string };

/** A Leaflet map in an element: it shows each wish as it comes, and what is done on it reaches the newest one. */
export const openGround = (element: HTMLElement, first: MapWish, { zoomIn, zoomOut }: Names) => {
  let wish = first;
  const map = makeMap(element, { zoomControl: false, attributionControl: false, maxZoom: mostZoom });
  const middle = (): Position | null => (map.getZoom() >= leastTapZoom ? positionOf(map.getCenter()) : null);
  map.on('moveend', () => wish.onRest?.(middle()));
  map.on('click', ({ latlng }) => {
    if (wish.onTap === undefined) return;
    if (map.getZoom() >= leastTapZoom) wish.onTap(positionOf(latlng));
    else map.setView(latlng, map.getZoom() + comingNearer);
  });
  openOn(map, first);
  makeGrid(mostZoom).addTo(map);
  addTiles(map);
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  const [plots, person] = [layerGroup().addTo(map), layerGroup().addTo(map)];
  const hands: Hands = {
    onPick: (index) => wish.hands?.onPick(index),
    onMove: (index, position) => wish.hands?.onMove(index, position),
    cornerName: (number) => wish.hands?.cornerName(number) ?? '',
  };
  const show = (next: MapWish, isFirst = false): void => {
    const before = wish;
    wish = next;
    if (isFirst || next.scene !== before.scene)
      draw(next.scene, { map, group: plots }, next.hands === undefined ? null : hands);
    if (isFirst || next.here !== before.here) drawHere(next.here ?? null, person);
    follow(map, before, next);
  };
  show(first, true);
  /** A map that still moves tells of its rest while it is taken down, when it has no middle any more. */
  const close = (): void => void map.off('moveend').remove();
  return { show, close };
};

export type Ground = ReturnType<typeof openGround>;
