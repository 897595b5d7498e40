import type { captureWays } from '@shuka/domain/farms';
import { acceptsFix, defaultGateMetres, type Fix } from '@shuka/domain/kit/fixes.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';

export type CaptureWay = (typeof captureWays)[number];

/** A corner with how it came; `accuracyMetres` is null where no GPS measured it. */
export type Corner = {
  readonly position: Position;
  readonly by: CaptureWay;
  readonly accuracyMetres: number | null;
};

/** What takes the last step back. */
export type Step =
  | { readonly did: 'added' }
  | { readonly did: 'changed' | 'removed'; readonly index: number; readonly corner: Corner };

/** A boundary while it is being found. All of it is kept on the phone after every step, but the way back. */
export type Capture = {
  /** Made once, so that a save that is sent twice makes one plot. */
  readonly plotId: string;
  readonly way: CaptureWay;
  /** `corners`: a press at each corner; `steady`: a corner every few metres of the walk. */
  readonly mode: 'corners' | 'steady';
  readonly gateMetres: number;
  readonly corners: readonly Corner[];
  readonly isChecking: boolean;
  readonly looksMocked: boolean;
  readonly beganAtMillis: number;
  readonly past: readonly Step[];
};

/** The catalogue entry that says why a step was not done. */
export type Refusal = 'plots.tooRough' | 'plots.sameCorner' | 'plots.tooManyCorners' | 'plots.tooFewCorners';

export type Outcome = { readonly capture: Capture; readonly refused: Refusal | null };

export type CaptureAct =
  /** At a corner: the fixes while standing there, and the last ones seen, by which made-up positions show. */
  | { readonly act: 'take'; readonly fixes: readonly Fix[]; readonly seen: readonly Fix[] }
  /** One fix of a steady walk; most make no corner, and that is no refusal. */
  | { readonly act: 'pass'; readonly fix: Fix; readonly seen: readonly Fix[] }
  | { readonly act: 'tap'; readonly position: Position }
  | { readonly act: 'move'; readonly index: number; readonly position: Position }
  | { readonly act: 'type'; readonly positions: readonly Position[] }
  | { readonly act: 'remove'; readonly index: number }
  | { readonly act: 'switch'; readonly way: CaptureWay }
  | { readonly act: 'mode'; readonly mode: Capture['mode'] }
  | { readonly act: 'gate'; readonly gateMetres: number }
  | { readonly act: 'undo' | 'swap' | 'finish' | 'reopen' };

/** The widest the gate opens: beyond it a small plot is mostly doubt. */
export const widestGateMetres = 30;

/** As many as the plot's schema takes. */
export const mostCorners = 2000;

/** A boundary encloses land from three corners on. */
export const fewestCorners = 3;

/** How long fixes are gathered at a corner before they are averaged. */
const measuringMillis = 5000;

/** Whether the person stood at the corner long enough, and at least one fix is good. */
export const isMeasured = (fixes: readonly Fix[], gateMetres: number, elapsedMillis: number): boolean =>
  elapsedMillis >= measuringMillis && fixes.some((fix) => acceptsFix(fix, gateMetres));

/** A capture with nothing, or with the corners of a plot that is drawn anew. */
export const beginCapture = (
  plotId: string,
  way: CaptureWay,
  beganAtMillis: number,
  corners: readonly Corner[] = [],
): Capture => ({
  plotId,
  way,
  mode: 'corners',
  gateMetres: defaultGateMetres,
  corners,
  isChecking: false,
  looksMocked: false,
  beganAtMillis,
  past: [],
});
