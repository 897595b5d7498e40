/* What of prices is kept on phones for when there is no network: recording, and the way to the rest. */
export { MendPriceForm } from './MendPriceForm.tsx';
export { PricesLink } from './PricesLink.tsx';
export { RecordPricePage } from './RecordPricePage.tsx';
