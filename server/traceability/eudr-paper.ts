import { createHash } from 'node:crypto';
import { eudrFileOf, hectaresOf, type EudrPlot } from '@shuka/domain/traceability';
import type { Lot } from '@shuka/domain/lots';
import { centreOf } from '@shuka/domain/kit/boundary-centre.ts';
import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { pdfOf } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';
import { isReadyPack, type Gathered } from './gather-plots.ts';
import { groupedCode } from './print-lot-labels.ts';

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

/** The plots of a lot on paper, beside the file that is handed in: its digest says which file that is. */
export const eudrPaper = (lot: Lot, gathered: Gathered, { language, productName, today }: Around): Promise<Buffer> => {
  const speak: Speak = (id, values) => say(language, `eudr.${id}`, values);
  const crop = [lot.crop, lot.variety].filter((text) => text !== '').join(', ');
  const kilograms = say(language, 'label.weight', { kilograms: formatNumber(lot.leftGrams / 1000) });
  return pdfOf({ title: speak('title', { lot: crop }), language }, (paper) => {
    paper.paragraph(speak('what'));
    paper.table(
      [{ name: speak('lot') }, { name: groupedCode(lot.id), share: 2 }],
      [
        [speak('crop'), crop],
        [speak('quantity'), kilograms],
        [speak('storedOn'), formatDate(lot.bornOn, language)],
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
    if (gathered.gaps.length > 0) paper.paragraph(speak('missing'));
    if (isReadyPack(gathered)) {
      const digest = createHash('sha256').update(eudrFileOf(gathered.plots)).digest('hex');
      paper.paragraph(speak('digest', { digest }));
    }
    paper.paragraph(speak('notCovered'));
    paper.paragraph(speak('made', { product: productName, date: formatDate(today, language) }));
  });
};
