import { useEffect, useMemo, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#kit/drafts.ts';
import { capturing } from './capturing.ts';
import type { Capture, CaptureAct, Refusal } from './plot-capture.ts';
import { draftsOf } from './plot-draft.ts';

const onThisPhone = { keep: keepDraft, read: readDraft, drop: dropDraft };

/** A boundary in the making; every step of it is on the phone before the next. */
export type Capturing = {
  /** `undefined` while the phone looks for one that was begun. */
  readonly capture: Capture | null | undefined;
  readonly refused: Refusal | null;
  /** The last step could not be written on this phone. */
  readonly isUnkept: boolean;
  readonly begin: (capture: Capture) => void;
  readonly act: (asked: CaptureAct) => void;
  readonly forget: () => Promise<void>;
};

export const useCapture = (key: string): Capturing => {
  const drafts = useMemo(() => draftsOf(key, onThisPhone), [key]);
  const [capture, setCapture] = useState<Capture | null | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  // Fixes come faster than the screen is drawn: each step builds on the one before, not on what is seen.
  const latest = useRef<Capture | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const found = drafts.read().catch(() => null);
    void found.then((begun) => {
      if (!isCurrent) return;
      latest.current = begun;
      setCapture(begun);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts]);

  const show = (next: Capture): void => {
    if (next === latest.current) return;
    latest.current = next;
    setCapture(next);
    drafts.keep(next).then(
      () => setUnkept(false),
      () => setUnkept(true),
    );
  };
  const act = (asked: CaptureAct): void => {
    if (latest.current === null) return;
    const outcome = capturing(latest.current, asked);
    setRefused(outcome.refused);
    show(outcome.capture);
  };
  const forget = async (): Promise<void> => {
    latest.current = null;
    setCapture(null);
    setRefused(null);
    await drafts.drop().catch(() => setUnkept(true));
  };
  return { capture, refused, isUnkept, begin: show, act, forget };
};
