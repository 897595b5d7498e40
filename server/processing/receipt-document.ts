import { checkedStateOf, type StoredLot } from '@shuka/domain/processing';
import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { pdfOf, type Paper } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';

type AroundReceipt = { readonly language: Language; readonly productName: string; readonly today: string };

type Speak = (id: string, values?: Record<string, string>) => string;

const speakerOf =
  (language: Language): Speak =>
  (id, values) =>
    say(language, `storage.doc.${id}`, values);

const testsText = ({ paper: { tests } }: StoredLot, speak: Speak, language: Language): string =>
  tests
    .map(({ kind, value, testedOn, testedBy }) => {
      const amount = speak(kind === 'moisture' ? 'percent' : 'micrograms', { count: formatNumber(value) });
      const by = speak('testedBy', { day: formatDate(testedOn, language), who: testedBy });
      return `${say(language, `storage.test.${kind}`)}: ${amount} (${by})`;
    })
    .join('\n');

const insuranceText = ({ paper: { insurance } }: StoredLot, speak: Speak, language: Language): string => {
  if (insurance === null) return speak('notInsured');
  const { insurer, policy, sumKobo, until } = insurance;
  return speak('insuranceIs', { insurer, policy, sum: formatNaira(sumKobo), until: formatDate(until, language) });
};

/** What gives it its worth, or takes it: said before anything else. */
const drawStanding = (paper: Paper, speak: Speak, { paper: { kind, isPractice, licence } }: StoredLot): void => {
  if (kind === 'record') paper.paragraph(speak('notReceipt'));
  if (isPractice) paper.paragraph(speak('practice'));
  if (licence !== null) paper.paragraph(speak('licence', licence));
};

const drawFacts = (paper: Paper, speak: Speak, stored: StoredLot, language: Language): void => {
  const { paper: said, keeperName, holderName, state, claim, code } = stored;
  const { fee, netGrams } = said;
  const isPledged = claim?.kind === 'pledge' && claim.state === 'accepted';
  paper.table(
    [{ name: said.companyName }, { name: said.warehouse, share: 2 }],
    [
      [speak('depositor'), keeperName],
      [speak('holder'), holderName],
      [speak('state'), say(language, `storage.state.${checkedStateOf(state, isPledged)}`)],
      [speak('lot'), said.lotId],
      [speak('crop'), [said.crop, said.variety].filter((text) => text !== '').join(', ')],
      [speak('grade'), say(language, `storage.grade.${said.grade}`)],
      [speak('net'), speak('kilograms', { kilograms: formatNumber(netGrams / 1000) })],
      [speak('tests'), testsText(stored, speak, language)],
      [speak('issuedOn'), formatDate(said.issuedOn, language)],
      [speak('expiresOn'), formatDate(said.expiresOn, language)],
      [
        speak('fee'),
        speak('feeIs', { day: formatNaira(fee.koboPerTonneDay), handling: formatNaira(fee.handlingKobo) }),
      ],
      [speak('insurance'), insuranceText(stored, speak, language)],
      ...(code === null ? [] : [[speak('code'), code]]),
    ],
  );
};

/** A receipt as an A4 document, with the square code that anyone checks it by; a record says what it is not. */
export const receiptDocument = (stored: StoredLot, around: AroundReceipt): Promise<Buffer> => {
  const { language, productName, today } = around;
  const speak = speakerOf(language);
  const { kind, number, companyName, terms } = stored.paper;
  const title = speak(kind === 'record' ? 'recordTitle' : 'title', { number: String(number), company: companyName });
  return pdfOf({ title, language }, (paper) => {
    drawStanding(paper, speak, stored);
    drawFacts(paper, speak, stored, language);
    paper.heading(speak('terms'));
    paper.paragraph(terms);
    if (stored.checkUrl !== null && stored.code !== null) {
      paper.heading(speak('checkTitle'));
      const page = stored.checkUrl.replace(/\?.*/, '');
      paper.qrCode(stored.checkUrl, [speak('checkHow', { code: stored.code }), page].join('\n\n'));
    }
    paper.paragraph(speak('made', { product: productName, date: formatDate(today, language) }));
  });
};
