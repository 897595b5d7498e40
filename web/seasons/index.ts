/** Seasons on screen: what grows on a farm, what was done and harvested, and what to do this week. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadSeasonsPanel = () =>
  loadWithWords(
    'seasons',
    import('./SeasonsPanel.tsx').then((part) => part.SeasonsPanel),
  );
export const loadTasksPanel = () =>
  loadWithWords(
    'seasons',
    import('./TasksPanel.tsx').then((part) => part.TasksPanel),
  );
export const loadAddSeasonPage = () =>
  loadWithWords(
    'seasons',
    import('./AddSeasonPage.tsx').then((part) => part.AddSeasonPage),
  );
export const loadSeasonPage = () =>
  loadWithWords(
    'seasons',
    import('./SeasonPage.tsx').then((part) => part.SeasonPage),
  );
export const loadReviseSeasonPage = () =>
  loadWithWords(
    'seasons',
    import('./ReviseSeasonPage.tsx').then((part) => part.ReviseSeasonPage),
  );
export const loadActivityPage = () =>
  loadWithWords(
    'seasons',
    import('./ActivityPage.tsx').then((part) => part.ActivityPage),
  );
export const loadHarvestPage = () =>
  loadWithWords(
    'seasons',
    import('./HarvestPage.tsx').then((part) => part.HarvestPage),
  );
export const loadMendSeasonForm = () =>
  loadWithWords(
    'seasons',
    import('./MendSeasonForm.tsx').then((part) => part.MendSeasonForm),
  );
export const loadHarvestsPassbook = () =>
  loadWithWords(
    'seasons',
    import('./HarvestsPassbook.tsx').then((part) => part.HarvestsPassbook),
  );
export const loadSeasonsOfFarmer = () =>
  loadWithWords(
    'seasons',
    import('./SeasonsOfFarmer.tsx').then((part) => part.SeasonsOfFarmer),
  );
