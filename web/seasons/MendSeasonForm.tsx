import * as z from 'zod/mini';
import { farmRows } from '@shuka/domain/farms';
import {
  activityDraft,
  harvestDraft,
  seasonDetails,
  seasonRows,
  type recordActivity,
  type recordHarvest,
  type registerSeason,
} from '@shuka/domain/seasons';
import { fitting } from '#kit/fitting.ts';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { AddSeasonForm } from './AddSeasonForm.tsx';
import { HarvestForm } from './HarvestForm.tsx';
import { mendedWriting } from './writing.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** A season that the server did not take, made right by a person. */
const MendNewSeason = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const loaded = useRow(farmRows, String(input['farmId']));
  const farm = loaded.state === 'ready' ? loaded.value?.row : undefined;
  if (farm === undefined) return <Notice kind="hint">{t('farms.notHere')}</Notice>;
  const { id: _, farmId: __, keeperId: ___, ...details } = input;
  const writing = mendedWriting<typeof registerSeason>(input, onMended);
  return <AddSeasonForm farm={farm} entered={fitting(z.partial(seasonDetails), details) ?? {}} writing={writing} />;
};

/** A record that the server did not take: a harvest by its unit, else an activity. */
const MendRecord = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const loaded = useRow(seasonRows, String(input['seasonId']));
  const season = loaded.state === 'ready' ? loaded.value?.row : undefined;
  if (season === undefined) return <Notice kind="hint">{t('seasons.gone')}</Notice>;
  if ('unit' in input) {
    const writing = mendedWriting<typeof recordHarvest>(input, onMended);
    return <HarvestForm season={season} entered={fitting(harvestDraft, input)} writing={writing} />;
  }
  const writing = mendedWriting<typeof recordActivity>(input, onMended);
  return <ActivityForm season={season} entered={fitting(activityDraft, input)} writing={writing} />;
};

/** A season, a harvest or an activity that the server did not take, made right by a person. */
export const MendSeasonForm = (props: Props) =>
  'seasonId' in props.input ? <MendRecord {...props} /> : <MendNewSeason {...props} />;
