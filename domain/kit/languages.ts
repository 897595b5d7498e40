/** The languages of the product, as BCP 47 tags. */
export const languages = ['en', 'ha', 'yo', 'ig', 'pcm'] as const;

export type Language = (typeof languages)[number];

/** Each language by its own name, for the switch on every page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
  pcm: 'Naijá (Pidgin)',
};

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);
