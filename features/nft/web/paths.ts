export const detailPath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}`

/** The series of boxes that a card can be drawn from. */
export const seriesPath = (seriesId: number): string => `/blindBoxDetail?seriesId=${seriesId}`

/** How many cards the market shows at first, and more at a time. */
export const marketStep = 20
