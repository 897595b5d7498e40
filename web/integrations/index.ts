/** Keys and webhooks of organisations’ programs on screen, under processors and admins. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

type Parts = typeof import('./integration-parts.ts');

const part = (pick: (parts: Parts) => ComponentType) => (): Promise<ComponentType> =>
  loadWithWords('programs', import('./integration-parts.ts').then(pick));

export const loadKeysPage = part((parts) => parts.KeysPage);
export const loadWebhooksPage = part((parts) => parts.WebhooksPage);
export const loadWebhookPage = part((parts) => parts.WebhookPage);
export const loadProgrammesPage = part((parts) => parts.ProgrammesPage);
export const loadProgrammePage = part((parts) => parts.ProgrammePage);
export const loadProgrammeWebhookPage = part((parts) => parts.ProgrammeWebhookPage);
export { integrationPaths } from './integration-paths.ts';
