/*
 * What the page itself tells, by a script that runs in it before its own. It is sent to the browser as text, so nothing
 * of this file may be used in it.
 */

/** How a page shows that it can be used. */
export type Kind = 'static' | 'form' | 'dashboard';

/** Milliseconds since the navigation began; null until it happened. */
export type Seen = {
  firstPaint: number | null;
  firstContentfulPaint: number | null;
  interactive: number | null;
  /** When the navigation began, in milliseconds since 1970. */
  began: number;
};

declare global {
  interface Window {
    /** Given by whoever measures: takes what was seen, once the page is usable. */
    benchUsable: (seen: string) => void;
  }
}

/**
 * A static page is usable once it is painted and parsed. A form is usable once a script handles it: sent empty again
 * and again, it says what is missing. A dashboard is usable once a farm stands on it.
 */
export const probe = (kind: Kind): void => {
  const everyMillis = 25;
  const seen: Seen = { firstPaint: null, firstContentfulPaint: null, interactive: null, began: performance.timeOrigin };
  let parsed = 0;
  document.addEventListener('DOMContentLoaded', () => (parsed = performance.now()));
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') seen.firstPaint = startTime;
      if (name === 'first-contentful-paint') seen.firstContentfulPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  const handlesEmptyForm = (): boolean => {
    const form = document.querySelector('main form, [data-island] form');
    if (form === null) return false;
    if (form.querySelector('[aria-invalid="true"]') !== null) return true;
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    return form.querySelector('[aria-invalid="true"]') !== null;
  };
  const isUsable = (): boolean => {
    if (kind === 'form') return handlesEmptyForm();
    return kind === 'static' || document.querySelector('main article a[href*="/farm/" i]') !== null;
  };
  const look = (): void => {
    if (parsed === 0 || seen.firstContentfulPaint === null || !isUsable()) return void setTimeout(look, everyMillis);
    seen.interactive = kind === 'static' ? Math.max(seen.firstContentfulPaint, parsed) : performance.now();
    return window.benchUsable(JSON.stringify(seen));
  };
  look();
};
