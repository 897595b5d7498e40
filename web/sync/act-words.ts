import { recordScouting } from '@shuka/domain/advisory';
import { reviseProfile, sayConsent, setProfilePhoto, settleProfileClash } from '@shuka/domain/accounts';
import {
  addVoice,
  answerIssue,
  answerRequest,
  askForVisit,
  confirmVisit,
  planVisit,
  revisePlan,
  closeIssue,
  openIssue,
  rateVisit,
  recordVisit,
  snoozeTask,
} from '@shuka/domain/extension';
import {
  addPhoto,
  clashRows,
  farmRows,
  photoRows,
  plotRows,
  registerFarm,
  registerFarmFor,
  registerPlot,
  removeFarm,
  removePhoto,
  removePlot,
  reviseFarm,
  revisePlot,
  settleClash,
} from '@shuka/domain/farms';
import { addEntry, correctEntry } from '@shuka/domain/finance';
import { sayUseful } from '@shuka/domain/library';
import { joinLots, moveLot, splitLot, storeHarvest, takeBackStep, writeOffLot } from '@shuka/domain/lots';
import { takeCash } from '@shuka/domain/loans';
import { recordPrice, redeemVoucher, saveBusiness, settleBusiness, withdrawPrice } from '@shuka/domain/marketplace';
import { markConversation, sendMessage, sendVoice } from '@shuka/domain/messaging';
import { askVoid, endArrival, noteArrival, payDelivery, settleVoid, weighDelivery } from '@shuka/domain/processing';
import { registerFarmer } from '@shuka/domain/relations';
import { recordInspection, submitReport } from '@shuka/domain/reports';
import {
  endSeason,
  recordActivity,
  recordHarvest,
  registerSeason,
  reviseSeason,
  settleSeason,
} from '@shuka/domain/seasons';
import { coolGoods, packUnit, receiveGoods, sellGoods, shipGoods } from '@shuka/domain/traceability';
import type { WordId } from '#kit/words.tsx';
import type { World } from '#kit/world.ts';

