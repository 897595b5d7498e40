type Subscribe = (listener: () => void) => () => void;

/** Between two drawings of a stream of changes: nobody reads faster, and a slow phone has other work. */
const restMillis = 150;

const due = new Set<() => void>();
let isAsked = false;
let drawnAt = -restMillis;

const draw = (): void => {
  isAsked = false;
  drawnAt = performance.now();
  const now = [...due];
  due.clear();
  now.forEach((listener) => listener());
};

const askForFrame = (): void => void requestAnimationFrame(draw);

const ask = (): void => {
  if (isAsked) return;
  isAsked = true;
  const waitMillis = drawnAt + restMillis - performance.now();
  if (waitMillis <= 0) askForFrame();
  else setTimeout(askForFrame, waitMillis);
};

/**
 * Screens hear of a change in the next frame, and of a stream of changes a few times a second: a save has answered by
 * then, and what it leads to on screen is not in its way.
 */
export const inNextFrame =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    const end = subscribe(() => {
      due.add(listener);
      ask();
    });
    return () => {
      end();
      due.delete(listener);
    };
  };
