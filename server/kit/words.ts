import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import en from '#words/en.json' with { type: 'json' };
import ha from '#words/ha.json' with { type: 'json' };
import ig from '#words/ig.json' with { type: 'json' };
import pcm from '#words/pcm.json' with { type: 'json' };
import yo from '#words/yo.json' with { type: 'json' };

/** A translated text, and who has read it: a native speaker's name and date, or `unreviewed`. */
export type Translation = { readonly text: string; readonly review: string };

export type WordId = keyof typeof en;

const speak = (language: Language, catalogue: Record<string, string | Translation>): I18n => {
  const entries = Object.entries(catalogue).map(([id, entry]) => [
    id,
    compileMessage(typeof entry === 'string' ? entry : entry.text),
  ]);
  return setupI18n({
    locale: language === 'pcm' ? 'en' : language,
    messages: { [language === 'pcm' ? 'en' : language]: Object.fromEntries(entries) },
  });
};

const speakers: Record<Language, I18n> = {
  en: speak('en', en),
  ha: speak('ha', ha),
  yo: speak('yo', yo),
  ig: speak('ig', ig),
  pcm: speak('pcm', pcm), // CLDR's plural rules for Pidgin are English's
};

/** A text of the server's catalogue, for mail, SMS and answers that other programs show as they are. */
export const say = (language: Language, id: string, values: Record<string, string | number> = {}): string =>
  speakers[language]._(id, values);
