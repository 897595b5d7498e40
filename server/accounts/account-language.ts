import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Account } from './store.ts';

/** The language somebody uses the platform in. */
export const languageOfAccount = ({ language }: Pick<Account, 'language'>): Language =>
  isLanguage(language) ? language : 'en';
