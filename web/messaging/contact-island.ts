import type { Language } from '@shuka/domain/kit/languages.ts';
import { withDeskWords } from '#kit/desk-words.ts';
import { ContactForm } from './ContactForm.tsx';

/** The form of the contact page with its words. */
export const contactIsland = (language: Language) => withDeskWords(language, ContactForm);
