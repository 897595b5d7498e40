/* Islands that come by a step of their own: what they need would else be named on every page with a form. */
export { loadDenySignIn } from '#accounts';
export { loadReckon } from '#insurance';
export { loadViewPassport } from '#loans';
export { loadCheckGenuine, loadCheckLog, loadDriveTrip } from '#traceability';
export { loadCheckReceipt, loadCheckWarehouseReceipt } from '#processing';
export { loadContactForm } from '#messaging';
export { loadSystemStatus } from '#settings';
