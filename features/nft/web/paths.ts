/** Its screen, with the choice of a term opened. */
export const stakePath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}&do=stake`

/** The screens of one's own cards. */
export const ownPath = '/myNft'
export const marketPath = '/nft'
export const dealsPath = '/myNft?tab=deals'
export const stakesPath = '/nftPledge'

export const detailPath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}`

/** The series of boxes that a card can be drawn from. */
export const seriesPath = (seriesId: number): string => `/blindBoxDetail?seriesId=${seriesId}`

/** How many cards the market shows at first, and more at a time. */
export const marketStep = 20
