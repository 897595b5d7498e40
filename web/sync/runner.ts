import type { Phase } from '#kit/engine.ts';
import type { Deps } from './deps.ts';
import { Stop } from './stop.ts';
import { afterFailureMillis, waitAfterSave, waitMillis } from './timing.ts';

/** What made a phone look for the server. */
export type Reason = 'open' | 'online' | 'save' | 'timer' | 'button';

export type Parts = {
  readonly deps: Deps;
  /** One runner among all tabs holds this name. */
  readonly name: string;
  readonly cycle: (photosByHand: boolean) => Promise<void>;
  readonly hasMore: () => boolean;
  readonly show: (phase: Phase) => void;
};

/** How a round ended, and how long the server then asked to be left alone. */
type Ended = { readonly phase: Phase; readonly waitMillis: number };

/** What a round is told, and what is known of it meanwhile. */
type Round = { readonly photosByHand: boolean; isStopped: boolean; hasBegun: boolean };

/** One round under the lock of all tabs. @returns null when it was stopped. */
const oneRound = async ({ deps, name, cycle }: Parts, round: Round): Promise<Ended | null> => {
  let ended: Ended | null = null;
  await deps.lock(name, async () => {
    if (round.isStopped) return;
    round.hasBegun = true;
    try {
      await cycle(round.photosByHand);
      ended = { phase: 'idle', waitMillis: 0 };
    } catch (error) {
      if (!(error instanceof Stop) && !round.isStopped) deps.report(error);
      ended = error instanceof Stop ? error : { phase: 'failing', waitMillis: 0 };
    }
  });
  return round.isStopped ? null : ended;
};

/** One thing to be done later; a new time replaces the one before. */
const makeAlarm = (deps: Deps, ring: () => void) => {
  let dueMillis: number | null = null;
  let callOff = (): void => undefined;
  const clear = (): void => {
    dueMillis = null;
    callOff();
  };
  return {
    clear,
    isSoon: (): boolean => dueMillis !== null && dueMillis <= afterFailureMillis,
    set: (millis: number): void => {
      clear();
      dueMillis = millis;
      callOff = deps.setTimer(ring, millis);
    },
  };
};

/** How the last round ended, here or in another tab, and when to look for the server after it. */
const makeOutcome = ({ deps, hasMore, show }: Parts, alarm: ReturnType<typeof makeAlarm>) => {
  let failures = 0;
  let phase: Phase = 'idle';
  return {
    set: (ended: Ended): void => {
      phase = ended.phase;
      failures = phase === 'idle' ? 0 : failures + 1;
      show(phase);
      alarm.set(waitMillis(phase, failures, hasMore(), deps.random(), ended.waitMillis));
    },
    afterSave: (): void => {
      const wait = waitAfterSave(phase, failures);
      // One that is due soon is not put off: who saves without a pause would never send.
      if (wait !== null && !alarm.isSoon()) alarm.set(wait);
    },
  };
};

/**
 * Decides when to look for the server. The browser's word that there is no network is not believed; failures wait longer
 * each time.
 */
export const makeRunner = (parts: Parts) => {
  let running: Promise<void> | null = null;
  let round: Round | null = null;
  let next: Promise<void> | null = null;
  let byHand = false;
  let isStopped = false;
  const alarm = makeAlarm(parts.deps, () => void kick('timer'));
  const outcome = makeOutcome(parts, alarm);

  const run = async (): Promise<void> => {
    alarm.clear();
    round = { photosByHand: byHand, isStopped: false, hasBegun: false };
    byHand = false;
    const ended = await oneRound(parts, round);
    running = null;
    round = null;
    if (ended !== null) outcome.set(ended);
  };

  const kick = async (reason: Reason, { photos = false }: { photos?: boolean } = {}): Promise<void> => {
    byHand ||= photos;
    if (isStopped) return;
    if (reason === 'save') return running === null ? outcome.afterSave() : undefined;
    if (running === null) return (running = run());
    next ??= running.then(() => {
      next = null;
      return isStopped ? undefined : (running = run());
    });
    return next;
  };

  return {
    kick,
    /** Another tab has done it all: what kept this one from it is over. */
    done: (): void => {
      if (!isStopped && running === null) outcome.set({ phase: 'idle', waitMillis: 0 });
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      alarm.clear();
      if (round === null) return;
      round.isStopped = true;
      // One that still waits for another tab's round finds itself stopped.
      if (round.hasBegun) await running;
    },
  };
};
