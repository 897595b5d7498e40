/** Where in a list, from its front, the first item stands that is not before what is looked for. */
export const placeIn = <Item>(list: readonly Item[], isBefore: (item: Item) => boolean): number => {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(list[middle] as Item)) from = middle + 1; // within the list
    else to = middle;
  }
  return from;
};
