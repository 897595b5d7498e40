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
 * A static page is usable once it is painted and parsed. A form is usable once a script handles it: sent empty as soon as it
 * stands there, as by a person who is quick, it says what is missing. A dashboard is usable once a farm stands on it.
 * It is told of changes and does not look again and again: to ask a slow phone 40 times a second would be part of the figures.
 */
export const probe = (kind: Kind): void => {
  const seen: Seen = { firstPaint: null, firstContentfulPaint: null, interactive: null, began: performance.timeOrigin };
  let parsed = 0;
  let sent: Element | null = null;
  const handlesEmptyForm = (): boolean => {
    const form = document.querySelector('main form, [data-island] form');
    if (form === null) return false;
    if (form !== sent) {
      sent = form;
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
    return form.querySelector('[aria-invalid="true"]') !== null;
  };
  const isUsable = (): boolean => {
    if (kind === 'form') return handlesEmptyForm();
    return kind === 'static' || document.querySelector('main article a[href*="/farm/" i]') !== null;
  };
  const changes = new MutationObserver(() => look());
  const look = (): void => {
    if (seen.interactive !== null || parsed === 0 || seen.firstContentfulPaint === null || !isUsable()) return;
    changes.disconnect();
    seen.interactive = kind === 'static' ? Math.max(seen.firstContentfulPaint, parsed) : performance.now();
    window.benchUsable(JSON.stringify(seen));
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') seen.firstPaint = startTime;
      if (name === 'first-contentful-paint') seen.firstContentfulPaint = startTime;
    }
    look();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsed = performance.now();
    look();
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
};
