import { queuedOfAccounts } from '@shuka/domain/accounts';
import { recordScouting } from '@shuka/domain/advisory';
import {
  addVoice,
  answerIssue,
  answerRequest,
  askForVisit,
  closeIssue,
  confirmVisit,
  openIssue,
  planVisit,
  rateVisit,
  recordVisit,
  revisePlan,
  snoozeTask,
} from '@shuka/domain/extension';
import * as farms from '@shuka/domain/farms';
import * as finance from '@shuka/domain/finance';
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
import type { Contract } from '@shuka/domain/kit/endpoint.ts';

const isQueued = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'offline' in value && value.offline === 'queue';

/** By name: the whole doors would bring along what is known of crops, tasks and measures. */
const extension = {
  recordVisit,
  planVisit,
  revisePlan,
  confirmVisit,
  rateVisit,
  askForVisit,
  answerRequest,
  openIssue,
  answerIssue,
  closeIssue,
  addVoice,
  snoozeTask,
};
/** By name for the same reason: the checklists of inspections are for the form alone. */
const reports = { submitReport, recordInspection };
/** By name too: boards and lists are for their screens alone. */
const marketplace = { saveBusiness, settleBusiness, recordPrice, withdrawPrice, redeemVoucher };
const lots = { storeHarvest, splitLot, joinLots, moveLot, writeOffLot, takeBackStep };
const processing = { noteArrival, endArrival, weighDelivery, askVoid, settleVoid, payDelivery };
const seasons = { registerSeason, reviseSeason, endSeason, settleSeason, recordActivity, recordHarvest };

/** Every act that a phone keeps, found by what it says of itself so that a new one cannot be forgotten. */
export const queuedContracts: readonly Contract[] = [
  queuedOfAccounts,
  { registerFarmer },
  { sendMessage, sendVoice, markConversation },
  { sayUseful },
  farms,
  seasons,
  { recordScouting },
  finance,
  extension,
  reports,
  lots,
  marketplace,
  processing,
  { takeCash },
  { packUnit, coolGoods, shipGoods, receiveGoods, sellGoods },
].flatMap((slice) => Object.values<unknown>(slice).filter(isQueued));
