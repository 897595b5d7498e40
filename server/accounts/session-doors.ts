/* What others ask of sessions, and of the browsers they are in. */
export { forgetDevice } from './alert-store.ts';
export { phoneIdOf } from './phone-cookie.ts';
export { endSessionsOfPhone, findLiveSessions, findSignedInSince, findViewer } from './session-store.ts';
