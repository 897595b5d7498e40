import { createHash } from 'node:crypto';
import { eudrFileOf, hectaresOf, type EudrPlot } from '@shuka/domain/traceability';
import { centreOf } from '@shuka/domain/kit/boundary-centre.ts';
import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { pdfOf } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';
import { isReadyPack, type Gathered } from './gather-plots.ts';

type Around = { readonly language: Language; readonly productName: string; readonly today: string };

type Speak = (id: string, values?: Record<string, string>) => string;

const decimals = 6;

const middleOf = ({ place }: EudrPlot): string => {
  const [longitude, latitude] = place.kind === 'point' ? place.at : centreOf(place.corners);
  return `${longitude.toFixed(decimals)}, ${latitude.toFixed(decimals)}`;
};

const plotRow = (plot: EudrPlot, { findings, shapes }: Gathered, speak: Speak): string[] => {
  const found = findings.find(({ plotId }) => plotId === plot.plotId)?.findings ?? [];
  const isGood = found.every(({ isDoubt }) => isDoubt);
  const name = shapes.get(plot.plotId)?.name ?? '';
  const place = plot.placeName.replace(`${name}, `, '');
  return [name, place, formatNumber(hectaresOf(plot.place)), middleOf(plot), speak(isGood ? 'good' : 'mend')];
};

/** What the plots are of: a lot in store, or goods of a company. */
type About = {
  readonly crop: string;
  readonly code: string;
  /** Null for what is not weighed. */
  readonly grams: number | null;
  /** As people read a day; null where it is not known. */
  readonly since: string | null;
};

/** The papers on the land of each plot, by their kinds; nothing where there are none. */
const landRows = ({ land, shapes }: Gathered, language: Language, speak: Speak): string[][] =>
  [...shapes.values()].flatMap(({ plotId, name }) =>
    (land.get(plotId)?.papers ?? []).map(({ kind, addedAt }) => [
      name,
      speak(`land.${kind}`),
      formatDate(addedAt, language),
    ]),
  );

/** The plots of a lot on paper, beside the file that is handed in: its digest says which file that is. */
export const eudrPaper = (
  about: About,
  gathered: Gathered,
  { language, productName, today }: Around,
): Promise<Buffer> => {
  const speak: Speak = (id, values) => say(language, `eudr.${id}`, values);
  const { crop, code, grams, since } = about;
  const kilograms = grams === null ? '' : say(language, 'label.weight', { kilograms: formatNumber(grams / 1000) });
  return pdfOf({ title: speak('title', { lot: crop }), language }, (paper) => {
    paper.paragraph(speak('what'));
    paper.table(
      [{ name: speak('lot') }, { name: code, share: 2 }],
      [
        [speak('crop'), crop],
        ...(kilograms === '' ? [] : [[speak('quantity'), kilograms]]),
        ...(since === null ? [] : [[speak('storedOn'), since]]),
        [speak('country'), speak('countryIs')],
      ],
    );
    paper.heading(speak('plots'));
    paper.table(
      [
        { name: speak('plot') },
        { name: speak('place'), share: 1.4 },
        { name: speak('hectares'), share: 0.7, isNumber: true },
        { name: speak('middle'), share: 1.4 },
        { name: speak('check'), share: 0.8 },
      ],
      gathered.plots.map((plot) => plotRow(plot, gathered, speak)),
    );
    const papers = landRows(gathered, language, speak);
    if (papers.length > 0) {
      paper.heading(speak('land'));
      paper.table(
        [{ name: speak('plot') }, { name: speak('landKind'), share: 2 }, { name: speak('landAdded') }],
        papers,
      );
    }
    if (gathered.gaps.length > 0) paper.paragraph(speak('missing'));
    if (isReadyPack(gathered)) {
      const digest = createHash('sha256').update(eudrFileOf(gathered.plots)).digest('hex');
      paper.paragraph(speak('digest', { digest }));
    }
    paper.paragraph(speak('notCovered'));
    paper.paragraph(speak('made', { product: productName, date: formatDate(today, language) }));
  });
};
