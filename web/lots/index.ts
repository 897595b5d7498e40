/** Lots on screen: what is in store, what came of it, and what is done with it. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inLots = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('lots', screen);

const shelf = () => import('./shelf-parts.ts');
const acts = () => import('./act-parts.ts');

export const loadMyProducePage = () => inLots(shelf().then((part) => part.MyProducePage));
export const loadLotsInCarePage = () => inLots(shelf().then((part) => part.LotsInCarePage));
export const loadProduceLink = () => inLots(shelf().then((part) => part.ProduceLink));
export const loadProduceOfFarmer = () => inLots(shelf().then((part) => part.ProduceOfFarmer));
export const loadProduceOfSeason = () => inLots(shelf().then((part) => part.ProduceOfSeason));
export const loadLotPage = () => inLots(acts().then((part) => part.LotPage));
export const loadStoreHarvestPage = () => inLots(acts().then((part) => part.StoreHarvestPage));
export const loadSplitLotPage = () => inLots(acts().then((part) => part.SplitLotPage));
export const loadJoinLotsPage = () => inLots(acts().then((part) => part.JoinLotsPage));
export const loadMoveLotPage = () => inLots(acts().then((part) => part.MoveLotPage));
export const loadWriteOffLotPage = () => inLots(acts().then((part) => part.WriteOffLotPage));
export const loadMendLotForm = () => inLots(acts().then((part) => part.MendLotForm));
export const loadLeftNow = () => inLots(acts().then((part) => part.LeftNow));
