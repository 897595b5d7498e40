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
    locale: language === 'pcm' ? 'en' : language, // CLDR's plural rules for Pidgin are English's
    messages: { [language === 'pcm' ? 'en' : language]: Object.fromEntries(entries) },
  });
};

const catalogues = { en, ha, yo, ig, pcm } as const;

const speakers = new Map<Language, I18n>();

/** A language is made ready when it is first spoken: a server that starts speaks none. */
const speakerOf = (language: Language): I18n => {
  const speaker = speakers.get(language) ?? speak(language, catalogues[language]);
  speakers.set(language, speaker);
  return speaker;
};

/** A text of the server's catalogue, for mail, SMS and answers that other programs show as they are. */
export const say = (language: Language, id: string, values: Record<string, string | number> = {}): string =>
  speakerOf(language)._(id, values);
