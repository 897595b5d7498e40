/** The international acre of 4,046.8564224 m² (yard and pound agreement, 1959; NIST SP 811, appendix B). */
export const hectaresPerAcre = 0.404_685_642_24;

/** For showing beside hectares; nothing is stored in acres. */
export const acresOf = (hectares: number): number => hectares / hectaresPerAcre;
