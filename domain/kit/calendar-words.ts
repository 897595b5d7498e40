/*
 * Names of months and days as data, since browsers lack Hausa, Yoruba, Igbo and Pidgin ones. Taken 2026-11 from Unicode
 * CLDR 48, as Node 20 (ICU 78.2) gives them: the long form beside a day of the month. CLDR's Pidgin carries tone marks
 * and its Igbo days are spelt unevenly (Mọnde, Sọndee). Names other than English await review by a native speaker.
 */

/** January to December, by language. */
export const monthNames = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ha: [
    'Janairu',
    'Faburairu',
    'Maris',
    'Afirilu',
    'Mayu',
    'Yuni',
    'Yuli',
    'Agusta',
    'Satumba',
    'Oktoba',
    'Nuwamba',
    'Disamba',
  ],
  yo: [
    'Oṣù Ṣẹ́rẹ́',
    'Oṣù Èrèlè',
    'Oṣù Ẹrẹ̀nà',
    'Oṣù Ìgbé',
    'Oṣù Ẹ̀bibi',
    'Oṣù Òkúdu',
    'Oṣù Agẹmọ',
    'Oṣù Ògún',
    'Oṣù Owewe',
    'Oṣù Ọ̀wàrà',
    'Oṣù Bélú',
    'Oṣù Ọ̀pẹ̀',
  ],
  ig: [
    'Jenụwarị',
    'Febrụwarị',
    'Maachị',
    'Epreel',
    'Mee',
    'Jun',
    'Julaị',
    'Ọgọọst',
    'Septemba',
    'Ọktoba',
    'Novemba',
    'Disemba',
  ],
  pcm: [
    'Jénúári',
    'Fẹ́búári',
    'Mach',
    'Éprel',
    'Mee',
    'Jun',
    'Julai',
    'Ọgọst',
    'Sẹptẹ́mba',
    'Ọktóba',
    'Nọvẹ́mba',
    'Disẹ́mba',
  ],
} as const;

/** Sunday to Saturday, by language. */
export const weekdayNames = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ha: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jummaʼa', 'Asabar'],
  yo: ['Àìkú', 'Ajé', 'Ìsẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ', 'Ẹtì', 'Àbámẹ́ta'],
  ig: ['Sọndee', 'Mọnde', 'Tiuzdee', 'Wenezdee', 'Tọọzdee', 'Fraịdee', 'Satọdee'],
  pcm: ['Sọ́ndè', 'Mọ́ndè', 'Tiúzdè', 'Wẹ́nẹ́zdè', 'Tọ́zdè', 'Fraídè', 'Sátọdè'],
} as const;
