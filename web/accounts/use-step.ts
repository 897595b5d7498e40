import { useCallback, useEffect, useState } from 'react';

const stepOf = (steps: readonly string[]): number =>
  typeof location === 'undefined' ? 0 : Math.max(0, steps.indexOf(location.pathname.toLowerCase().replace(/\/$/, '')));

/** The step of a flow whose steps are addresses: the browser's back button goes one step back. */
export const useStep = (steps: readonly string[]): [number, (step: number) => void] => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const follow = (): void => setStep(stepOf(steps));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [steps]);
  const go = useCallback(
    (next: number) => {
      if (next === stepOf(steps)) return setStep(next);
      const address = steps[next] ?? '/';
      if (next === 0) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
      setStep(next);
      scrollTo(0, 0);
    },
    [steps],
  );
  return [step, go];
};
