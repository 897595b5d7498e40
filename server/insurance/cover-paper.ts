import { figureTexts, landText, windowOf, type Cover, type ProductTerms } from '@shuka/domain/insurance';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { pdfOf, type Paper } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';

type About = { readonly language: Language; readonly today: string };

/** How a cover stands, as its card says it. */
const standingOf = ({ state, outcome, settledKobo, calculation }: Cover, language: Language): string => {
  if (outcome === 'paid') return say(language, 'cover.hasPaid', { amount: formatNaira(settledKobo ?? 0) });
  if (outcome !== null) return say(language, `cover.outcome.${outcome}`);
  if (state === 'active' && calculation.payableKobo !== null)
    return say(language, 'cover.comesTo', { amount: formatNaira(calculation.payableKobo) });
  return say(language, `cover.state.${state}`);
};

const sourceOf = ({ index }: ProductTerms, language: Language): string =>
  index.kind === 'yield' ? say(language, 'cover.byCuts') : index.indexSource;

const fallbackOf = ({ index }: ProductTerms, language: Language): string => {
  if (index.kind === 'yield') return say(language, 'cover.paperCuts', { cuts: index.leastCuts });
  const { usesNeighbours, mostMissingDays: days } = index.fallback;
  return say(language, usesNeighbours ? 'cover.paperAround' : 'cover.paperMissing', { days });
};

/** What the cover is for, what it costs and by what it goes, row by row. */
const termsRows = (cover: Cover, { language }: About): string[][] => {
  const { terms, squareMetres, sumKobo, premiumKobo, subsidyKobo, ownKobo, paidAt, cell, version } = cover;
  const { from, until } = windowOf(terms);
  const owed =
    paidAt === null
      ? say(language, 'cover.owed')
      : say(language, 'cover.paidOn', { day: formatDate(paidAt, language) });
  const windowText = `${formatDate(from, language)} - ${formatDate(until, language)}`;
  return [
    [say(language, 'cover.sum'), formatNaira(sumKobo)],
    [say(language, 'cover.land'), landText(squareMetres)],
    [say(language, 'cover.premium'), formatNaira(premiumKobo)],
    [say(language, 'cover.subsidy'), formatNaira(subsidyKobo)],
    [say(language, 'cover.own'), `${formatNaira(ownKobo)} (${owed})`],
    [say(language, 'cover.insurer'), terms.insurer],
    [say(language, 'cover.window'), windowText],
    [say(language, 'cover.source'), sourceOf(terms, language)],
    ...(terms.index.kind === 'yield' ? [] : [[say(language, 'cover.grid'), say(language, 'cover.gridText', { cell })]]),
    [say(language, 'cover.paperLacking'), fallbackOf(terms, language)],
    [say(language, 'cover.figures'), `${terms.figuresFrom}, ${formatDate(terms.figuresOn, language)}`],
    [say(language, 'cover.paperVersion'), String(version)],
  ];
};

const stepRows = ({ calculation }: Cover, language: Language): string[][] =>
  calculation.steps.map(({ what, phase, figures }, place) => {
    const name = phase === null ? undefined : calculation.phases[phase]?.name;
    const of = name === undefined ? '' : ` (${say(language, `cover.phase.${name}`)})`;
    const texts = figureTexts(figures, language);
    return [
      `${place + 1}`,
      `${say(language, `cover.stepName.${what}`)}${of}`,
      say(language, `cover.step.${what}`, texts),
    ];
  });

const drawSteps = (paper: Paper, cover: Cover, language: Language): void => {
  paper.heading(say(language, 'cover.calculation'));
  const rows = stepRows(cover, language);
  if (rows.length === 0) return;
  paper.table(
    [
      { name: say(language, 'cover.paperStep'), share: 0.4 },
      { name: say(language, 'cover.paperWhat') },
      { name: say(language, 'cover.paperHow'), share: 3 },
    ],
    rows,
  );
};

/** A cover as an A4 document: its terms, what it costs, and its calculation step by step as it stands on a day. */
export const coverPaper = (cover: Cover, about: About): Promise<Buffer> => {
  const { language, today } = about;
  const title = say(language, 'cover.paperTitle', { plot: cover.plotName });
  return pdfOf({ title, language }, (paper) => {
    paper.paragraph([cover.keeperName, cover.terms.name, standingOf(cover, language)].join('\n'));
    paper.paragraph(say(language, 'cover.paperMade', { day: formatDate(today, language) }));
    if (cover.isPractice) paper.paragraph(say(language, 'cover.practice'));
    if (cover.agreedHow !== null)
      paper.paragraph(say(language, `cover.agreed.${cover.agreedHow}`, { name: cover.enrolledByName }));
    paper.table([{ name: say(language, 'cover.paperTerms') }, { name: '', share: 2 }], termsRows(cover, about));
    drawSteps(paper, cover, language);
    paper.heading(say(language, 'cover.basisTitle'));
    for (const id of ['cover.basisSquare', 'cover.basisBoth', 'cover.basisOther'] as const)
      paper.paragraph(say(language, id));
  });
};
