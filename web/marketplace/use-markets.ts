import { useEffect, useState } from 'react';
import { listMarkets, type Market } from '@shuka/domain/marketplace';
import { call } from '#kit/api.ts';

let known: readonly Market[] = [];

/** The markets there are: at once what this page knows, then what the server, or the copy the phone keeps of its last answer, says. */
export const useMarkets = (): readonly Market[] => {
  const [markets, setMarkets] = useState(known);
  useEffect(() => {
    let isCurrent = true;
    void call(listMarkets, {}).then((result) => {
      if (!result.ok) return;
      known = result.value.items;
      if (isCurrent) setMarkets(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return markets;
};
