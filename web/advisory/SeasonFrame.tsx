import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { anyZone, zoneOf, type Zone } from '@shuka/domain/advisory';
import { farmRows } from '@shuka/domain/farms';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import { BackLink } from '#kit/back-link.tsx';
import { produceName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';

/** Where the farm lies. */
export type Place = { readonly stateCode: string; readonly lga: string };

type Props = {
  readonly title: string;
  readonly children: (season: Season, zone: Zone, place: Place | null) => ReactNode;
};

const Inside = ({ season, children }: { readonly season: Season } & Pick<Props, 'children'>) => {
  const loaded = useRow(farmRows, season.farmId);
  return (
    <LoadedPart loaded={loaded}>
      {(farm) => {
        const place = farm?.row ?? null;
        return children(season, place === null ? anyZone : (zoneOf(place.stateCode, place.lga) ?? anyZone), place);
      }}
    </LoadedPart>
  );
};

/** A page about one season, from what the phone keeps: it needs no network. */
export const SeasonFrame = ({ title, children }: Props) => {
  const words = useWords();
  const { t } = words;
  const { seasonId = '' } = useParams();
  const [pathname] = useLocation();
  const loaded = useRow(seasonRows, seasonId.toLowerCase());
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={pathname.replace(/\/(calendar|feeding)\/?$/i, '')}>{t('advisory.toSeason')}</BackLink>
      <h1 className="text-2xl font-bold">{title}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('advisory.seasonGone')}</Notice>
          ) : (
            <>
              <p className="break-words text-lg font-semibold">{produceName(kept.row, words)}</p>
              <Inside season={kept.row}>{children}</Inside>
            </>
          )
        }
      </LoadedPart>
    </section>
  );
};
