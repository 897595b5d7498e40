import { UserRound } from 'lucide-react';
import { Link } from 'wouter';
import type { TasksOfFarmer } from '@shuka/domain/extension';
import { TaskItem } from './TaskItem.tsx';

type Props = {
  readonly groups: readonly TasksOfFarmer[];
  readonly names: ReadonlyMap<string, string>;
  readonly today: string;
  /** The heading of each farmer: one below that of the part or page it stands in. */
  readonly heading: 'h2' | 'h3';
  readonly onNews: (news: string) => void;
};

/** Tasks under the name of the farmer each is about. */
export const TaskGroups = ({ groups, names, today, heading: Heading, onNews }: Props) => (
  <ul className="grid items-start gap-4 md:grid-cols-2">
    {groups.map(({ keeperId, tasks }) => {
      const farmer = names.get(keeperId) ?? '';
      return (
        <li key={keeperId} className="grid gap-2">
          <Heading>
            <Link
              to={`/extension-farmers/${keeperId}`}
              className="inline-flex min-h-11 items-center gap-2 text-lg font-bold text-leaf underline underline-offset-4"
            >
              <UserRound aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 break-words">{farmer}</span>
            </Link>
          </Heading>
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} farmer={farmer} today={today} onNews={onNews} />
          ))}
        </li>
      );
    })}
  </ul>
);
