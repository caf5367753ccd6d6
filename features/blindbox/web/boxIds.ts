/** `4294967297,4294967298`, as requests name several boxes. */
export const idsOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)
