import { visitsOfRains, type Said } from './caseload-visits.ts';

const visitsOfHarvest: readonly Said[] = [
  [
    'zainab',
    '2026-08-12',
    'planting',
    'Cowpea planted in the middle of August ripens after the rain. Two seeds in a hole, 20 cm apart, rows 75 cm apart.',
  ],
  [
    'aishatu',
    '2026-08-13',
    'pests',
    'Small yellow plants have rosette. Pull them out and bury them. It cannot be healed; the aphids under the leaves carry it.',
  ],
  [
    'hauwa',
    '2026-08-20',
    'crop-care',
    'The roots have pink knots: the soya makes its own nitrogen and needs no urea. Weed once more, then leave it.',
  ],
  [
    'folasade',
    '2026-08-25',
    'harvest',
    'Take the first yams from one side of the heap and leave the roots. Close the heap; the second tubers are your seed.',
  ],
  [
    'ene',
    '2026-09-02',
    'pests',
    'White dry heads come from stem borers. Cut them low and carry them out of the field. Cut the weeds on the bunds.',
  ],
  [
    'terkimbi',
    '2026-09-08',
    'pests',
    'Holes in the first tubers are from yam beetles. Treat the setts with ash at the next planting and move the yam to other ground.',
  ],
  [
    'zainab',
    '2026-09-16',
    'pests',
    'Spray cowpea twice only: when the buds show and when the pods form. Spray in the evening, when the bees have gone.',
  ],
  [
    'fatima',
    '2026-09-24',
    'training',
    'Nursery day with eleven women: raised bed, seed in thin lines, a roof of grass that comes off a little more each day.',
  ],
  [
    'umar',
    '2026-09-30',
    'harvest',
    'Cut the heads when the seed no longer marks under the nail. Dry them on a platform for a week before you thresh.',
  ],
  [
    'aishatu',
    '2026-10-08',
    'harvest',
    'Most shells are dark inside: lift them now. Turn the pods to the sun until the seeds rattle. Damp groundnut grows a mould that makes people ill.',
  ],
  [
    'khadija',
    '2026-10-15',
    'harvest',
    'Shell the maize when it is dry and bite-hard. Put it in bags with two inner sacks, press the air out and tie each one.',
  ],
  [
    'hauwa',
    '2026-10-27',
    'harvest',
    'Cut soya in the morning, when pods do not burst. Thresh on a sheet. Plant maize there next year.',
  ],
  [
    'fatima',
    '2026-10-30',
    'planting',
    'Plant the tomato seedlings in the evening, 45 cm apart, and water at once. Put straw round them when they stand.',
  ],
  [
    'abiodun',
    '2026-11-03',
    'pests',
    'Twisted, spotted leaves are mosaic. Pull those plants out. Take next year’s stems only from plants with clean leaves.',
  ],
  [
    'zainab',
    '2026-11-05',
    'harvest',
    'Dry the beans for three days, then close them in three bags, one in the other. Do not open them for two months: weevils die without air.',
  ],
  [
    'ibrahim',
    '2026-11-10',
    'routine',
    'Look into the store: lift the bags onto poles, a hand from the wall. Sell the broken grain first.',
  ],
  [
    'muhammad',
    '2026-11-12',
    'harvest',
    'Four of five grains are straw-coloured: cut now. Thresh on a tarpaulin and dry in the sun, never on the road.',
  ],
  [
    'terkimbi',
    '2026-11-13',
    'harvest',
    'Dig when the leaves are dry. Keep bruised yams apart and eat them first. Tie the rest in the barn, in shade and wind.',
  ],
  [
    'yusuf',
    '2026-11-17',
    'harvest',
    'A black mark at the foot of the seed shows that it is ripe. Cut the heads and dry them off the ground, out of reach of goats.',
  ],
  [
    'folasade',
    '2026-11-18',
    'harvest',
    'Choose seed yams as big as a fist and without marks. Dip them in ash. Keep them in the barn until the first rain.',
  ],
  [
    'fatima',
    '2026-11-19',
    'pests',
    'Winding white mines in the leaves: it may be Tuta absoluta. Pick those leaves and burn them. Hang up the water trap and count the moths each morning.',
  ],
  [
    'ene',
    '2026-11-20',
    'harvest',
    'Drain the field ten days before you cut. Thresh the same day. Children with a rope keep the birds off until then.',
  ],
];

/** Thirty-nine visits, three to each farmer. */
export const caseVisits: readonly Said[] = [...visitsOfRains, ...visitsOfHarvest];
