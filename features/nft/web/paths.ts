export const detailPath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}`

/** How many cards the market shows at first, and more at a time. */
export const marketStep = 20
