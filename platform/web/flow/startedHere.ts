/** Runs begun since this page was loaded: the user is not asked about them. */
export const startedHere = new Set<string>()
