import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { useSeasonPaths } from './season-paths.ts';

type Props = {
  readonly title: string;
  /** Draws the form; `corrects` is the id of the record it corrects, null for a new one. */
  readonly children: (season: Season, corrects: string | null) => ReactNode;
};

/** The page around a form that writes a record into a season. */
export const RecordPage = ({ title, children }: Props) => {
  const { t } = useWords();
  const { seasonId = '', recordId } = useParams();
  const paths = useSeasonPaths();
  const loaded = useRow(seasonRows, seasonId.toLowerCase());
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={paths.season(seasonId)}>{t('seasons.backToSeason')}</BackLink>
      <h1 className="text-2xl font-bold">{title}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('seasons.gone')}</Notice>
          ) : (
            children(kept.row, recordId?.toLowerCase() ?? null)
          )
        }
      </LoadedPart>
    </section>
  );
};
