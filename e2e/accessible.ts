import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './journey.ts';

/** In the dark only colours are others: what the page is made of was looked at in the light. */
const asked = {
  light: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;

/** Colours that are still on their way to others would be measured halfway. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    const settled = Promise.all(turning.map((one) => one.finished.catch(() => undefined)));
    // In a part that is folded away time stands still, and so would this.
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1000))]);
  });

type Axe = typeof axe;

/** Half a megabyte of rules is given to a document once. */
const giveRules = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

const faults = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await giveRules(page);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
      );
    },
    { ...asked[theme], resultTypes: ['violations'] } as RunOptions,
  );
};

/** Nothing that axe knows is wrong with the page, once it is there with its title, in light and in dark. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByText('Loading. Please wait.').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  // Wherever a page was scrolled to, something lies half under what stays in its place.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await settle(page);
    expect.soft(await faults(page, theme), `${what}, ${theme}`).toEqual([]);
  }
};

/** What one cannot hit with a thumb: buttons, menus, fields and links of the navigation that are smaller than 44 px. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const controls = 'button, summary, select, textarea, nav a, header a, [role=button], a.inline-flex, dialog a';
    const fields = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden])';
    return [...document.querySelectorAll<HTMLElement>(`${controls}, ${fields}`)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.innerText;
        return `${element.tagName} "${name}" ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  });

/** Text and controls that are cut off, or stand beside the window. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSeen = (element: HTMLElement): boolean =>
      element.clientWidth > 1 &&
      element.checkVisibility() &&
      // A map is a window: what lies beyond its edge is not lost.
      element.closest('svg, option, .leaflet-container') === null &&
      getComputedStyle(element).clipPath === 'none';
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen);
    const cut = all.filter(
      (element) => getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1,
    );
    const outside = all.filter((element) => element.getBoundingClientRect().right > width + 1);
    const say = (element: HTMLElement): string => `${element.tagName} "${(element.innerText ?? '').slice(0, 30)}"`;
    const over = document.documentElement.scrollWidth - width;
    return [...(over > 0 ? [`the page is ${over} px too wide`] : []), ...cut.map(say), ...outside.map(say)];
  });

/** The same, and every target is large enough for a thumb. */
export const expectUsable = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, what);
  expect.soft(await smallTargets(page), `${what}: too small for a thumb`).toEqual([]);
};
