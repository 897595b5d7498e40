import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

/** The addresses of what was found on a season, below whichever page of it this is. */
export const usePestPaths = () => {
  const [pathname] = useLocation();
  const season = pathname.replace(/\/pests(\/.*)?$/is, '').replace(/\/$/, '');
  return {
    season,
    all: `${season}/pests`,
    look: `${season}/pests/look`,
    correct: (scoutingId: string): string => `${season}/pests/look/${scoutingId}`,
  };
};

type Props = {
  readonly title: string;
  readonly back: { readonly to: string; readonly says: string };
  readonly children: (season: Season) => ReactNode;
};

/** A page about the pests of one season, from what the phone keeps: it needs no network. */
export const PestsFrame = ({ title, back, children }: Props) => {
  const { t } = useWords();
  const { seasonId = '' } = useParams();
  const loaded = useRow(seasonRows, seasonId.toLowerCase());
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back.to}>{back.says}</BackLink>
      <h1 className="text-2xl font-bold">{title}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => (kept === null ? <Notice kind="hint">{t('pests.seasonGone')}</Notice> : children(kept.row))}
      </LoadedPart>
    </section>
  );
};
