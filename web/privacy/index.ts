/** Privacy on screen: one's rights and one's log, and for the office the audit log, requests, incidents and what is forgotten. Each loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const ofRights =
  <Part>(part: () => Promise<Part>, pick: (part: Part) => ComponentType) =>
  () =>
    loadWithWords('notices', part().then(pick));

export const loadRightsPage = ofRights(
  () => import('./RightsPage.tsx'),
  (part) => part.RightsPage,
);
export const loadOwnLogPage = ofRights(
  () => import('./OwnLogPage.tsx'),
  (part) => part.OwnLogPage,
);
export const loadAuditPage = ofRights(
  () => import('./AuditPage.tsx'),
  (part) => part.AuditPage,
);
export const loadPrivacyDeskPage = ofRights(
  () => import('./PrivacyDeskPage.tsx'),
  (part) => part.PrivacyDeskPage,
);

export { privacyPaths } from './privacy-paths.ts';
