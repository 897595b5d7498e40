/* Groups that stand for each other's loans, in one file; they need a network. */
export { GroupPage } from './GroupPage.tsx';
export { GroupsPage } from './GroupsPage.tsx';
