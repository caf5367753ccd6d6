export const detailPath = (tokenId: number): string => `/nftDetail?tokenId=${tokenId}`
