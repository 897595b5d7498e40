import { options } from 'preact';

/*
 * Preact draws as soon as a listener has ended. A checkbox tells of one click twice, by `input` and by `change`: drawn anew in
 * between, it would fall back to what it was, and `change` would tell that. So drawing waits for a task of its own.
 */

let due: (() => void) | undefined;

const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => due?.());
port1.start();

options.debounceRendering = (draw) => {
  due = draw;
  port2.postMessage(null);
};
