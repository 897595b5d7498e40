/* What a mill is asked and does, in one file: on a slow line each file more costs more than its bytes. */
export { AskOtherMillPage } from './AskOtherMillPage.tsx';
export { JobPage } from './JobPage.tsx';
export { JobsPage } from './JobsPage.tsx';
export { MillDayPanel } from './MillDayPanel.tsx';
export { NewJobPage } from './NewJobPage.tsx';
export { RequestsPage } from './RequestsPage.tsx';
