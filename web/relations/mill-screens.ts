/* What whoever works at a mill opens, in one file: on a slow line each file more costs more than its bytes. */
export { ExtensionWorkerPage } from './ExtensionWorkerPage.tsx';
export { ExtensionWorkersPage } from './ExtensionWorkersPage.tsx';
export { MillPendingPage } from './MillPendingPage.tsx';
export { ProcessorDashboard } from './ProcessorDashboard.tsx';
export { ShiftsPage } from './ShiftsPage.tsx';
export { StaffPage } from './StaffPage.tsx';
