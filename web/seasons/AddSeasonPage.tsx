import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { farmRows, type Farm } from '@shuka/domain/farms';
import type { registerSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { AddSeasonForm } from './AddSeasonForm.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { useSeasonPaths } from './season-paths.ts';
import { allOf, newWriting } from './writing.ts';

/** Begins a season on a farm: what is planted, where, when, and when it will be ripe. */
export const AddSeasonPage = () => {
  const { t } = useWords();
  const { farmId = '' } = useParams();
  const paths = useSeasonPaths();
  const loaded = useRow(farmRows, farmId.toLowerCase());
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={paths.farm}>{t('seasons.backToFarm')}</BackLink>
      <h1 className="text-2xl font-bold">{t('seasons.add')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => (kept === null ? <Notice kind="hint">{t('farms.notHere')}</Notice> : <NewSeason farm={kept.row} />)}
      </LoadedPart>
    </section>
  );
};

const NewSeason = ({ farm }: { farm: Farm }) => {
  const [, go] = useLocation();
  const paths = useSeasonPaths();
  const [id] = useState(newId);
  const open = (): void => go(paths.season(id));
  return (
    <FormDraft name={`season ${farm.id}`}>
      {(saved) => (
        <AddSeasonForm
          farm={farm}
          entered={null}
          writing={newWriting<typeof registerSeason>(id, null, allOf(saved, open))}
        />
      )}
    </FormDraft>
  );
};
