import { confirmVisit } from '@shuka/domain/extension';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { sendMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { cropKey, tasksThisWeek } from '@shuka/domain/seasons';
import { findNames } from '#accounts';
import { findUnansweredVisits } from '#extension';
import { findNewestToFarmer } from '#messaging';
import { findCare } from '#relations';
import { findGrown } from '#seasons';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { go } from './screen.ts';
import { accountOf, behindPin, looking, type Show, type Step } from './talk.ts';

const mostTasks = 3;

const task: Show = async (talk) => {
  const { context, known } = talk;
  const { language } = known;
  const today = dayOf(context.clock.now());
  const { seasons, activities, harvests } = await findGrown(context.db, accountOf(talk));
  const tasks = tasksThisWeek(seasons, activities, today, harvests).slice(0, mostTasks);
  const lines = tasks.map(({ says, seasonId, until, isLate }) => {
    const crop = seasons.find(({ id }) => id === seasonId)?.crop ?? '';
    const key = cropKey(crop);
    const name = key === '' ? crop : say(language, `crop.${key}`);
    const when =
      until === null
        ? ''
        : say(language, isLate ? 'ussd.taskLate' : 'ussd.taskUntil', { day: shortDay(until, language) });
    return `${name}: ${say(language, `ussd.work.${says.slice('tasks.'.length)}`)}. ${when}`.trim();
  });
  return { screen: { lines: lines.length > 0 ? lines : [say(language, 'ussd.taskNone')] } };
};

const mostVisits = 5;

const visits: Show = async (talk) => {
  const { context, known } = talk;
  const { language } = known;
  const open = await findUnansweredVisits(context.db, accountOf(talk), mostVisits);
  if (open.length === 0) return { screen: { lines: [say(language, 'ussd.visitNone')] } };
  const choices = open.map(({ id, managerName, visitedOn }) => ({
    says: `${shortDay(visitedOn, language)} ${managerName}`,
    go: go('visit', { id, name: managerName, day: visitedOn }),
  }));
  return { screen: { lines: [say(language, 'ussd.whichVisit')], choices } };
};

const visit: Show = async ({ known: { language } }, { id = '', name = '', day = '' }) => ({
  screen: {
    lines: [say(language, 'ussd.visitAsk', { name, day: shortDay(day, language) })],
    choices: [
      { says: say(language, 'ussd.yes'), go: go('visit-save', { id, said: 'yes' }) },
      { says: say(language, 'ussd.no'), go: go('visit-save', { id, said: 'no' }) },
    ],
    isConfirm: true,
  },
});

const visitSave: Show = async ({ act, known: { language } }, { id = '', said = '' }) => {
  await act(confirmVisit, { visitId: id, tookPlace: said === 'yes' });
  return { screen: { lines: [say(language, 'ussd.noted')] } };
};

const ask: Show = async (talk) => {
  const { context, known } = talk;
  const { language } = known;
  const [care] = await findCare(context.db, [accountOf(talk)]);
  const [manager] = care === undefined ? [] : await findNames(context.db, [care.managerId]);
  if (manager === undefined) return { screen: { lines: [say(language, 'ussd.askNobody')] } };
  const name = `${manager.firstName} ${manager.lastName}`;
  const newest = await findNewestToFarmer(context.db, accountOf(talk));
  const heard = newest === null ? [] : [`${newest.writerName}: ${newest.text}`];
  return {
    screen: {
      lines: [...heard, say(language, 'ussd.askText', { name })],
      asks: { field: 'text', go: go('ask-send', { id: newId() }) },
    },
  };
};

const askSend: Show = async (talk, { id = '', text = '' }) => {
  const { act, known } = talk;
  if (text.trim() === '') return ask(talk, {});
  await act(sendMessage, { id, keeperId: accountOf(talk), text, photo: null });
  return { screen: { lines: [say(known.language, 'ussd.askSent')] } };
};

export const fieldSteps: Readonly<Record<string, Step>> = {
  task: looking(behindPin(task)),
  visits: looking(behindPin(visits)),
  visit: looking(behindPin(visit)),
  'visit-save': behindPin(visitSave),
  ask: looking(behindPin(ask)),
  'ask-send': behindPin(askSend),
};
