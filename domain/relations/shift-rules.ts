import { Problem } from '#kit/problem.ts';
import type { Duty } from './company-model.ts';
import type { ShiftAct } from './shift-model.ts';

/** Whoever is on shift now; null while nobody is. */
type OnShift = { readonly onId: string | null };

/** Clerks stand at the gate, and an owner where there is no clerk; a buyer is out on the road. */
export const standsShifts = (duty: Duty): boolean => duty !== 'buyer';

type Asked = {
  readonly act: ShiftAct;
  readonly byId: string;
  readonly duty: Duty;
  /** To whom it is handed, with their duty in this company; null when it goes to nobody. */
  readonly next: { readonly id: string; readonly duty: Duty } | null;
};

/** Who may end or hand over a shift: who stands it, and the owner for whoever left without a word. */
const mayEnd = ({ byId, duty }: Asked, { onId }: OnShift): boolean => onId === byId || duty === 'owner';

/**
 * Who is on shift after an act; null for nobody.
 * @throws Problem `shift-open` when somebody is on shift already, `no-shift` when nobody is, `not-on-shift` when it is
 * another's, and `not-next` when whom it is handed to does not stand shifts or has it already.
 */
export const shiftAfter = (now: OnShift, asked: Asked): string | null => {
  if (asked.act === 'opened') {
    if (now.onId !== null) throw new Problem('shift-open');
    return asked.byId;
  }
  if (now.onId === null) throw new Problem('no-shift');
  if (!mayEnd(asked, now)) throw new Problem('not-on-shift');
  if (asked.act === 'closed') return null;
  const { next } = asked;
  if (next === null || next.id === now.onId || !standsShifts(next.duty)) throw new Problem('not-next');
  return next.id;
};
