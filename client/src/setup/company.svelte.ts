/** Who one plays with, and where they are: the first thing that is chosen, on the first page or when a table is laid. */
export const COMPANIES = ['alone', 'device', 'stage', 'link'] as const;
export type Company = (typeof COMPANIES)[number];

/** What was chosen since the page was opened: whoever goes back and forth is not asked again. */
export const chosen: { company: Company } = $state({ company: 'alone' });
