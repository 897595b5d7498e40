import type { FarmDraft, PlotDraft } from '@shuka/domain/farms';
import type { people } from './people.ts';

type WorldFarm = FarmDraft & { readonly keeper: keyof typeof people };

const idOf = (number: number): string => `0193a000-0001-7000-8000-${String(number).padStart(12, '0')}`;

/** The farms of the demo world and who keeps them. */
export const farms: readonly WorldFarm[] = [
  {
    keeper: 'amina',
    id: idOf(1),
    name: 'Gonar Amina',
    stateCode: 'KN',
    lga: 'Bichi',
    sizeBand: 'large',
    crop: 'Maize',
  },
  {
    keeper: 'musa',
    id: idOf(2),
    name: 'Zaria road farm',
    stateCode: 'KD',
    lga: 'Soba',
    sizeBand: 'medium',
    crop: 'Sorghum',
  },
];

type WorldPlot = PlotDraft & { readonly keeper: keyof typeof people };

const plotIdOf = (number: number): string => `0193a000-0002-7000-8000-${String(number).padStart(12, '0')}`;

/** The plots of those farms; Amina's are 53 acres together. The places are real, the fields invented. */
export const plots: readonly WorldPlot[] = [
  {
    keeper: 'amina',
    id: plotIdOf(1),
    farmId: idOf(1),
    name: 'Home plot',
    boundary: [
      [8.240112, 12.230205],
      [8.241253, 12.230148],
      [8.241347, 12.231166],
      [8.240841, 12.231402],
      [8.240168, 12.231287],
    ],
    capturedBy: 'walked',
    accuracyMetres: 4.2,
    looksMocked: false,
  },
  {
    keeper: 'amina',
    id: plotIdOf(2),
    farmId: idOf(1),
    name: 'Plot by the stream',
    boundary: [
      [8.243006, 12.232417],
      [8.247465, 12.232106],
      [8.247826, 12.23436],
      [8.246386, 12.236123],
      [8.244796, 12.236577],
      [8.243371, 12.235548],
    ],
    capturedBy: 'walked',
    accuracyMetres: 5.1,
    looksMocked: false,
  },
  {
    keeper: 'musa',
    id: plotIdOf(3),
    farmId: idOf(2),
    name: 'Roadside plot',
    boundary: [
      [8.060214, 10.980133],
      [8.061725, 10.980256],
      [8.061648, 10.981538],
      [8.060139, 10.981402],
    ],
    capturedBy: 'tapped',
    accuracyMetres: null,
    looksMocked: false,
  },
];
