/* What others ask of sessions, of the browsers they are in, and of second factors. */
export { forgetDevice } from './alert-store.ts';
export { insertDemand } from './factor-store.ts';
export { phoneIdOf } from './phone-cookie.ts';
export { endSessionsOfPhone, findLiveSessions, findSignedInSince, findViewer } from './session-store.ts';
