import { confirmImport, readImport, startImport, type ImportRun } from '@shuka/domain/imports';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { importJobs, jobsOf, routes } from '#imports';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import type { FileStore } from '#kit/files.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';
import { farmerList } from './import-desk.ts';

/** One file, in memory. */
const oneFile = (): FileStore => {
  let held: Buffer | null = null;
  return {
    put: async (bytes) => {
      held = bytes;
      return '0'.repeat(64);
    },
    get: async () => held,
    remove: async () => void (held = null),
    isWorking: async () => true,
  };
};

/** A list of so many farmers, each with a number and a name of their own. */
const listOf = (farmers: number): string =>
  farmerList(
    ...Array.from({ length: farmers }, (_, at) => ({
      first: `Farmer${at}`,
      phone: `0803${String(1_000_000 + at).padStart(7, '0')}`,
    })),
  );

/** An admin who brings a list of farmers to a database, as requests and jobs do it, without the network. */
export const importAtPace = async (pool: Pool, adminId: string, farmers: number) => {
  const now = new Date('2026-06-01T11:00:00Z');
  const services = {
    pool,
    clock: { now: () => now },
    files: oneFile(),
    jobs: { send: async () => undefined },
    secrets: { hash: () => Buffer.alloc(32) },
    checksAnswers: false,
    log: { info: () => undefined, error: () => undefined },
  } as unknown as Services; // they touch nothing else
  const ask = async <C extends Contract>(contract: C, input: DraftOf<C>): Promise<ImportRun> => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    const context = contextAt(services, pool, { accountId: adminId, roles: ['admin'] }, now);
    return (await perform(route, contract.input.parse(input), context, async () => undefined)) as ImportRun; // as asked
  };
  const work = (name: string) =>
    jobsOf(services)
      .find((one) => one.name === name)
      ?.work({ importId: id });
  const id = newId();
  const data = Buffer.from(listOf(farmers)).toString('base64');
  await ask(startImport, { id, kind: 'farmers', fileName: 'list.csv', papersAt: 'Shelf 4', mappingId: null, data });
  return {
    /** Reads the list to its end. */
    tryIt: () => work(importJobs.reading),
    /** Writes its rows. */
    apply: async (): Promise<void> => {
      await ask(confirmImport, { importId: id });
      await work(importJobs.applying);
    },
    progress: () => ask(readImport, { importId: id }),
  };
};
