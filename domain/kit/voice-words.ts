/** Whether what a recorder says of itself would be taken for a page by a browser that was told nothing of its kind. */
export const looksLikePage = (text: string): boolean => /<[a-z!/?]/i.test(text);
