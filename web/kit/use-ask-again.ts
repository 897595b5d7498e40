import { useEffect } from 'react';

const mostAsks = 10;

/** A provider may know a little later than the payer: it is asked again while money is under way; after that the payer asks. */
export const useAskAgain = (isUnderWay: boolean, reload: () => void, everyMillis: number): void => {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let asks = 0;
    const timer = setInterval(() => {
      asks += 1;
      if (asks >= mostAsks) clearInterval(timer);
      reload();
    }, everyMillis);
    return () => clearInterval(timer);
  }, [isUnderWay, reload, everyMillis]);
};
