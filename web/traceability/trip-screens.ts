/* The screens of trips, in one file: on a slow line each file more costs more than its bytes. */
export { TripsPage } from './TripsPage.tsx';
export { LotTripsPage } from './LotTripsPage.tsx';
export { TripPage } from './TripPage.tsx';
export { PlanTripPage } from './PlanTripPage.tsx';
export { PlanLotTripPage } from './PlanLotTripPage.tsx';
