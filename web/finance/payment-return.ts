const keyOf = (paymentId: string): string => `payment ${paymentId}`;

/** Keeps in this tab where a payment is begun, so that whoever comes back from the provider goes on there. */
export const keepReturn = (paymentId: string, path: string): void => {
  try {
    sessionStorage.setItem(keyOf(paymentId), path);
  } catch {
    // A browser that keeps nothing: the way back leads to the wallet.
  }
};

/** Where a payment was begun; null where this tab does not know it. */
export const returnOf = (paymentId: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(paymentId));
  } catch {
    return null;
  }
};
