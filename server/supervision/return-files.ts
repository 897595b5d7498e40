import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import type { ExtensionEvent, ReturnFormat, YearlyReturn } from '@shuka/domain/supervision';
import type { Row } from '#kit/csv.ts';
import { pdfOf } from '#kit/pdf.ts';
import type { FileAnswer } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { makeSheet, sheetType } from '#kit/sheet.ts';

type Speak = (id: string, values?: Record<string, string | number>) => string;

const numberText = (value: number | null): string => {
  if (value === null) return '–';
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? formatNumber(value) : `${formatNumber(Number(whole))}.${decimals}`;
};

const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`);

const attended = ({ men, women, youth }: ExtensionEvent, speak: Speak): string =>
  speak('attended', { men: formatNumber(men), women: formatNumber(women), youth: formatNumber(youth) });

/** `day` is the event's, as it is to stand there. */
const trainingCells = (speak: Speak, event: ExtensionEvent, day: string): string[] => [
  event.title,
  speak(`kind.${event.kind}`),
  event.organiser,
  event.category,
  day,
  attended(event, speak),
  event.collaborators,
];

const trainingColumns = ['title', 'kind', 'organiser', 'category', 'date', 'number', 'collaborators'] as const;

const titleOf = (speak: Speak, { name, year }: YearlyReturn): string => speak('title', { name, year });

const figureColumns = ['line', 'target', 'achievement', 'percent'] as const;

/** The paper as two sheets: the lines with what is said of the year, then the trainings. */
const sheetOf = (speak: Speak, language: Language, made: YearlyReturn): Promise<Buffer> =>
  makeSheet(
    {
      name: speak('sheet', { year: made.year }),
      about: [[titleOf(speak, made)], [speak('countedTo', { date: formatDate(made.countedTo, language) })]],
      columns: figureColumns.map((column, place) => ({
        name: speak(`column.${column}`),
        width: place === 0 ? 44 : 14,
        ...(column === 'percent' ? { kind: 'percent' as const } : {}),
      })),
      rows: [
        ...made.lines.map(({ line, target, achievement, percent }): Row => [
          speak(`line.${line}`),
          target,
          achievement,
          percent === null ? null : percent / 100,
        ]),
        [],
        [speak('remarks'), made.remarks],
        [speak('constraints'), made.constraints],
        [],
        [speak('source')],
      ],
    },
    {
      name: speak('trainings'),
      columns: trainingColumns.map((column) => ({
        name: speak(`column.${column}`),
        ...(column === 'date' ? { kind: 'date' as const } : {}),
        width: column === 'title' ? 36 : 20,
      })),
      rows: [
        ...made.trainings.map((event) => trainingCells(speak, event, event.heldOn)),
        ...(made.moreTrainings > 0 ? [[speak('moreTrainings', { count: made.moreTrainings })]] : []),
      ],
    },
  );

const paperOf = (speak: Speak, language: Language, made: YearlyReturn): Promise<Buffer> =>
  pdfOf({ title: titleOf(speak, made), language }, (paper) => {
    paper.paragraph(speak('countedTo', { date: formatDate(made.countedTo, language) }));
    paper.table(
      figureColumns.map((column, place) => ({
        name: speak(`column.${column}`),
        share: place === 0 ? 3 : 1,
        isNumber: place > 0,
      })),
      made.lines.map(({ line, target, achievement, percent }) => [
        speak(`line.${line}`),
        numberText(target),
        numberText(achievement),
        percentText(percent),
      ]),
    );
    paper.heading(speak('trainings'));
    if (made.trainings.length === 0) paper.paragraph(speak('noTrainings'));
    else
      paper.table(
        trainingColumns.map((column) => ({ name: speak(`column.${column}`), share: column === 'title' ? 1.6 : 1 })),
        made.trainings.map((event) => trainingCells(speak, event, formatDate(event.heldOn, language))),
      );
    if (made.moreTrainings > 0) paper.paragraph(speak('moreTrainings', { count: made.moreTrainings }));
    for (const part of ['remarks', 'constraints'] as const) {
      paper.heading(speak(part));
      for (const text of (made[part] === '' ? '–' : made[part]).split('\n')) paper.paragraph(text);
    }
    paper.paragraph(speak('source'));
  });

const writers = {
  xlsx: { write: sheetOf, mediaType: sheetType },
  pdf: { write: paperOf, mediaType: 'application/pdf' },
} as const;

/** The letters and digits of a name that every phone can keep a file under. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'zone';

/** A return as a file to hand in, in the language of whoever asks. */
export const returnFile = async (made: YearlyReturn, format: ReturnFormat, language: Language): Promise<FileAnswer> => {
  const speak: Speak = (id, values) => say(language, `board.return.${id}`, values);
  const { write, mediaType } = writers[format];
  const fileName = `return-${plain(made.name)}-${made.year}.${format}`;
  return { bytes: await write(speak, language, made), mediaType, cacheSeconds: 0, fileName };
};
