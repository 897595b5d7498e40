import { useState } from 'react';
import * as z from 'zod/mini';
import { useLocation, useParams } from 'wouter';
import {
  asksOfSeason,
  newSeason,
  reviseSeason,
  seasonDetails,
  seasonRows,
  seasonUnits,
  type Season,
  type SeasonDetails,
} from '@shuka/domain/seasons';
import { changesOf } from '@shuka/domain/kit/revise.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { AskBack, useAskBack } from './AskBack.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { today } from '#kit/today.ts';
import { measuredHectares, usePlots } from './land.ts';
import { refusalsOf } from './refusals.ts';
import { seasonDetailsOf, type SeasonStart } from './season-form.ts';
import { useSeasonPaths } from './season-paths.ts';
import { SeasonFields } from './SeasonFields.tsx';

/** Changes what was said of a season. */
export const ReviseSeasonPage = () => {
  const { t } = useWords();
  const { seasonId = '' } = useParams();
  const paths = useSeasonPaths();
  const loaded = useRow(seasonRows, seasonId.toLowerCase());
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={paths.season(seasonId)}>{t('seasons.backToSeason')}</BackLink>
      <h1 className="text-2xl font-bold">{t('seasons.changeTitle')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept === null ? (
            <Notice kind="hint">{t('seasons.gone')}</Notice>
          ) : (
            <FormDraft name={`season ${kept.row.id}`}>
              {(saved) => <Change season={kept.row} onSaved={saved} />}
            </FormDraft>
          )
        }
      </LoadedPart>
    </section>
  );
};

type Fields = Readonly<Record<string, string>>;

/** What is wrong with the details, by the names of the fields; the act itself calls them `becomes.crop` and so on. */
const refusedIn = (season: Season, details: SeasonDetails): Record<string, string> => {
  const read = z.safeParse(seasonDetails, details);
  return {
    ...Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
    ...refusalsOf(() => newSeason({ ...season, ...details }, 0, new Date())),
  };
};

const Change = ({ season, onSaved }: { season: Season; onSaved: () => void }) => {
  const { t } = useWords();
  const [, go] = useLocation();
  const paths = useSeasonPaths();
  const plots = usePlots(season.farmId);
  const { asked, sender } = useAskBack();
  // As the person saw it when they began: what changes elsewhere since is told apart by it, and leaves the form alone.
  const [seen] = useState<SeasonStart>(() => ({ ...season, areaUnit: 'acre' }));
  const changesIn = (fields: Fields) => changesOf<SeasonDetails>(seasonUnits, seen, seasonDetailsOf(fields, seen));
  const leave = (): void => {
    onSaved();
    go(paths.season(season.id));
  };
  const check = (fields: Fields): Record<string, string> => {
    if (changesIn(fields) !== null) return refusedIn(season, seasonDetailsOf(fields, seen));
    leave();
    return { nothing: 'seasons.unchanged' }; // keeps the form from sending it
  };
  return (
    <>
      <Form
        contract={reviseSeason}
        draftOf={(fields) => ({ seasonId: season.id, ...(changesIn(fields) ?? { was: {}, becomes: {} }) })}
        check={check}
        send={sender<typeof reviseSeason>(({ becomes }) =>
          asksOfSeason(
            { ...season, ...becomes },
            {
              today: today(),
              measuredHectares: measuredHectares(plots, becomes.plotId === undefined ? season.plotId : becomes.plotId),
            },
          ),
        )}
        onDone={leave}
      >
        <SeasonFields start={seen} plots={plots} isNew={false} />
        <SubmitButton sending={t('form.saving')}>{t('seasons.saveChanges')}</SubmitButton>
      </Form>
      <AskBack asked={asked} />
    </>
  );
};
