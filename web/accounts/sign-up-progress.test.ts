import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetProgress, keepProgress, readProgress } from './sign-up-progress.ts';

const ladi = {
  uniqueId: '0199c000-0000-7000-8000-000000000001',
  firstName: 'Ladi',
  lastName: 'Garba',
  phoneNumber: '0803 555 9876',
  email: 'ladi@example.com',
};

const tab = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  }),
);

afterEach(() => {
  tab.clear();
  vi.unstubAllGlobals();
});

test('a sign-up goes on where it stopped after the phone dropped the tab, until it has ended', () => {
  expect(readProgress()).toBeNull();
  keepProgress(ladi);
  expect(readProgress()).toEqual(ladi);
  forgetProgress();
  expect(readProgress()).toBeNull();
});

test('whoever takes the phone half an hour later finds nothing of it', () => {
  vi.useFakeTimers({ now: Date.now() });
  keepProgress(ladi);
  vi.advanceTimersByTime(29 * 60_000);
  expect(readProgress()).toEqual(ladi);
  vi.advanceTimersByTime(60_000);
  expect(readProgress()).toBeNull();
  vi.useRealTimers();
});

test('what is no sign-up, or has more in it than one, begins at the beginning', () => {
  const withPassword = JSON.stringify({ keptAt: Date.now(), progress: { ...ladi, password: 'shinkafa' } });
  for (const text of ['{', '"Ladi"', JSON.stringify(ladi), withPassword]) {
    tab.set('signUp', text);
    expect(readProgress(), text).toBeNull();
  }
});

test('a browser that keeps nothing is no hindrance', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepProgress(ladi);
  forgetProgress();
  expect(readProgress()).toBeNull();
});
