import type { Route } from '#kit/route.ts';
import { addLandPaper } from './add-land-paper.ts';
import { readGoodsEudrFile } from './read-goods-eudr-file.ts';
import { readGoodsEudrPack } from './read-goods-eudr-pack.ts';
import { readGoodsEudrPaper } from './read-goods-eudr-paper.ts';
import { removeLandPaper } from './remove-land-paper.ts';
import { sayPlotShown } from './say-plot-shown.ts';
import { showGoodsLandPaper } from './show-goods-land-paper.ts';
import { showLandPaper } from './show-land-paper.ts';
import { saveCertificate } from './save-certificate.ts';
import { listCertificates } from './list-certificates.ts';
import { endCertificate } from './end-certificate.ts';
import { setCertificatePhoto } from './set-certificate-photo.ts';
import { showCertificatePhoto } from './show-certificate-photo.ts';
import { noteAuditVisit } from './note-audit-visit.ts';
import { closeFinding } from './close-finding.ts';
import { listAuditVisits } from './list-audit-visits.ts';
import { listEndingCertificates } from './list-ending-certificates.ts';
import { listKeyData } from './list-key-data.ts';
import { readKeyDataFile } from './read-key-data-file.ts';
import { listOwnEntries } from './list-own-entries.ts';
import { nameRegulator } from './name-regulator.ts';
import { settleRegulator } from './settle-regulator.ts';
import { endRegulator } from './end-regulator.ts';
import { listRegulators } from './list-regulators.ts';
import { readMyStates } from './read-my-states.ts';
import { listStateLots } from './list-state-lots.ts';
import { listStateRecalls } from './list-state-recalls.ts';
import { listStateCertificates } from './list-state-certificates.ts';
import { readStateSums } from './read-state-sums.ts';
import { readFigures } from './read-figures.ts';
import { readStateFigures } from './read-state-figures.ts';

/** Papers on land, certificates, key data, regulators and figures. */
export const complyRoutes: readonly Route[] = [
  addLandPaper,
  readGoodsEudrFile,
  readGoodsEudrPack,
  readGoodsEudrPaper,
  removeLandPaper,
  sayPlotShown,
  showGoodsLandPaper,
  showLandPaper,
  saveCertificate,
  listCertificates,
  endCertificate,
  setCertificatePhoto,
  showCertificatePhoto,
  noteAuditVisit,
  closeFinding,
  listAuditVisits,
  listEndingCertificates,
  listKeyData,
  readKeyDataFile,
  listOwnEntries,
  nameRegulator,
  settleRegulator,
  endRegulator,
  listRegulators,
  readMyStates,
  listStateLots,
  listStateRecalls,
  listStateCertificates,
  readStateSums,
  readFigures,
  readStateFigures,
];
