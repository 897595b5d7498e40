import { sql } from '@shuka/server/kit/db.ts';
import type { TruthQuery } from './truth-farms.ts';

/** Seasons with their records, lots, the book and the reports, asked of the tables. */
export const seasonQueries: readonly TruthQuery[] = [
  [
    'season',
    sql`select id, keeper_id as keeper, json_build_object('farmId', farm_id, 'plotId', plot_id, 'keeperId', keeper_id,
          'crop', crop, 'variety', variety, 'plantedOn', planted_on, 'areaHectares', area_hectares,
          'standCount', stand_count, 'expectedHarvestOn', expected_harvest_on, 'expectedKilograms', expected_kilograms,
          'endedOn', ended_on, 'clashes', clashes, 'revision', revision) as said
        from seasons.season where removed_at is null`,
  ],
  [
    'activity',
    sql`select id, keeper_id as keeper, json_build_object('seasonId', season_id, 'farmId', farm_id,
          'keeperId', keeper_id, 'kind', kind, 'doneOn', done_on, 'note', note, 'corrects', corrects,
          'by', recorded_by) as said
        from seasons.activity where removed_at is null`,
  ],
  [
    'harvest',
    sql`select id, keeper_id as keeper, json_build_object('seasonId', season_id, 'farmId', farm_id,
          'keeperId', keeper_id, 'harvestedOn', harvested_on, 'quantity', quantity, 'unit', unit,
          'kilogramsPerUnit', kilograms_per_unit, 'kilograms', kilograms,
          'calibration', json_build_object('market', market, 'date', weighed_on, 'source', source), 'note', note,
          'corrects', corrects) as said
        from seasons.harvest where removed_at is null`,
  ],
  [
    'lotStep',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'kind', kind, 'happenedOn', happened_on,
          'origin', origin, 'takes', takes, 'gives', gives, 'gone', gone, 'moved', moved, 'takesBack', takes_back,
          'note', note, 'by', recorded_by) as said
        from lots.step where removed_at is null`,
  ],
  [
    'entry',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'farmId', farm_id,
          'seasonId', season_id, 'kind', kind, 'category', category, 'description', description,
          'amountKobo', amount_kobo, 'happenedOn', happened_on, 'reportId', report_id, 'corrects', corrects,
          'isCancelled', is_cancelled) as said
        from finance.entry where removed_at is null`,
  ],
  [
    'report',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'farmId', farm_id,
          'seasonId', season_id, 'costs', costs, 'familyLabour', family_labour, 'budgetKobo', budget_kobo,
          'harvest', harvest,
          'inspection', json_build_object('inspectionType', inspection_type,
            'inspectionCompleted', inspection_completed),
          'farmReport', json_build_object('reportTitle', title, 'reportCategory', category, 'reportZone', zone,
            'reportDescription', description, 'reportDate', report_date, 'cropType', crop, 'reportLocation', location),
          'photoIds', photo_ids, 'entriesInBook', entries_in_book, 'corrects', corrects, 'by', by_account) as said
        from reports.report where removed_at is null`,
  ],
];
