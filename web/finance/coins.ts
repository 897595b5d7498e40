const mostCoins = 12;

/**
 * Two piles of coins for two sums: the larger has twelve, the other its share. Any money at all is at least one coin,
 * and two sums that differ never make piles that look alike the wrong way round.
 */
export const coinsOf = (inKobo: number, outKobo: number): { readonly inCoins: number; readonly outCoins: number } => {
  const most = Math.max(inKobo, outKobo);
  const pile = (kobo: number): number => {
    if (kobo <= 0 || most === 0) return 0;
    const share = Math.max(1, Math.round((kobo / most) * mostCoins));
    return kobo < most ? Math.min(mostCoins - 1, share) : mostCoins;
  };
  return { inCoins: pile(inKobo), outCoins: pile(outKobo) };
};
