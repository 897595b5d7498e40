import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { newId } from '@shuka/domain/kit/new-id.ts';

const manifestFile = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'web', '.vite', 'manifest.json');

type Chunk = { readonly file: string; readonly name?: string };

/** The built file that holds the door of writes; a page that imports it gets the very module it runs already. */
const fileOfDoor = (): string => {
  const chunks = Object.values(JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>);
  return `/${chunks.find(({ name }) => name === 'base')?.file ?? ''}`;
};

/** A save as a form makes it. */
export type Save = { readonly contract: string; readonly draft: { readonly id: string; readonly name: string } };

export const farmSave = (name: string): Save => ({
  contract: 'farms.register',
  draft: { id: newId(), name, stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Maize' } as Save['draft'],
});

export const plotSave = (farmId: string, name: string): Save => {
  const east = 8 + Math.floor(Math.random() * 1000) / 1000;
  const boundary = [
    [east, 12],
    [east + 0.001, 12],
    [east, 12.001],
  ];
  const found = { boundary, capturedBy: 'typed', accuracyMetres: null, looksMocked: false };
  return { contract: 'farms.registerPlot', draft: { id: newId(), farmId, name, ...found } as Save['draft'] };
};

/**
 * Saves as fast as the page can, one after the other, through the one door that all its forms use.
 * @param binding called with the name of each save as soon as the page has confirmed it.
 * @returns the names whose saves were confirmed.
 */
export const saveAll = (page: Page, saves: readonly Save[], binding = ''): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      type Door = (contract: object, draft: object) => Promise<{ readonly ok: boolean }>;
      type Cell = { readonly get: () => { readonly contracts?: readonly { readonly name: string }[] } | null };
      const parts = Object.values((await import(given.door)) as Record<string, unknown>);
      // Their names are the build's secret; what they are is not.
      const submit = parts.find(
        (part): part is Door => typeof part === 'function' && String(part).includes('.offline==='),
      );
      const contracts = parts
        .filter((part): part is Cell => typeof (part as Cell | null)?.get === 'function')
        .flatMap((cell) => cell.get()?.contracts ?? []);
      const tell = (window as unknown as Record<string, (name: string) => unknown>)[given.binding];
      const confirmed: string[] = [];
      for (const { contract, draft } of given.saves) {
        const asked = contracts.find(({ name }) => name === contract);
        if (submit === undefined || asked === undefined) throw new Error('The page keeps no work.');
        if (!(await submit(asked, draft)).ok) continue;
        confirmed.push(draft.name);
        tell?.(draft.name);
      }
      return confirmed;
    },
    { door: fileOfDoor(), saves: [...saves], binding },
  );

/** The names of the plots the server has of farms, each as often as it has it, in order of the alphabet. */
export const plotsOnServer = async (page: Page, farmIds: readonly string[]): Promise<string[]> => {
  const names: string[] = [];
  for (const farmId of farmIds) {
    for (let after: string | null = ''; after !== null;) {
      const answer = await page.request.get(
        `/api/farms/${farmId}/plots?limit=100${after === '' ? '' : `&after=${after}`}`,
      );
      const body = (await answer.json()) as { items: { name: string }[]; next: string | null };
      names.push(...body.items.map(({ name }) => name));
      after = body.next;
    }
  }
  return names.toSorted();
};
