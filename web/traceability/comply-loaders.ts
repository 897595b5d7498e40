import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

/* Proof and figures: each screen loads when it is opened. */

export const loadCompliancePage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./CompliancePage.tsx').then((part) => part.CompliancePage),
  );
export const loadGoodsPlotsPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./GoodsPlotsPage.tsx').then((part) => part.GoodsPlotsPage),
  );
export const loadKeyDataPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./KeyDataPage.tsx').then((part) => part.KeyDataPage),
  );
export const loadOwnEntriesPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./OwnEntriesPage.tsx').then((part) => part.OwnEntriesPage),
  );
export const loadFiguresPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./FiguresPage.tsx').then((part) => part.FiguresPage),
  );
export const loadCertificatesPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./CertificatesPage.tsx').then((part) => part.CertificatesPage),
  );
export const loadRegulatorPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./RegulatorPage.tsx').then((part) => part.RegulatorPage),
  );
export const loadRegulatorsPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./RegulatorsPage.tsx').then((part) => part.RegulatorsPage),
  );
export const loadEndingCertificatesPage = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./EndingCertificatesPage.tsx').then((part) => part.EndingCertificatesPage),
  );
export const loadComplyLinks = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./ComplyLinks.tsx').then((part) => part.ComplyLinks),
  );
export const loadRegulatorLine = (): Promise<ComponentType> =>
  loadWithWords(
    'comply',
    import('./RegulatorLine.tsx').then((part) => part.RegulatorLine),
  );
