import {
  alertKinds,
  controlKeys,
  degreeMarks,
  outbreakBands,
  outcomes as pestOutcomes,
  pestKeys,
  pestStages,
  sowingStates,
  stages,
  zoneKeys,
} from '@shuka/domain/advisory';
import { adviceStages, textStates } from '@shuka/domain/library';

/** Families of texts that advice says. */
export const adviceFamilies: Readonly<Record<string, readonly string[] | null>> = {
  'pests.name.': pestKeys,
  'pests.stage.': pestStages,
  'pests.control.': controlKeys,
  'pests.outcome.': pestOutcomes,
  'pests.band.': outbreakBands,
  'advisory.alert.': alertKinds,
  'advisory.stage.': stages,
  'advisory.mark.': degreeMarks,
  'advisory.sowing.': sowingStates,
  'advisory.zone.': zoneKeys,
  'library.stage.': adviceStages,
  'library.zone.': zoneKeys,
  'desk.state.': [...textStates, 'all'],
  'advisory.state.': ['not-sown', 'growing', 'ripe', 'over', 'impossible'],
  'advisory.soil.': ['ph', 'organicCarbon', 'phosphorusOlsen', 'potassium'],
};
