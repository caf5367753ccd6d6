/** The screens that lead to one another. */
export const marketPath = '/blindBox'
export const minePath = '/myBlindBox'
export const seriesPath = (seriesId: number): string => `/blindBoxDetail?seriesId=${seriesId}`
export const drawPath = (requestId: number): string => `/drawCheck?requestId=${requestId}`

/** A request as an address names it; null where it names none. */
export const requestIn = (text: string | null): string | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? text : null
