import { nftReasons as reasons } from './reasons.ts'

/** The first sale of a card; `sales` takes its orders. */
export const saleCall = {
  kind: 'nft.buy',
  contract: 'Cards',
  method: 'Buy(uint256 level)',
  reasons,
  // The price of the moment; change comes back.
  pays: 'atMostShown',
} as const
