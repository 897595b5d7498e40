/* Stands in the shell that the worker serves when nobody's records are open. It must stay small: it is inlined. */
import { accountsKeptHere, lastAccount, owesSignOut } from '#kit/marks.ts';
import { dropEarlyPin, showEarlyPin, whoIsAsked } from './early-pin.ts';
import { mayChooseNewPin } from './forgotten-pin.ts';

const keeper = whoIsAsked({
  keepers: accountsKeptHere(),
  last: lastAccount(),
  owesSignOut: owesSignOut(),
  isRecovering: mayChooseNewPin(),
});
if (keeper === null) dropEarlyPin();
else showEarlyPin(keeper);
