import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { applyImport } from './apply-import.ts';
import { takeBackImport } from './take-back-import.ts';
import { tryImport } from './try-import.ts';

export const importJobs = {
  reading: 'imports.read',
  applying: 'imports.apply',
  undoing: 'imports.undo',
} as const;

const importOf = (data: unknown): string => (data as { readonly importId: string }).importId; // sent by this slice alone

export const jobsOf = (services: Services): JobHandler[] => [
  { name: importJobs.reading, work: (data) => tryImport(services, importOf(data)) },
  { name: importJobs.applying, work: (data) => applyImport(services, importOf(data)) },
  { name: importJobs.undoing, work: (data) => takeBackImport(services, importOf(data)) },
];
