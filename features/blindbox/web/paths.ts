/** The screens that lead to one another. */
export const marketPath = '/blindBox'
export const minePath = '/myBlindBox'
export const seriesPath = (seriesId: number): string => `/blindBoxDetail?seriesId=${seriesId}`
export const drawPath = (requestId: number): string => `/drawCheck?requestId=${requestId}`
