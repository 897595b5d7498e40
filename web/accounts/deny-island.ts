import type { Language } from '@shuka/domain/kit/languages.ts';
import { withDeskWords } from '#kit/desk-words.ts';
import { DenySignIn } from './DenySignIn.tsx';

/** The page behind the link of a letter about a new device, with its words. */
export const denyIsland = (language: Language) => withDeskWords(language, DenySignIn);
