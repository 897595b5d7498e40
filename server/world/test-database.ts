import { randomUUID } from 'node:crypto';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#kit/embedded-database.ts';
import { isOnPostgres, onTestServer, template, urlForWork, urlOfDatabase } from './test-template.ts';

/** A database of one test file: a copy of the template, thrown away at the end. */
export type TestDatabase = {
  /** For its owner, who looks into it and may change what it is. */
  readonly url: string;
  /** For servers under test, who may read and write rows; the embedded database knows no such difference. */
  readonly workUrl: string;
  /** The process of the embedded database; undefined on PostgreSQL. */
  readonly processId: () => number | undefined;
  close(): Promise<void>;
};

const openCopyOfFolder = async (): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-test-'));
  cpSync(template(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const embedded = await openEmbedded(folder);
  const close = async (): Promise<void> => {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: embedded.url, workUrl: embedded.url, processId: embedded.processId, close };
};

const openCopyOfDatabase = async (): Promise<TestDatabase> => {
  const name = `shuka_test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(`create database ${name} template ${template()}`);
  return {
    url: urlOfDatabase(name),
    workUrl: urlForWork(name),
    processId: () => undefined,
    close: () => onTestServer(`drop database if exists ${name} with (force)`),
  };
};

/** Opens this test file's own database, with the demo world in it. */
export const openTestDatabase = (): Promise<TestDatabase> => (isOnPostgres ? openCopyOfDatabase() : openCopyOfFolder());
