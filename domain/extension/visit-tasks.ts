import { dayOf, addDays, daysBetween } from '#kit/day.ts';
import { taskRuleFor, type TaskRule } from '#settings';
import { lastVisitOn, type FarmerRows } from './farmer-rows.ts';
import { nextStepHead } from './done-rules.ts';
import type { Found, ManagerTask } from './manager-task.ts';
import { standingVisits } from './rules.ts';

type Make = (rule: TaskRule, found: Found) => ManagerTask;

/** What a rule of visits needs: a farmer's records, the day, the newest rules. */
export type Asked = { readonly rows: FarmerRows; readonly today: string; readonly rules: readonly TaskRule[] };

const plannedOf = ({ requests, plans }: FarmerRows) => [
  ...requests.flatMap(({ id, state, plannedOn }) =>
    state === 'planned' && plannedOn !== null ? [{ id, farmId: null, plannedOn, subjectId: id }] : [],
  ),
  ...plans.map(({ id, farmId, plannedOn }) => ({ id, farmId, plannedOn, subjectId: null })),
];

const plannedVisits = ({ rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'planned-visit');
  if (rule === null) return [];
  return plannedOf(rows)
    .filter(({ plannedOn }) => plannedOn <= addDays(today, rule.days))
    .map(({ id, plannedOn, farmId, subjectId }) =>
      make(rule, {
        subject: id,
        farmId,
        subjectId,
        says: 'task.plannedVisit',
        why: plannedOn < today ? 'task.plannedVisitMissed' : 'task.plannedVisitWhy',
        values: { date: plannedOn },
        dueOn: plannedOn,
      }),
    );
};

/**
 * What was agreed at the last visit, as pressing as a visit that was promised; phones of an older app read no rule they do
 * not know, so it has none of its own. Visits of one day, to two farms, are both the last.
 */
const agreedSteps = ({ rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'planned-visit');
  if (rule === null) return [];
  const last = lastVisitOn(rows);
  return standingVisits(rows.visits).flatMap(({ id, farmId, visitedOn, form }) => {
    const dueOn = form?.nextOn ?? null; // rows of the first app have no form
    if (visitedOn !== last || dueOn === null || dueOn > addDays(today, rule.days)) return [];
    const step = form?.nextStep ?? '';
    return [
      make(rule, {
        subject: `${nextStepHead}${id}`,
        farmId,
        says: step === '' ? 'task.plannedVisit' : 'task.nextStep',
        why: 'task.nextStepWhy',
        values: { step, date: visitedOn },
        dueOn,
      }),
    ];
  });
};

/** Nobody is overdue whose visit is planned for today or later. */
const overdueVisit = ({ rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'overdue-visit');
  if (rule === null || plannedOf(rows).some(({ plannedOn }) => plannedOn >= today)) return [];
  const last = lastVisitOn(rows);
  const from = last ?? rows.caredSince ?? addDays(today, -rule.days - 1);
  const days = daysBetween(from, today);
  if (days <= rule.days) return [];
  return [
    make(rule, {
      subject: rows.keeperId,
      says: 'task.overdueVisit',
      why: last === null ? 'task.neverVisited' : 'task.overdueVisitWhy',
      values: { days, most: rule.days },
      dueOn: addDays(from, rule.days),
    }),
  ];
};

const askedVisits = ({ rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'visit-request');
  if (rule === null) return [];
  return rows.requests
    .filter(({ state }) => state === 'asked')
    .map(({ id, wantedOn, reason, createdAt }) => {
      const askedOn = dayOf(new Date(createdAt));
      const answerBy = addDays(askedOn, rule.days);
      return make(rule, {
        subject: id,
        subjectId: id,
        says: 'task.visitRequest',
        why: 'task.visitRequestWhy',
        values: { days: Math.max(0, daysBetween(askedOn, today)), reason },
        dueOn: wantedOn !== null && wantedOn < answerBy ? wantedOn : answerBy,
      });
    });
};

const openIssues = ({ rows, today, rules }: Asked, make: Make): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'open-issue');
  if (rule === null) return [];
  return rows.issues
    .filter(({ state, answer }) => state === 'open' && answer === '')
    .map(({ id, farmId, kind, openedAt }) => {
      const openedOn = dayOf(new Date(openedAt));
      return make(rule, {
        subject: id,
        subjectId: id,
        farmId,
        says: 'task.openIssue',
        why: 'task.openIssueWhy',
        values: { days: Math.max(0, daysBetween(openedOn, today)), issue: kind },
        dueOn: addDays(openedOn, rule.days),
      });
    });
};

/** Tasks that come of visits and of what a farmer asks and tells. */
export const visitTasks = (asked: Asked, make: Make): ManagerTask[] => [
  ...openIssues(asked, make),
  ...plannedVisits(asked, make),
  ...agreedSteps(asked, make),
  ...askedVisits(asked, make),
  ...overdueVisit(asked, make),
];
