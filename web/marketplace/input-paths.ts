/** The addresses of inputs: a farmer's own, a farmer's in care, a dealer's. */
export const dealerInputs = '/AgroProcessor/Ainputs';

export type InputPaths = { readonly shop: string; readonly orders: string; readonly vouchers: string };

export const inputPathsOf = (base: string): InputPaths => ({
  shop: base,
  orders: `${base}/orders`,
  vouchers: `${base}/vouchers`,
});
