import { useState, type ReactNode } from 'react';
import type { Profile } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FacePicture } from '#kit/face-picture.tsx';
import { Loading } from '#kit/loading.tsx';
import type { RecordState } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { useProfileTone } from './profile-tone.ts';
import { ProfileClashes } from './ProfileClashes.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfileDraft } from './use-profile-form.ts';

type Props = {
  readonly profile: Profile;
  /** Null while nothing of it is kept anywhere. */
  readonly state: RecordState | null;
  /** What stands under the name: how to reach the person. */
  readonly children: ReactNode;
};

/** A profile as form: their face and name, what two people changed at once, and the steps. */
export const ProfileView = ({ profile, state, children }: Props) => {
  const { t } = useWords();
  const tone = useProfileTone();
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState<'changed' | 'unchanged' | null>(null);
  const begun = useProfileDraft(profile, turn);
  const saved = (isNew: boolean): void => {
    setTurn(turn + 1);
    setSaid(isNew ? 'changed' : 'unchanged');
  };
  return (
    <>
      <div className="flex items-center gap-4">
        <FacePicture face={profile.face} className="size-20" />
        <div className="min-w-0">
          <p className="break-words text-xl font-bold">{[profile.firstName, profile.lastName].join(' ')}</p>
          <p>{t(tone.role)}</p>
          {state !== null && <StateMark state={state} />}
        </div>
      </div>
      {children}
      <ProfileClashes profile={profile} />
      {begun === null ? <Loading /> : <ProfileForm key={turn} profile={profile} begun={begun} onSaved={saved} />}
      <Dialog
        title={said === 'unchanged' ? t('profile.unchanged') : t('profile.updated')}
        isOpen={said !== null}
        onClose={() => setSaid(null)}
      >
        <div className="grid gap-4">
          {said === 'changed' && <p>{t(tone.updated)}</p>}
          <Button onClick={() => setSaid(null)}>{t('form.close')}</Button>
        </div>
      </Dialog>
    </>
  );
};
