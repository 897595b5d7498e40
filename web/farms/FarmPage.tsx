import { ArrowLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { readFarm, type Farm } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { placeOf, sizeWords } from './farm-words.ts';
import { FarmPicture } from './FarmPicture.tsx';
import { PhotographFarmForm } from './PhotographFarmForm.tsx';
import { ReviseFarmForm } from './ReviseFarmForm.tsx';

/** One farm: what is known of it, its picture, and what its keeper can change. */
export const FarmPage = () => {
  const { farmId } = useParams();
  return farmId === undefined ? <Navigate to="/Farmer/MyFarms" replace /> : <FarmOf farmId={farmId.toLowerCase()} />;
};

const FarmOf = ({ farmId }: { farmId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readFarm, { farmId });
  return (
    <section className="grid max-w-3xl gap-4">
      <Link
        to="/Farmer/MyFarms"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('farms.back')}
      </Link>
      <LoadedPart loaded={loaded}>
        {(farm) => <FarmDetails key={farm.revision} farm={farm} onChanged={loaded.reload} />}
      </LoadedPart>
    </section>
  );
};

const FarmDetails = ({ farm, onChanged }: { farm: Farm; onChanged: () => void }) => {
  const { t, language } = useWords();
  const [isChanging, setChanging] = useState(false);
  const facts = [
    [t('farms.place'), placeOf(farm)],
    [t('farms.size'), t(sizeWords[farm.sizeBand])],
    [t('farms.crop'), farm.crop],
    [t('farms.since'), formatDate(farm.createdAt, language)],
  ] as const;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{farm.name}</h1>
      <FarmPicture farm={farm} size="full" />
      <PhotographFarmForm farm={farm} onChanged={onChanged} />
      <Facts facts={facts} />
      <Button look="quiet" className="justify-self-start" onClick={() => setChanging(true)}>
        <Pencil aria-hidden className="size-5" />
        {t('farms.change')}
      </Button>
      <Dialog title={t('farms.changeTitle')} isOpen={isChanging} onClose={() => setChanging(false)}>
        <ReviseFarmForm farm={farm} onChanged={onChanged} />
      </Dialog>
    </>
  );
};
