import { useEffect, useState } from 'react';
import { listSowingWindows, sowingWindows } from '@shuka/domain/advisory';
import { heldOn } from '@shuka/domain/kit/reference-table.ts';
import type { InForce } from '@shuka/domain/kit/reference.ts';
import { call } from '#kit/api.ts';

let known: readonly InForce[] | null = null;

/**
 * When crops are usually sown, as it held on a day: at once what this page knows, then what the server, or the copy the phone
 * keeps of its last answer, says. The app's own stands in where there is neither.
 */
export const useSowingWindows = (day: string): InForce => {
  const [versions, setVersions] = useState<readonly InForce[]>(() => known ?? []);
  useEffect(() => {
    let isCurrent = true;
    void call(listSowingWindows, {}).then((result) => {
      if (!result.ok) return;
      known = result.value.items;
      if (isCurrent) setVersions(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return heldOn(sowingWindows, versions, day);
};
