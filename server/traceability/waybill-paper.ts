import type { Trip } from '@shuka/domain/traceability';
import { formatDateTime, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { pdfOf, type Paper } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';
import type { TripRow } from './trip-store.ts';

type Around = {
  readonly language: Language;
  readonly productName: string;
  readonly url: string;
  readonly now: string;
  readonly row: TripRow;
};

type Speak = (id: string, values?: Record<string, string>) => string;

const kilograms = (grams: number): string => formatNumber(grams / 1000);

const drawFacts = (paper: Paper, speak: Speak, trip: Trip, { row, language }: Around): void => {
  const from = [trip.fromName, row.fromPlace].filter((text) => text !== '').join(', ');
  paper.table(
    [{ name: speak('waybill') }, { name: trip.waybill, share: 2 }],
    [
      [speak('sender'), from],
      [speak('receiver'), `${trip.toName}, ${trip.toPlace}`],
      ...(trip.receiverPhone === '' ? [] : [[speak('receiverPhone'), trip.receiverPhone]]),
      [speak('driver'), trip.driverName],
      [speak('vehicle'), trip.vehicle],
      [speak('expected'), formatDateTime(trip.expectedAt, language)],
    ],
  );
};

const drawGoods = (paper: Paper, speak: Speak, trip: Trip): void => {
  paper.heading(speak('goods'));
  paper.table(
    [
      { name: speak('number'), share: 0.3, isNumber: true },
      { name: speak('what'), share: 2.2 },
      { name: speak('weight'), isNumber: true },
      { name: speak('arrived'), isNumber: true },
    ],
    trip.lines.map(({ place, name, grams, receivedGrams }) => [
      String(place + 1),
      name,
      grams === null ? speak('wholeUnit') : kilograms(grams),
      receivedGrams === null ? '' : grams === null ? String(receivedGrams) : kilograms(receivedGrams),
    ]),
  );
  paper.paragraph(speak('total', { kilograms: kilograms(trip.grams) }));
};

/** A waybill as an A4 document: what goes with whom from where to where, its code, and where three people sign. */
export const waybillPaper = (trip: Trip, around: Around): Promise<Buffer> => {
  const { language, productName, url, now } = around;
  const speak: Speak = (id, values) => say(language, `waybill.${id}`, values);
  return pdfOf({ title: speak('title', { number: trip.waybill }), language }, (paper) => {
    drawFacts(paper, speak, trip, around);
    drawGoods(paper, speak, trip);
    paper.heading(speak('signatures'));
    paper.table(
      [{ name: speak('role') }, { name: speak('name'), share: 1.4 }, { name: speak('dayAndSign'), share: 2 }],
      // Room to write by hand.
      [speak('sent'), speak('carried'), speak('taken')].map((role) => [`${role}\n\n\n`, '', '']),
    );
    paper.qrCode(url, speak('code'));
    paper.paragraph(speak('made', { product: productName, date: formatDateTime(now, language) }));
  });
};
