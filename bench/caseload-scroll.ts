import type { CDPSession, Page } from '@playwright/test';
import { figure, percentile } from './report.ts';

const flings = 20;
/** A thumb's fling goes over two screens or three in a third of a second. */
const fling = { x: 180, y: 480, yDistance: -1600, speed: 5000, gestureSourceType: 'touch' } as const;
const keys = ['m', 'Backspace'] as const;

type Watched = { gaps: number[]; waits: number[]; inputs: number; isOver: boolean };

/** Notes how long each frame was on its way, how long each input waited until it was handled, and what came into the field. */
const watchInput = (): void => {
  const seen: Watched = { gaps: [], waits: [], inputs: 0, isOver: false };
  (window as unknown as { benchInput: Watched }).benchInput = seen;
  let last = performance.now();
  const frame = (now: number): void => {
    seen.gaps.push(now - last);
    last = now;
    if (!seen.isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // The time the input was made, by the browser's process, to when the page's own handlers run.
  const note = ({ timeStamp }: Event): void => void seen.waits.push(performance.now() - timeStamp);
  for (const type of ['keydown', 'touchstart', 'touchend'])
    addEventListener(type, note, { capture: true, passive: true });
  addEventListener('input', () => (seen.inputs += 1), { capture: true });
};

const takeSeen = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { benchInput } = window as unknown as { benchInput: Watched };
    benchInput.isOver = true;
    return benchInput;
  });

/** Flings the list of the page that is open while keys come into its search. */
export const measureScroll = async (page: Page, session: CDPSession): Promise<void> => {
  const field = page.getByLabel('Find a farmer');
  await field.fill('');
  await field.focus();
  await page.evaluate(watchInput);
  for (let turn = 0; turn < flings; turn += 1) {
    const scroll = session.send('Input.synthesizeScrollGesture', {
      ...fling,
      yDistance: turn % 4 === 3 ? -3 * fling.yDistance : fling.yDistance, // and back up now and then
    });
    await page.waitForTimeout(100);
    await page.keyboard.press(keys[turn % 2] ?? 'm');
    await scroll;
  }
  await page.waitForTimeout(1500);
  const { gaps, waits, inputs } = await takeSeen(page);
  figure(`the list of 1,000 flung ${flings} times while a key is typed: keys lost`, flings - inputs, '', 0);
  figure('the same: an input until it is handled, longest', Math.max(0, ...waits), 'ms', 200);
  figure(`the same: p95 of ${waits.length}`, percentile(waits, 0.95), 'ms', 100);
  figure('the same: the longest gap between two frames', Math.max(0, ...gaps), 'ms', null);
};
