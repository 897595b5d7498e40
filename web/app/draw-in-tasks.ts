import { options } from 'preact';

/*
 * Preact draws as soon as a listener has ended. A checkbox tells of one click twice, by `input` and by `change`: drawn anew in
 * between, it would fall back to what it was, and `change` would tell that. So drawing waits for a task of its own, and what a
 * browser types into one field after another in one task is drawn before the next.
 */

let due: (() => void) | undefined;

const draw = (): void => {
  const drawing = due;
  due = undefined;
  drawing?.();
};

const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', draw);
port1.start();

options.debounceRendering = (drawing) => {
  due = drawing;
  port2.postMessage(null);
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

addEventListener('click', draw, true);
addEventListener('input', ({ target }) => isTyped(target) && draw(), true);
