/* A farmer's card, one's own and that of a farmer in care: on a slow line each file more costs more than its bytes. */
export { CardInCarePage } from './CardInCarePage.tsx';
export { FarmerCardPage } from './FarmerCardPage.tsx';
