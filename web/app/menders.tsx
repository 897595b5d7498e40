import type { ComponentType } from 'react';
import { reviseProfile, setProfilePhoto } from '@shuka/domain/accounts';
import { recordScouting } from '@shuka/domain/advisory';
import { recordVisit } from '@shuka/domain/extension';
import { addEntry, correctEntry } from '@shuka/domain/finance';
import { farmRows, plotRows, registerFarm, registerPlot, reviseFarm, revisePlot } from '@shuka/domain/farms';
import { joinLots, moveLot, splitLot, storeHarvest, takeBackStep, writeOffLot } from '@shuka/domain/lots';
import { recordPrice, saveBusiness, withdrawPrice } from '@shuka/domain/marketplace';
import { askVoid, noteArrival, payDelivery, settleVoid, weighDelivery } from '@shuka/domain/processing';
import { recordInspection, submitReport } from '@shuka/domain/reports';
import { coolGoods, packUnit, receiveGoods, sellGoods, shipGoods } from '@shuka/domain/traceability';
import { registerFarmer } from '@shuka/domain/relations';
import { loadMendFarmerForm, loadMendVisitForm } from '#extension';
import {
  endSeason,
  recordActivity,
  recordHarvest,
  registerSeason,
  reviseSeason,
  seasonRows,
} from '@shuka/domain/seasons';
import { loadMendScoutingForm } from '#advisory';
import { loadMendFarmForm } from '#farms';
import { loadMendEntryForm } from '#finance';
import { loadLeftNow, loadMendLotForm } from '#lots';
import { lazy, Suspense } from '#kit/lazy.ts';
import { world } from '#kit/world.ts';
import { Loading } from '#kit/loading.tsx';
import { loadMendBusinessForm, loadMendPriceForm, pricePaths } from '#marketplace';
import { deliveryPathOf, loadMendDeliveryForm } from '#processing';
import { loadMendInspectionForm, loadMendReportForm } from '#reports';
import { loadMendSeasonForm } from '#seasons';
import type { Menders, MendProps } from '#sync';
import { goodsPaths, loadMendGoodsForm } from '#traceability';
import { paths } from './paths.ts';

/** A form that loads when it is opened. */
const whenOpened = (load: () => Promise<ComponentType<MendProps>>) => {
  const Form = lazy(load);
  return (props: MendProps) => (
    <Suspense fallback={<Loading />}>
      <Form {...props} />
    </Suspense>
  );
};

const FarmForm = whenOpened(loadMendFarmForm);
const EntryForm = whenOpened(loadMendEntryForm);
const ReportForm = whenOpened(loadMendReportForm);
const InspectionForm = whenOpened(loadMendInspectionForm);
const VisitForm = whenOpened(loadMendVisitForm);
const FarmerForm = whenOpened(loadMendFarmerForm);
const BusinessForm = whenOpened(loadMendBusinessForm);
const PriceForm = whenOpened(loadMendPriceForm);
const SeasonForm = whenOpened(loadMendSeasonForm);
const ScoutingForm = whenOpened(loadMendScoutingForm);
const LotForm = whenOpened(loadMendLotForm);
const DeliveryForm = whenOpened(loadMendDeliveryForm);
const GoodsForm = whenOpened(loadMendGoodsForm);

/** What was packed, sent or sold and could not be, once the server had heard of it. */
const goodsMender = { kind: 'form', Form: GoodsForm } as const;

/** The page of the delivery an act was about; the gate, where it was about none. */
const deliveryPath = (input: unknown): string => deliveryPathOf(fieldOf(input, 'deliveryId'));

const deliveryMender = { kind: 'page', pathOf: deliveryPath } as const;

const LeftNow = lazy(loadLeftNow);

/** What was done with a lot that another phone took from first: how much is left stands by it. */
const lotMender = { kind: 'form', Form: LotForm, Now: LeftNow } as const;

const fieldOf = (value: unknown, name: string): string | null => {
  const field = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : null;
};

/** The page on which a plot's boundary is drawn anew: under the farm's page of whoever is here. */
const boundaryPath = (accountId: string, plotId: string | null, farmId: string | null): string | null => {
  if (plotId === null || farmId === null) return null;
  const keeperId = fieldOf(world.find(farmRows.name, farmId)?.row, 'keeperId');
  const farm = keeperId === accountId ? paths.farm : paths.managerFarm;
  return `${farm}/${farmId}/plots/${plotId}/boundary`;
};

