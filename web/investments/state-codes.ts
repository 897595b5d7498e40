/** The codes of all states and the capital, by their names' order: the whole list of places is too much for one choice. */
export const stateCodes: readonly string[] =
  'AB FC AD AK AN BA BY BE BO CR DE EB ED EK EN GO IM JI KD KN KT KE KO KW LA NA NI OG ON OS OY PL RI SO TA YO ZA'.split(
    ' ',
  );
