import { acceptsFix, averageFix, defaultSpacingMetres, shouldTakeCorner, type Fix } from '@shuka/domain/kit/fixes.ts';
import { metresBetween, roundPosition, type Position } from '@shuka/domain/kit/geodesy.ts';
import { looksMocked } from '@shuka/domain/kit/mock-fixes.ts';
import {
  fewestCorners,
  mostCorners,
  widestGateMetres,
  type Capture,
  type CaptureAct,
  type Corner,
  type Outcome,
  type Refusal,
  type Step,
} from './plot-capture.ts';

/** Nearer than this to the last corner, the person has not moved on. */
const leastStepMetres = 1;

const mostStepsBack = 100;

const done = (capture: Capture): Outcome => ({ capture, refused: null });
const refuse = (capture: Capture, refused: Refusal): Outcome => ({ capture, refused });

const stepped = (capture: Capture, corners: readonly Corner[], step: Step): Capture => ({
  ...capture,
  corners,
  past: [...capture.past, step].slice(-mostStepsBack),
});

const add = (capture: Capture, corner: Corner, leastMetres: number): Outcome => {
  const last = capture.corners.at(-1);
  if (capture.corners.length >= mostCorners) return refuse(capture, 'plots.tooManyCorners');
  if (last !== undefined && metresBetween(last.position, corner.position) < leastMetres)
    return refuse(capture, 'plots.sameCorner');
  return done(stepped(capture, [...capture.corners, corner], { did: 'added' }));
};

const walked = ({ position, accuracyMetres }: Fix): Corner => ({
  position: roundPosition(position),
  by: 'walked',
  accuracyMetres,
});

const tapped = (position: Position): Corner => ({
  position: roundPosition(position),
  by: 'tapped',
  accuracyMetres: null,
});

const take = (capture: Capture, fixes: readonly Fix[]): Outcome => {
  const average = averageFix(fixes.filter((fix) => acceptsFix(fix, capture.gateMetres)));
  return average === null ? refuse(capture, 'plots.tooRough') : add(capture, walked(average), leastStepMetres);
};

const pass = (capture: Capture, fix: Fix): Outcome => {
  const last = capture.corners.at(-1)?.position ?? null;
  return shouldTakeCorner(last, fix, defaultSpacingMetres, capture.gateMetres)
    ? add(capture, walked(fix), leastStepMetres)
    : done(capture);
};

const move = (capture: Capture, index: number, corner: Corner): Capture => {
  const old = capture.corners[index];
  if (old === undefined) return capture;
  return stepped(capture, capture.corners.with(index, corner), { did: 'changed', index, corner: old });
};

const remove = (capture: Capture, index: number): Capture => {
  const corner = capture.corners[index];
  if (corner === undefined) return capture;
  return stepped(capture, capture.corners.toSpliced(index, 1), { did: 'removed', index, corner });
};

const undo = (capture: Capture): Capture => {
  const step = capture.past.at(-1) ?? { did: 'added' };
  const past = capture.past.slice(0, -1);
  const { corners } = capture;
  if (step.did === 'added') return { ...capture, past, corners: corners.slice(0, -1) };
  const restored =
    step.did === 'changed' ? corners.with(step.index, step.corner) : corners.toSpliced(step.index, 0, step.corner);
  return { ...capture, past, corners: restored };
};

/** The typed corners; those that were there before keep how they came. */
const type = (capture: Capture, positions: readonly Position[]): Capture => {
  const before = new Map(capture.corners.map((corner) => [corner.position.join(' '), corner]));
  const corners = positions
    .map(roundPosition)
    .map((position): Corner => before.get(position.join(' ')) ?? { ...tapped(position), by: 'typed' });
  return { ...capture, corners, past: [] };
};

const swap = (capture: Capture): Capture => {
  const corners = capture.corners.map((corner) => ({
    ...corner,
    position: [corner.position[1], corner.position[0]] as const,
  }));
  return { ...capture, corners, past: [] };
};

/** Back at the start, the last corners of a steady walk stand on the first one. */
const withoutArrival = (corners: readonly Corner[]): readonly Corner[] => {
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || corners.length <= fewestCorners) return corners;
  return metresBetween(first.position, last.position) < defaultSpacingMetres
    ? withoutArrival(corners.slice(0, -1))
    : corners;
};

const finish = (capture: Capture): Outcome => {
  const isSteadyWalk = capture.way === 'walked' && capture.mode === 'steady';
  const corners = isSteadyWalk ? withoutArrival(capture.corners) : capture.corners;
  if (corners.length < fewestCorners) return refuse(capture, 'plots.tooFewCorners');
  return done({ ...capture, corners, isChecking: true });
};

const noting = (outcome: Outcome, seen: readonly Fix[]): Outcome => ({
  ...outcome,
  capture: { ...outcome.capture, looksMocked: outcome.capture.looksMocked || looksMocked(seen) },
});

/** One step of finding a boundary. A step that cannot be done leaves the capture as it was and says why. */
export const capturing = (capture: Capture, asked: CaptureAct): Outcome => {
  switch (asked.act) {
    case 'take':
      return noting(take(capture, asked.fixes), asked.seen);
    case 'pass':
      return noting(pass(capture, asked.fix), asked.seen);
    case 'tap':
      return add(capture, tapped(asked.position), Number.MIN_VALUE);
    case 'move':
      return done(move(capture, asked.index, tapped(asked.position)));
    case 'type':
      return done(type(capture, asked.positions));
    case 'remove':
      return done(remove(capture, asked.index));
    case 'switch':
      return done({ ...capture, way: asked.way, isChecking: false });
    case 'mode':
      return done({ ...capture, mode: asked.mode });
    case 'gate':
      return done({ ...capture, gateMetres: Math.min(asked.gateMetres, widestGateMetres) });
    case 'undo':
      return done(undo(capture));
    case 'swap':
      return done(swap(capture));
    case 'reopen':
      return done({ ...capture, isChecking: false });
    case 'finish':
      return finish(capture);
  }
};
