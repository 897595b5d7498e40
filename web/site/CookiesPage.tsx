import { NoticePage } from './NoticePage.tsx';

const parts = [
  ['cookies.session', 'cookies.sessionText'],
  ['cookies.proof', 'cookies.proofText'],
  ['cookies.choice', 'cookies.choiceText'],
  ['cookies.kept', 'cookies.keptText'],
] as const;

/** The cookies that are set, what each is for and how long it stays. */
export const CookiesPage = () => <NoticePage path="/cookies" says="cookies.title" lead="cookies.lead" parts={parts} />;
