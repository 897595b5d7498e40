import { useEffect, useRef, type RefObject } from 'react';

/** About half a small screen: what comes next is drawn before somebody who scrolls is there. */
const aheadPixels = 300;

/** Says when the end of a list comes near the screen, so that a long list is drawn as it is read. @returns for that end. */
export const useNearEnd = <Place extends Element>(onNear: () => void): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const told = useRef(onNear);
  useEffect(() => {
    told.current = onNear;
  });
  useEffect(() => {
    if (place.current === null) return;
    const look = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && told.current(),
      {
        rootMargin: `${aheadPixels}px`,
      },
    );
    look.observe(place.current);
    return () => look.disconnect();
  });
  return place;
};
