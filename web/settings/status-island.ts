import type { Language } from '@shuka/domain/kit/languages.ts';
import { withDeskWords } from '#kit/desk-words.ts';
import { SystemStatus } from './SystemStatus.tsx';

/** How the platform does, with its words. */
export const statusIsland = (language: Language) => withDeskWords(language, SystemStatus);
