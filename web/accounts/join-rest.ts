/* All of the sign-up that comes after its first step, in one file that comes while that step is filled in. */
export { joinDraftOf, joinRefusals } from './join-fields.ts';
export { JoinEnd } from './JoinEnd.tsx';
export { JoinBackButton, JoinNumberQuestion, JoinStepList } from './JoinStepList.tsx';
export { ManagerDetailsFields } from './ManagerDetailsFields.tsx';
export { beginJoining, isUsualNumber } from './send-joining.ts';
