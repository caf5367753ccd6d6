/** Runs begun since this page was loaded: nobody is asked about what they just did. */
export const startedHere = new Set<string>()
