import { openDriven, tellTripStep, type TripStepDraft } from '@shuka/domain/traceability';
import { call, type Failure } from '#kit/api.ts';
import { dropPage } from './driver-page-kept.ts';
import { momentHere, renewed, waiting, withoutFrom, withStep } from './driver-rules.ts';
import { forgetTrip, readTripHere, writeTripHere, type KeptStep, type KeptTrip } from './driver-store.ts';

/** What the page shows. Over is a trip that is off this phone; `unsent` is what nobody took in. */
export type Shown =
  | { readonly at: 'asking' }
  | { readonly at: 'unknown' }
  | { readonly at: 'no-network' }
  | { readonly at: 'trip'; readonly kept: KeptTrip }
  | { readonly at: 'over'; readonly unsent: readonly KeptStep[] };

export type Said = Omit<TripStepDraft, 'stepId' | 'happenedAt'>;

/** What a driver’s page shows, and what its buttons do. */
export type Driven = {
  readonly shown: Shown;
  /** Whether the page opens without a network; null while that is not known. */
  readonly isKept: boolean | null;
  readonly isFull: boolean;
  readonly tell: (said: Said) => void;
  readonly takeBack: (stepId: string) => void;
  readonly sendNow: () => void;
};

/** A trip while its page is open: what it is known by, what is kept of it, and who draws it. */
export type Driving = {
  token: string;
  /** What the link is known by on this phone. */
  link: string;
  kept: KeptTrip | null;
  isSending: boolean;
  readonly show: (shown: Shown) => void;
  readonly tellFull: (isFull: boolean) => void;
};

/** No answer, a server in trouble, too many at once: it waits. */
const isForLater = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500;

/** Keeps a trip on the phone, and shows it. Where there is no room that is said, and the page goes on with what it holds. */
export const keep = (driving: Driving, kept: KeptTrip): void => {
  driving.kept = kept;
  driving.tellFull(!writeTripHere(driving.link, kept));
  driving.show({ at: 'trip', kept });
};

const end = (driving: Driving): void => {
  const { kept } = driving;
  if (kept === null) return driving.show({ at: 'unknown' });
  driving.kept = null;
  const hasOther = forgetTrip(kept.trip.id);
  if (!hasOther) void dropPage();
  driving.show({ at: 'over', unsent: waiting(kept.steps) });
};

/** Asks for the trip as the server has it. Another link to the same trip goes on with what was said by the one before. */
export const look = async (driving: Driving): Promise<void> => {
  const result = await call(openDriven, { token: driving.token });
  if (result.ok) return keep(driving, renewed(result.value, driving.kept ?? readTripHere(result.value.id), Date.now()));
  const { kept } = driving;
  if (kept === null) return driving.show({ at: isForLater(result.failure) ? 'no-network' : 'unknown' });
  // What waits is sent first: the answer to the last step may have been lost on the way.
  if (result.failure.status === 404 && waiting(kept.steps).length === 0) end(driving);
};

const accepted = (driving: Driving, kept: KeptTrip, step: KeptStep, state: KeptTrip['trip']['state']): boolean => {
  const { stepId, happenedAt: lastAt } = step;
  const trip = { ...kept.trip, state, lastAt, stepIds: [...kept.trip.stepIds, stepId] };
  keep(driving, withStep({ ...kept, trip }, stepId, { state: 'accepted', why: '', photo: null }));
  if (state === 'over') end(driving);
  return state !== 'over';
};

/** Sends one step. @returns whether the next may follow. */
const sendOne = async (driving: Driving, step: KeptStep): Promise<boolean> => {
  if (driving.kept === null) return false;
  const { state: _state, why: _why, ...draft } = step;
  keep(driving, withStep(driving.kept, step.stepId, { state: 'sending' }));
  const result = await call(tellTripStep, { token: driving.token, ...draft });
  const { kept } = driving; // somebody may have said more meanwhile
  if (kept === null) return false;
  if (result.ok) return accepted(driving, kept, step, result.value.state);
  if (isForLater(result.failure)) keep(driving, withStep(kept, step.stepId, { state: 'saved-here' }));
  else if (result.failure.status === 404) end(driving);
  else keep(driving, withStep(kept, step.stepId, { state: 'needs-fixing', why: result.failure.title }));
  return false;
};

/** Sends what waits, one after the other, since each needs the one before; one that is to be mended stops the rest. */
export const send = async (driving: Driving, withRefused = false): Promise<void> => {
  if (driving.isSending) return;
  driving.isSending = true;
  try {
    for (let goesOn = true; goesOn;) {
      const [next] = waiting(driving.kept?.steps ?? []);
      goesOn = next !== undefined && (next.state !== 'needs-fixing' || withRefused) && (await sendOne(driving, next));
    }
  } finally {
    driving.isSending = false;
  }
};

/** Keeps what happened, then sends it when it can. */
export const tell = (driving: Driving, said: Said): void => {
  const { kept } = driving;
  if (kept === null) return;
  const at = { stepId: crypto.randomUUID(), happenedAt: momentHere(kept, Date.now()) };
  keep(driving, { ...kept, steps: [...kept.steps, { ...said, ...at, state: 'saved-here', why: '' }] });
  void send(driving);
};

/** Takes back what was not taken in, with what was said after it. */
export const takeBack = (driving: Driving, stepId: string): void => {
  if (driving.kept !== null && !driving.isSending) keep(driving, withoutFrom(driving.kept, stepId));
};
