import { formatDate, formatDateTime, type Language } from '@shuka/domain/kit/calendar.ts';
import { digestLetters } from '@shuka/domain/reports';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { pdfOf, type Paper } from '#kit/pdf.ts';
import type { PdfPicture } from '#kit/pdf-pictures.ts';
import { besideOf, type SealedInspection } from './inspection-seal.ts';
import { say } from '#kit/words.ts';
import { answersByGroup, pointCells, pointsOf, speakerOf, stageText, type Speak } from './inspection-words.ts';

/** What a document says besides its inspection; pictures are here as JPEG. */
type AroundInspection = {
  readonly language: Language;
  readonly farmName: string;
  readonly keeperName: string;
  readonly isCorrected: boolean;
  readonly mark: PdfPicture | null;
  readonly photos: readonly PdfPicture[];
  /** Those named that are still on a phone. */
  readonly missingPhotos: number;
  /** Where anyone checks it. */
  readonly checkUrl: string;
  readonly productName: string;
  readonly now: Date;
};

const drawFacts = (paper: Paper, speak: Speak, sealed: SealedInspection, around: AroundInspection): void => {
  const { inspection } = sealed;
  const { language } = around;
  const beside = besideOf(sealed);
  const position = beside?.position ?? null;
  const place = beside?.place;
  const where =
    position === null
      ? speak('noPosition')
      : `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)} (± ${Math.round(position.accuracyMetres)} m)`;
  paper.table(
    [
      { name: [around.farmName, beside?.land.plotName ?? ''].filter((name) => name !== '').join(' – ') },
      { name: around.keeperName, share: 2 },
    ],
    [
      [speak('stage'), stageText(language, inspection)],
      [speak('day'), formatDate(inspection.inspectedOn, language)],
      [speak('place'), place === undefined ? '' : `${place.lga}, ${stateName(place.stateCode)}`],
      [say(language, 'reports.doc.crop'), beside?.land.crop ?? ''],
      [speak('outcomeTitle'), say(language, `inspection.outcome.${inspection.outcome}`)],
      [speak('inspector'), inspection.inspectorName],
      [speak('position'), where],
      [speak('farmerThere'), speak(inspection.isFarmerPresent ? 'yes' : 'no')],
      [speak('markTitle'), say(language, `inspection.mark.${inspection.mark}`)],
    ],
  );
};

const drawPoints = (paper: Paper, speak: Speak, { inspection }: SealedInspection, language: Language): void => {
  const points = pointsOf(inspection);
  paper.heading(speak('points'));
  if (points.length === 0) return paper.paragraph(speak('noPoints'));
  paper.table(
    [
      { name: speak('grade') },
      { name: speak('description'), share: 2 },
      { name: speak('action'), share: 2 },
      { name: speak('due') },
      { name: speak('state') },
    ],
    points.map((point) => pointCells(inspection, point, language)),
  );
};

const drawAnswers = (paper: Paper, speak: Speak, { inspection }: SealedInspection, language: Language): void => {
  for (const { group, items } of answersByGroup(inspection)) {
    paper.heading(say(language, `inspection.group.${group}`));
    paper.table(
      [{ name: speak('item'), share: 3 }, { name: speak('answer') }, { name: speak('note'), share: 2 }],
      items.map(({ item, answer }) => [
        say(language, `inspection.item.${item.id}`),
        answer === null ? '' : say(language, `inspection.verdict.${answer.verdict}`),
        answer?.note ?? '',
      ]),
    );
  }
};

const drawPhotos = (paper: Paper, speak: Speak, { photos, missingPhotos, language }: AroundInspection): void => {
  if (photos.length + missingPhotos === 0) return;
  paper.heading(speak('photos'));
  paper.pictures(photos);
  if (missingPhotos > 0) paper.paragraph(say(language, 'reports.doc.photosMissing', { count: missingPhotos }));
};

/** The first letters of a digest apart from the rest: the check page shows them, to be held beside the paper. */
const digestText = (digest: string): string =>
  `${(digest.slice(0, digestLetters).match(/.{4}/g) ?? []).join(' ')} ${digest.slice(digestLetters)}`;

const drawSeal = (paper: Paper, speak: Speak, sealed: SealedInspection, around: AroundInspection): void => {
  const { inspection, signature } = sealed;
  const { seal } = inspection;
  if (seal === null) return;
  paper.heading(speak('sealTitle'));
  paper.qrCode(around.checkUrl, [speak('checkHow'), around.checkUrl].join('\n\n'));
  paper.table(
    [{ name: speak('sealed') }, { name: formatDateTime(seal.sealedAt, around.language), share: 4 }],
    [
      [speak('number'), inspection.id],
      [speak('checkCode'), seal.checkCode],
      [speak('digest'), digestText(seal.digest)],
      [speak('signature'), signature.toString('base64')],
      [speak('keyId'), seal.keyId],
    ],
  );
};

/** A whole inspection as an A4 document: what came of it, what to mend, what was asked, and how anyone checks it. */
export const inspectionDocument = (sealed: SealedInspection, around: AroundInspection): Promise<Buffer> => {
  const { inspection } = sealed;
  const { language, productName, now, mark } = around;
  const speak = speakerOf(language);
  const title = speak('docTitle', { stage: stageText(language, inspection), farm: around.farmName });
  return pdfOf({ title, language }, (paper) => {
    if (around.isCorrected) paper.paragraph(speak('isCorrected'));
    if (inspection.corrects !== null) paper.paragraph(speak('correctsBecause', { reason: inspection.reason }));
    if (inspection.follows !== null) paper.paragraph(speak('isRevisit'));
    drawFacts(paper, speak, sealed, around);
    if (inspection.summary !== '') paper.paragraph(inspection.summary);
    drawPoints(paper, speak, sealed, language);
    drawAnswers(paper, speak, sealed, language);
    if (mark !== null) paper.pictures([mark]);
    drawPhotos(paper, speak, around);
    drawSeal(paper, speak, sealed, around);
    paper.paragraph(speak('checklistIs', { version: inspection.checklistVersion }));
    paper.paragraph(speak('made', { product: productName, date: formatDate(now, language) }));
  });
};
