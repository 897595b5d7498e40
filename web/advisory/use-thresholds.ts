import { useEffect, useState } from 'react';
import { builtInThresholds, listThresholds, type Threshold } from '@shuka/domain/advisory';
import { call } from '#kit/api.ts';

let known: readonly Threshold[] | null = null;

/**
 * What sources say of pests: at once what this page knows, then what the server, or the copy the phone keeps of its last
 * answer, says. The app's own stand in where there is neither.
 */
export const useThresholds = (): readonly Threshold[] => {
  const [thresholds, setThresholds] = useState<readonly Threshold[]>(() => known ?? builtInThresholds());
  useEffect(() => {
    let isCurrent = true;
    void call(listThresholds, {}).then((result) => {
      if (!result.ok) return;
      known = result.value.items;
      if (isCurrent) setThresholds(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return thresholds;
};
