import { useEffect, useState } from 'react';
import { builtInMeasures, listMeasures, type Measure } from '@shuka/domain/settings';
import { call } from '#kit/api.ts';

let known: readonly Measure[] | null = null;

/**
 * What units weigh: at once what this page knows, then what the server, or the copy the phone keeps of its last answer,
 * says. The app's own stand in where there is neither.
 */
export const useMeasures = (): readonly Measure[] => {
  const [measures, setMeasures] = useState<readonly Measure[]>(() => known ?? builtInMeasures());
  useEffect(() => {
    let isCurrent = true;
    void call(listMeasures, {}).then((result) => {
      if (!result.ok) return;
      known = result.value.items;
      if (isCurrent) setMeasures(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return measures;
};
