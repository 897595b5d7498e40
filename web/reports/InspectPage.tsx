import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { inspectionRows, inspectionTypes, type Inspection, type InspectionType } from '@shuka/domain/reports';
import { useVisited } from '#extension';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useUnfinished } from '#kit/use-unfinished.ts';
import { useWords } from '#kit/words.tsx';
import { InspectionForm } from './InspectionForm.tsx';
import { pathOfInspecting, pathOfInspection } from './inspection-paths.ts';
import { beginInspection, inspectionKeyOf, type About } from './begin-inspection.ts';
import { readUnfinishedInspection } from './unfinished-inspection.ts';

const stageIn = (text: string | null): InspectionType | null => inspectionTypes.find((stage) => stage === text) ?? null;

/** An inspection of a farm in care: a new one, a re-visit, or one that takes another's place, as the address says. */
export const InspectPage = () => {
  const { t } = useWords();
  const farmerId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useVisited(farmerId);
  const isErrand = loaded.state === 'ready' && loaded.value?.errand != null;
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={isErrand ? '/ExtensionManager/visits' : `/extension-farmers/${farmerId}`}>
        {t(isErrand ? 'visit.title' : 'inspection.toFarmer')}
      </BackLink>
      <LoadedPart loaded={loaded}>
        {(farmer) =>
          farmer === null ? <Notice kind="hint">{t('inspection.notInCare')}</Notice> : <OfFarmer farmerId={farmerId} />
        }
      </LoadedPart>
    </section>
  );
};

const OfFarmer = ({ farmerId }: { readonly farmerId: string }) => {
  const [search] = useSearchParams();
  const [farms, inspections] = [rowsOf(useKept(farmRows)), rowsOf(useKept(inspectionRows))];
  const own = farms.filter(({ keeperId }) => keeperId === farmerId);
  const asked = search.get('farm')?.toLowerCase() ?? (own.length === 1 ? own[0]?.id : undefined);
  const farm = own.find(({ id }) => id === asked);
  const find = (name: string): Inspection | null =>
    inspections.find(({ id }) => id === search.get(name)?.toLowerCase()) ?? null;
  const corrects = find('corrects');
  const follows = corrects === null ? find('follows') : (byId(inspections, corrects.follows) ?? null);
  if (farm === undefined) return <ChooseFarm farmerId={farmerId} farms={own} />;
  return (
    <Inspecting
      key={`${farm.id} ${corrects?.id ?? ''} ${follows?.id ?? ''}`}
      farm={farm}
      about={{
        farmId: farm.id,
        seasonId: search.get('season')?.toLowerCase() ?? null,
        stage: stageIn(search.get('stage')),
        follows,
        corrects,
      }}
    />
  );
};

const byId = (all: readonly Inspection[], id: string | null): Inspection | undefined =>
  all.find((one) => one.id === id);

const ChooseFarm = ({ farmerId, farms }: { farmerId: string; farms: readonly Farm[] }) => {
  const { t } = useWords();
  if (farms.length === 0) return <Notice kind="hint">{t('inspection.noFarm')}</Notice>;
  return (
    <>
      <h1 className="text-2xl font-bold">{t('inspection.chooseFarm')}</h1>
      {farms.map(({ id, name }) => (
        <Link
          key={id}
          to={pathOfInspecting(farmerId, { farmId: id })}
          className="flex min-h-14 items-center rounded-xl border-2 border-line-strong px-4 font-semibold hover:border-leaf"
        >
          {name}
        </Link>
      ))}
    </>
  );
};

const Inspecting = ({ farm, about }: { farm: Farm; about: About }) => {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const today = useToday();
  const [turn, setTurn] = useState(0);
  const begin = () => beginInspection(about, today, new Date());
  const { value, change, drop, isKept, wasBegun } = useUnfinished(
    inspectionKeyOf(about),
    readUnfinishedInspection,
    begin,
  );
  if (value === null) return <Loading />;
  const saved = async (): Promise<void> => {
    await drop();
    navigate(`${pathOfInspection(value.id, farm.keeperId)}?saved`);
  };
  const startAgain = (): void => {
    change(begin);
    setTurn(turn + 1);
  };
  const title =
    about.corrects !== null
      ? 'inspection.correctTitle'
      : about.follows !== null
        ? 'inspection.revisitTitle'
        : 'inspection.newTitle';
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{t(title, { farm: farm.name })}</h1>
      {wasBegun && turn === 0 && (
        <Notice kind="hint">
          <p>{t('draft.goesOn')}</p>
          <Button look="bare" onClick={startAgain}>
            {t('draft.beginAgain')}
          </Button>
        </Notice>
      )}
      {!isKept && <Notice kind="error">{t('inspection.notKept')}</Notice>}
      <InspectionForm
        key={turn}
        value={value}
        change={change}
        about={about}
        keeperId={farm.keeperId}
        today={today}
        onSaved={saved}
      />
    </>
  );
};
