/** `4294967297,4294967298`, as requests name several boxes. */
export const idsOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)

/** The same as a call's bytes list them; null where none are named. */
export const listedIds = (text: string | undefined): string | null =>
  text === undefined ? null : JSON.stringify(idsOf(text))
