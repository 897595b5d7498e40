/** Where this week's tasks will stand: the farms below do not jump from under a thumb when they come. */
export const TasksPlace = () => <div className="min-h-56" />;
