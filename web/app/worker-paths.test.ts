import { describe, expect, test } from 'vitest';
import { errandOf, filesNamedIn, type Built } from './worker-paths.ts';

const origin = 'https://shuka.example';

const built: Built = {
  words: {},
  version: '1',
  entry: '/assets/main-1.js',
  files: [],
  packs: [],
  pictures: [],
  publicPaths: ['/', '/login'],
  appPaths: ['/farmersdashboard', '/farmer/farm', '/farmer/farm/*'],
};

const asked = (path: string, mode = 'navigate', method = 'GET') =>
  errandOf({ method, mode, url: new URL(path, origin).href }, origin, built);

describe('what the worker answers', () => {
  test.each(['/farmersDashboard', '/FARMERSDASHBOARD/', '/farmersdashboard?lang=ha', '/Farmer/Farm/0198-AB/plots'])(
    'the app opens at %s, whatever its letter case',
    (path) => expect(asked(path)?.kind).toBe('app'),
  );

  test.each(['/', '/Login', '/login/?ended=1&next=/Auth'])('%s is a public page', (path) =>
    expect(asked(path)?.kind).toBe('public'),
  );

  test('an address that only begins like one of the app is not the app', () => {
    expect(asked('/farmersdashboard-x')).toBeNull();
    expect(asked('/farmer/farms')).toBeNull();
  });

  test('files of the build are answered, in the spelling they were asked for', () => {
    expect(asked('/assets/Main-aB.js', 'cors')).toEqual({ kind: 'file', path: '/assets/Main-aB.js' });
    expect(asked('/pictures/logo.svg', 'no-cors')?.kind).toBe('file');
  });

  test('public reference data is kept for forms, and only what lies there by itself', () => {
    const path = '/api/reference/measures';
    expect(asked(path, 'cors')).toEqual({ kind: 'reference', path });
    expect(asked(`${path}/`, 'cors')).toBeNull();
    expect(asked(path, 'cors', 'POST')).toBeNull();
    expect(asked('/api/reference/measures/me', 'cors')).toBeNull();
  });

  test('recorded texts are listed anew where there is a network, and each stays once it was played', () => {
    expect(asked('/api/reference/clips/ha', 'cors')).toEqual({ kind: 'reference', path: '/api/reference/clips/ha' });
    const sound = '/api/reference/clip-sounds/0193a000-0000-7000-8000-000000000001';
    expect(asked(sound, 'no-cors')).toEqual({ kind: 'file', path: sound });
    expect(asked('/api/reference/clip-sounds/me', 'no-cors')).toBeNull();
  });

  test('nothing else is touched: no answer of the server, no writing, no other site', () => {
    for (const path of [
      '/api/me',
      '/user/login',
      '/sync/pull',
      '/uploads/1',
      '/api/v1/farms/1/photo',
      '/no-such-page',
    ]) {
      for (const mode of ['cors', 'same-origin', 'no-cors', 'navigate']) expect(asked(path, mode), path).toBeNull();
    }
    expect(asked('/farmersDashboard', 'navigate', 'POST')).toBeNull();
    expect(asked('/farmersDashboard', 'cors')).toBeNull();
    expect(asked('https://elsewhere.example/assets/main-1.js', 'cors')).toBeNull();
  });
});

test('a page names its scripts, styles and drawings once each, and the icons of the phone are not among them', () => {
  const html =
    '<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/a.js"></script>' +
    '<img src="/pictures/logo.svg"><link rel="apple-touch-icon" href="/pictures/icon-192.png"><a href="/login"></a>';
  expect(filesNamedIn(html)).toEqual(['/assets/a.js', '/pictures/logo.svg']);
});
