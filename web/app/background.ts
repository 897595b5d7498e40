import { startMarking } from '#messaging';
import { startListening } from '#sync';

/** What goes on behind the screens while the app is open: hearing of changes, and saying that messages have come. */
export const startBackground = (): void => {
  startMarking();
  startListening();
};