const wordsByContract: Readonly<Record<string, WordId>> = {
  [registerFarmer.name]: 'phone.act.registerFarmer',
  [registerFarm.name]: 'phone.act.registerFarm',
  [registerFarmFor.name]: 'phone.act.registerFarm',
  [reviseFarm.name]: 'phone.act.reviseFarm',
  [removeFarm.name]: 'phone.act.removeFarm',
  [registerPlot.name]: 'phone.act.registerPlot',
  [revisePlot.name]: 'phone.act.revisePlot',
  [removePlot.name]: 'phone.act.removePlot',
  [addPhoto.name]: 'phone.act.addPhoto',
  [removePhoto.name]: 'phone.act.removePhoto',
  [settleClash.name]: 'phone.act.settleClash',
  [registerSeason.name]: 'phone.act.registerSeason',
  [reviseSeason.name]: 'phone.act.reviseSeason',
  [endSeason.name]: 'phone.act.endSeason',
  [settleSeason.name]: 'phone.act.settleSeason',
  [recordActivity.name]: 'phone.act.recordActivity',
  [recordHarvest.name]: 'phone.act.recordHarvest',
  [recordScouting.name]: 'phone.act.recordScouting',
  [sayUseful.name]: 'phone.act.sayUseful',
  [storeHarvest.name]: 'phone.act.storeHarvest',
  [splitLot.name]: 'phone.act.splitLot',
  [joinLots.name]: 'phone.act.joinLots',
  [moveLot.name]: 'phone.act.moveLot',
  [writeOffLot.name]: 'phone.act.writeOffLot',
  [takeBackStep.name]: 'phone.act.takeBackStep',
  [reviseProfile.name]: 'phone.act.reviseProfile',
  [setProfilePhoto.name]: 'phone.act.setProfilePhoto',
  [settleProfileClash.name]: 'phone.act.settleClash',
  [sayConsent.name]: 'phone.act.sayConsent',
  [addEntry.name]: 'phone.act.addEntry',
  [correctEntry.name]: 'phone.act.correctEntry',
  [submitReport.name]: 'phone.act.submitReport',
  [recordInspection.name]: 'phone.act.recordInspection',
  [saveBusiness.name]: 'phone.act.saveBusiness',
  [settleBusiness.name]: 'phone.act.settleClash',
  [recordPrice.name]: 'phone.act.recordPrice',
  [withdrawPrice.name]: 'phone.act.withdrawPrice',
  [redeemVoucher.name]: 'phone.act.redeemVoucher',
  [noteArrival.name]: 'phone.act.noteArrival',
  [endArrival.name]: 'phone.act.endArrival',
  [weighDelivery.name]: 'phone.act.weighDelivery',
  [askVoid.name]: 'phone.act.askVoid',
  [settleVoid.name]: 'phone.act.settleVoid',
  [takeCash.name]: 'phone.act.takeCash',
  [payDelivery.name]: 'phone.act.payDelivery',
  [packUnit.name]: 'phone.act.packUnit',
  [shipGoods.name]: 'phone.act.shipGoods',
  [receiveGoods.name]: 'phone.act.receiveGoods',
  [sellGoods.name]: 'phone.act.sellGoods',
  [coolGoods.name]: 'phone.act.coolGoods',
  [recordVisit.name]: 'phone.act.recordVisit',
  [rateVisit.name]: 'phone.act.rateVisit',
  [confirmVisit.name]: 'phone.act.confirmVisit',
  [planVisit.name]: 'phone.act.planVisit',
  [revisePlan.name]: 'phone.act.revisePlan',
  [askForVisit.name]: 'phone.act.askForVisit',
  [answerRequest.name]: 'phone.act.answerRequest',
  [openIssue.name]: 'phone.act.openIssue',
  [answerIssue.name]: 'phone.act.answerIssue',
  [closeIssue.name]: 'phone.act.closeIssue',
  [addVoice.name]: 'phone.act.addVoice',
  [sendMessage.name]: 'phone.act.sendMessage',
  [sendVoice.name]: 'phone.act.sendVoice',
  [markConversation.name]: 'phone.act.markConversation',
  [snoozeTask.name]: 'phone.act.snoozeTask',
};

/** What an act is, for people; one of a newer version of the app is just a change. */
export const actWords = (contract: string): WordId => wordsByContract[contract] ?? 'phone.act.other';

const nameIn = (value: unknown): string | null => {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' && name !== '' ? name : null;
};

/** The name of whom an act registers. */
const personIn = (input: Readonly<Record<string, unknown>>): string | null => {
  const { firstName, lastName } = input;
  return typeof firstName === 'string' && typeof lastName === 'string' ? `${firstName} ${lastName}`.trim() : null;
};

type Records = Pick<World, 'findEvenRemoved'>;

const recordOf = (records: Records, type: string, id: unknown): unknown =>
  typeof id === 'string' ? records.findEvenRemoved(type, id) : null;

const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The name of the plot, or else of the farm, that an input or a record tells of. */
const ownerNameOf = (records: Records, told: unknown): string | null =>
  nameIn(recordOf(records, plotRows.name, fieldIn(told, 'plotId'))) ??
  nameIn(recordOf(records, farmRows.name, fieldIn(told, 'farmId')));

/** The name of what an act is about: as its input tells it, else as the record does that it changes or removes. */
export const subjectOf = (input: Readonly<Record<string, unknown>>, records: Records): string | null =>
  nameIn(input) ??
  personIn(input) ??
  nameIn(input['becomes']) ??
  nameIn(input['was']) ??
  ownerNameOf(records, input) ??
  ownerNameOf(records, recordOf(records, photoRows.name, input['photoId'])) ??
  ownerNameOf(records, recordOf(records, clashRows.name, input['clashId']));
