import {
  circle,
  circleMarker,
  divIcon,
  gridLayer,
  marker,
  polygon,
  polyline,
  type LatLngTuple,
  type Layer,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { Crossing } from '@shuka/domain/kit/boundary-crossing.ts';
import type { Fix } from '@shuka/domain/kit/fixes.ts';
import type { Boundary, Position } from '@shuka/domain/kit/geodesy.ts';
import type { Neighbour } from './plot-facts.ts';

/** What a map shows. Positions are longitude first; Leaflet wants latitude first, and only this file knows. */
export type Scene = {
  readonly corners: Boundary;
  readonly isClosed: boolean;
  readonly crossing: Crossing | null;
  readonly neighbours: readonly Neighbour[];
  readonly picked: number | null;
};

/** What a person does to the corners on the map; without it they stand still. */
export type Hands = {
  readonly onPick: (index: number) => void;
  readonly onMove: (index: number, position: Position) => void;
  readonly cornerName: (number: number) => string;
};

/** Above this, corners are not drawn one by one: a steady walk leaves hundreds, and a phone draws them slowly. */
const mostHandles = 120;

export const latLng = ([longitude, latitude]: Position): LatLngTuple => [latitude, longitude];
export const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => [lng, lat];

const square = (): HTMLElement => {
  const tile = document.createElement('div');
  tile.className = 'border-l border-t border-line';
  return tile;
};

/** Squares that move with the map, so that a ground without pictures still shows that it moves. */
export const makeGrid = (maxZoom: number): Layer => Object.assign(gridLayer({ maxZoom }), { createTile: square });

/** A name as text, never as markup: people type it. */
const label = (name: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
};

const drawNeighbour = ({ name, boundary, sharedHectares }: Neighbour, group: LayerGroup): void => {
  const colours = sharedHectares > 0 ? 'stroke-ochre fill-ochre' : 'stroke-ink-soft fill-ink-soft';
  polygon(boundary.map(latLng), {
    weight: 2,
    dashArray: '6 5',
    fillOpacity: 0.15,
    interactive: false,
    className: colours,
  })
    .bindTooltip(label(name), { permanent: true, direction: 'center' })
    .addTo(group);
};

/** The person, and the circle the phone is about two thirds sure of. */
export const drawHere = (here: Fix | null, group: LayerGroup): void => {
  group.clearLayers();
  if (here === null) return;
  const look = { interactive: false, weight: 1, fillOpacity: 0.12, className: 'stroke-clay fill-clay' };
  circle(latLng(here.position), { ...look, radius: here.accuracyMetres }).addTo(group);
  circleMarker(latLng(here.position), { ...look, radius: 7, weight: 3, fillOpacity: 1 }).addTo(group);
};

/** The edges of a crossing, each on its own: they must be seen apart from the boundary they belong to. */
const drawCrossing = (corners: Boundary, crossing: Crossing, group: LayerGroup): void => {
  for (const edge of crossing) {
    const ends = [corners[edge], corners[(edge + 1) % corners.length]].filter((end) => end !== undefined);
    polyline(ends.map(latLng), { weight: 7, interactive: false, className: 'stroke-danger fill-none' }).addTo(group);
  }
};

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, -4],
  ArrowDown: [0, 4],
};

/** Arrow keys move a corner that has the focus, a few points at a time, instead of the map. */
const moveByKeys = (handle: Marker, index: number, map: LeafletMap, hands: Hands): void => {
  handle.on('keydown', (event) => {
    const { originalEvent } = event as LeafletKeyboardEvent;
    const step = steps[originalEvent.key];
    if (step === undefined) return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    const place = map.latLngToContainerPoint(handle.getLatLng()).add(step as [number, number]);
    hands.onMove(index, positionOf(map.containerPointToLatLng(place)));
  });
};

export type Sheet = { readonly map: LeafletMap; readonly group: LayerGroup };

const drawHandle = (
  { map, group }: Sheet,
  hands: Hands,
  position: Position,
  index: number,
  isPicked: boolean,
): void => {
  const face = document.createElement('span');
  face.textContent = String(index + 1);
  face.className =
    'grid size-7 place-items-center rounded-full border-2 border-paper text-xs font-bold ' +
    (isPicked ? 'bg-ochre text-paper' : 'bg-leaf text-on-leaf');
  const icon = divIcon({ html: face, className: 'grid! place-items-center', iconSize: [44, 44] });
  const handle = marker(latLng(position), { icon, draggable: true });
  handle.on('click', () => hands.onPick(index));
  handle.on('dragend', () => hands.onMove(index, positionOf(handle.getLatLng())));
  moveByKeys(handle, index, map, hands);
  handle.addTo(group);
  handle.getElement()?.setAttribute('aria-label', hands.cornerName(index + 1));
  handle.getElement()?.setAttribute('data-corner', String(index));
};

const drawDot = (position: Position, group: LayerGroup): void => {
  const look = { radius: 4, weight: 2, fillOpacity: 1, interactive: false, className: 'stroke-leaf fill-paper' };
  circleMarker(latLng(position), look).addTo(group);
};

/** Drawing anew takes the focus from a corner that is moved by keys; it gets it back. */
const keepingFocus = (map: LeafletMap, work: () => void): void => {
  const held = document.activeElement?.getAttribute('data-corner') ?? null;
  work();
  if (held !== null)
    map.getContainer().querySelector<HTMLElement>(`[data-corner="${held}"]`)?.focus({ preventScroll: true });
};

/** Draws a scene into a group, in place of what was there. */
export const draw = (scene: Scene, sheet: Sheet, hands: Hands | null): void =>
  keepingFocus(sheet.map, () => {
    const { group } = sheet;
    const { corners, isClosed, crossing, neighbours, picked } = scene;
    group.clearLayers();
    for (const neighbour of neighbours) drawNeighbour(neighbour, group);
    const look = { weight: 4, fillOpacity: 0.2, interactive: false };
    if (isClosed) polygon(corners.map(latLng), { ...look, className: 'stroke-leaf fill-leaf' }).addTo(group);
    else polyline(corners.map(latLng), { ...look, fill: false, className: 'stroke-leaf fill-none' }).addTo(group);
    if (crossing !== null) drawCrossing(corners, crossing, group);
    if (corners.length > mostHandles) return;
    corners.forEach((position, index) =>
      hands === null ? drawDot(position, group) : drawHandle(sheet, hands, position, index, index === picked),
    );
  });
