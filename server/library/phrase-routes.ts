import type { Route } from '#kit/route.ts';
import { appointSpeaker } from './appoint-speaker.ts';
import { endSpeaker } from './end-speaker.ts';
import { exportPhrases } from './export-phrases.ts';
import { listPhraseVerdicts } from './list-phrase-verdicts.ts';
import { listPhrases } from './list-phrases.ts';
import { listSpeakers } from './list-speakers.ts';
import { readPhraseDesk } from './read-phrase-desk.ts';
import { sayPhrase } from './say-phrase.ts';
import { settlePhrase } from './settle-phrase.ts';

/** The desk of the texts in the catalogues, and who judges them. */
export const phraseRoutes: readonly Route[] = [
  appointSpeaker,
  endSpeaker,
  exportPhrases,
  listPhraseVerdicts,
  listPhrases,
  listSpeakers,
  readPhraseDesk,
  sayPhrase,
  settlePhrase,
];
