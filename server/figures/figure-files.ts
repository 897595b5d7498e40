import { indicators, type CountedPlace, type FileFormat, type PlaceFigures } from '@shuka/domain/figures';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { csvOf, type Row } from '#kit/csv.ts';
import { pdfOf } from '#kit/pdf.ts';
import type { FileAnswer } from '#kit/route.ts';
import { makeSheet, sheetType } from '#kit/sheet.ts';
import { dhis2Of } from './dhis2-file.ts';
import { pairs, partText, placeName, speakIn, valueText, windowText, type Speak } from './figure-words.ts';

type Making = { readonly speak: Speak; readonly language: Language; readonly figures: PlaceFigures };

const columns = [
  'code',
  'place',
  'indicator',
  'state',
  'value',
  'unit',
  'numerator',
  'denominator',
  'n',
  'days',
] as const;

/** One line for each indicator of each place, the whole first; what is not told is empty and said to be so. */
const linesOf = ({ speak, figures: { total, parts } }: Making): Row[] =>
  [total, ...parts].flatMap(({ code, cells }) =>
    pairs(cells).map(({ indicator, cell }) => [
      code,
      placeName(speak, code),
      speak(`name.${indicator.key}`),
      speak(`state.${cell.state}`),
      cell.value,
      speak(`unitName.${indicator.unit}`),
      cell.numerator,
      cell.denominator,
      cell.n,
      indicator.days,
    ]),
  );

const namesOf = (speak: Speak): string[] => columns.map((column) => speak(`column.${column}`));

const titleOf = ({ speak, figures }: Making): string => speak('title', { place: placeName(speak, figures.place) });

const dayText = ({ speak, language, figures: { day } }: Making): string =>
  day === null ? speak('notYet') : speak('countedOn', { date: formatDate(day, language) });

const fewText = ({ speak, figures }: Making): string => speak('few', { least: figures.leastOfCell });

const benchmarkLines = ({ speak, language }: Making): string[] =>
  indicators.flatMap(({ key, benchmarks }) =>
    benchmarks.map(({ value, source, readOn }) =>
      speak('benchmark', { name: speak(`name.${key}`), value, source, date: formatDate(readOn, language) }),
    ),
  );

const csvFile = async (making: Making): Promise<Buffer> =>
  Buffer.from(csvOf(namesOf(making.speak), linesOf(making), { forExcel: true }));

const sheetFile = (making: Making): Promise<Buffer> =>
  makeSheet({
    name: making.speak('sheet'),
    about: [[titleOf(making)], [dayText(making)], [fewText(making)], ...benchmarkLines(making).map((text) => [text])],
    columns: namesOf(making.speak).map((name, place) => ({ name, width: place === 2 ? 40 : 16 })),
    rows: linesOf(making),
  });

const paperFile = (making: Making): Promise<Buffer> => {
  const { speak, language, figures } = making;
  return pdfOf({ title: titleOf(making), language }, (paper) => {
    for (const text of [dayText(making), fewText(making)]) paper.paragraph(text);
    paper.table(
      [
        { name: speak('column.indicator'), share: 3 },
        { name: speak('column.value'), share: 1.4, isNumber: true },
        { name: speak('column.of'), share: 1.8, isNumber: true },
        { name: speak('column.n'), isNumber: true },
        { name: speak('column.days'), share: 1.4 },
      ],
      pairs(figures.total.cells).map(({ indicator, cell }) => [
        speak(`name.${indicator.key}`),
        valueText(speak, indicator, cell),
        partText(speak, cell),
        cell.n === null ? '' : String(cell.n),
        windowText(speak, indicator),
      ]),
    );
    for (const text of benchmarkLines(making)) paper.paragraph(text);
    for (const indicator of indicators) {
      paper.heading(speak(`name.${indicator.key}`));
      paper.table(
        [
          { name: speak('column.place'), share: 2 },
          { name: speak('column.value'), isNumber: true },
          { name: speak('column.of'), share: 1.4, isNumber: true },
        ],
        figures.parts.flatMap(({ code, cells }) =>
          pairs(cells)
            .filter(({ cell }) => cell.key === indicator.key)
            .map(({ cell }) => [placeName(speak, code), valueText(speak, indicator, cell), partText(speak, cell)]),
        ),
      );
    }
  });
};

/** A point in about the middle of a place; none for one that is not known. There are no borders in this house. */
const geometryOf = (place: string, code: string): object | null => {
  const centre = place === 'NG' ? placeCentre(code, '') : placeCentre(place, code);
  return centre === null || code === '' ? null : { type: 'Point', coordinates: centre.position };
};

const featureOf = ({ speak, figures }: Making, { code, cells }: CountedPlace) => ({
  type: 'Feature',
  geometry: geometryOf(figures.place, code),
  properties: {
    code,
    name: placeName(speak, code),
    ...Object.fromEntries(
      cells.flatMap(({ key, state, value, numerator, denominator, n }) => [
        [key, value],
        [`${key}_about`, { state, numerator, denominator, n }],
      ]),
    ),
  },
});

const mapFile = async (making: Making): Promise<Buffer> => {
  const { place, day, leastOfCell, parts } = making.figures;
  const features = parts.map((part) => featureOf(making, part));
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', place, day, leastOfCell, features }));
};

type Writer = {
  readonly write: (making: Making) => Promise<Buffer>;
  readonly mediaType: string;
  readonly ending: string;
};

const writers: Readonly<Record<FileFormat, Writer>> = {
  csv: { write: csvFile, mediaType: 'text/csv', ending: 'csv' },
  xlsx: { write: sheetFile, mediaType: sheetType, ending: 'xlsx' },
  pdf: { write: paperFile, mediaType: 'application/pdf', ending: 'pdf' },
  geojson: { write: mapFile, mediaType: 'application/geo+json', ending: 'geojson' },
  dhis2: {
    write: async ({ figures }) => Buffer.from(dhis2Of(figures)),
    mediaType: 'application/json',
    ending: 'dhis2.json',
  },
};

/** What was counted of a place as a file, in the language of whoever asks. */
export const figureFile = async (
  figures: PlaceFigures,
  format: FileFormat,
  language: Language,
): Promise<FileAnswer> => {
  const { write, mediaType, ending } = writers[format];
  const fileName = `figures-${figures.place.toLowerCase()}-${figures.day ?? 'none'}.${ending}`;
  return { bytes: await write({ speak: speakIn(language), language, figures }), mediaType, cacheSeconds: 0, fileName };
};
