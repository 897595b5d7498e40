/* More parts, as words.d.ts has them. */
declare module '#words/*?comply' {
  export { default } from 'part-of-words';
}