/** The profile an act is about: one's own, or that of a farmer in care. */
const profilePath = (accountId: string, input: unknown): string | null => {
  const profileId = fieldOf(input, 'profileId');
  if (profileId === accountId) return paths.farmerProfile;
  return profileId === null ? null : `${paths.managerFarmer}/${profileId}`;
};

/** The page of a season whose change was not taken: under the farm's page of whoever is here. */
const seasonPath = (accountId: string, input: unknown): string | null => {
  const seasonId = fieldOf(input, 'seasonId');
  const season = seasonId === null ? null : world.find(seasonRows.name, seasonId)?.row;
  const farmId = fieldOf(season, 'farmId');
  const farm = fieldOf(season, 'keeperId') === accountId ? paths.farm : paths.managerFarm;
  return farmId === null ? null : `${farm}/${farmId}/seasons/${seasonId}`;
};

/** The produce of whoever keeps the lots that an act was about. */
const producePath = (accountId: string, input: unknown): string | null => {
  const keeperId = fieldOf(input, 'keeperId');
  if (keeperId === accountId) return '/Farmer/produce';
  return keeperId === null ? null : `${paths.managerFarmer}/${keeperId}/produce`;
};

const goodsMenders: Menders = {
  [packUnit.name]: goodsMender,
  [shipGoods.name]: goodsMender,
  [sellGoods.name]: goodsMender,
  [coolGoods.name]: goodsMender,
  [receiveGoods.name]: {
    kind: 'page',
    pathOf: (input) => `${goodsPaths.shipments}/${fieldOf(input, 'shipmentId') ?? ''}`,
  },
};

/** How each kind of act that needs fixing is edited. */
export const mendersFor = (accountId: string): Menders => ({
  [registerFarmer.name]: { kind: 'form', Form: FarmerForm },
  [recordVisit.name]: { kind: 'form', Form: VisitForm },
  [saveBusiness.name]: { kind: 'form', Form: BusinessForm },
  [recordPrice.name]: { kind: 'form', Form: PriceForm },
  [withdrawPrice.name]: { kind: 'page', pathOf: () => pricePaths.record },
  [reviseProfile.name]: { kind: 'page', pathOf: (input) => profilePath(accountId, input) },
  [setProfilePhoto.name]: { kind: 'page', pathOf: (input) => profilePath(accountId, input) },
  [registerFarm.name]: { kind: 'form', Form: FarmForm },
  [reviseFarm.name]: { kind: 'form', Form: FarmForm },
  [addEntry.name]: { kind: 'form', Form: EntryForm },
  [correctEntry.name]: { kind: 'form', Form: EntryForm },
  [submitReport.name]: { kind: 'form', Form: ReportForm },
  [recordInspection.name]: { kind: 'form', Form: InspectionForm },
  [registerSeason.name]: { kind: 'form', Form: SeasonForm },
  [recordActivity.name]: { kind: 'form', Form: SeasonForm },
  [recordScouting.name]: { kind: 'form', Form: ScoutingForm },
  [recordHarvest.name]: { kind: 'form', Form: SeasonForm },
  [weighDelivery.name]: { kind: 'form', Form: DeliveryForm },
  [noteArrival.name]: deliveryMender,
  [askVoid.name]: deliveryMender,
  [settleVoid.name]: deliveryMender,
  [payDelivery.name]: deliveryMender,
  ...goodsMenders,
  [storeHarvest.name]: lotMender,
  [splitLot.name]: lotMender,
  [joinLots.name]: lotMender,
  [moveLot.name]: lotMender,
  [writeOffLot.name]: lotMender,
  [takeBackStep.name]: { kind: 'page', pathOf: (input) => producePath(accountId, input) },
  [reviseSeason.name]: { kind: 'page', pathOf: (input) => seasonPath(accountId, input) },
  [endSeason.name]: { kind: 'page', pathOf: (input) => seasonPath(accountId, input) },
  [registerPlot.name]: {
    kind: 'page',
    pathOf: (input) => boundaryPath(accountId, fieldOf(input, 'id'), fieldOf(input, 'farmId')),
  },
  [revisePlot.name]: {
    kind: 'page',
    pathOf: (input) => {
      const plotId = fieldOf(input, 'plotId');
      const plot = plotId === null ? null : world.find(plotRows.name, plotId)?.row;
      return boundaryPath(accountId, plotId, fieldOf(plot, 'farmId'));
    },
  },
});
