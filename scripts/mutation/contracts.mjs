const cards = 'features/nft/contract/Cards*.t.sol'
const market = 'features/nft/contract/CardMarket*.t.sol'
const boxes = 'features/blindbox/contract/Box*.t.sol'
const splitter = 'features/team/contract/FeeSplitter*.t.sol'

/**
 * Each production contract with the tests that must notice its faults.
 * @type {readonly { file: string, tests: string }[]}
 */
export const contracts = [
  { file: 'features/team/contract/Team.sol', tests: 'features/team/contract/Team*.t.sol' },
  { file: 'features/team/contract/FeeSplitter.sol', tests: splitter },
  { file: 'features/nft/contract/Cards.sol', tests: cards },
  { file: 'features/nft/contract/CardOffer.sol', tests: cards },
  { file: 'features/nft/contract/CardOwners.sol', tests: cards },
  { file: 'features/nft/contract/CardStakes.sol', tests: cards },
  { file: 'features/nft/contract/Card.sol', tests: cards },
  { file: 'features/nft/contract/Holder.sol', tests: cards },
  { file: 'features/nft/contract/Sale.sol', tests: cards },
  { file: 'features/nft/contract/CardMarket.sol', tests: market },
  { file: 'features/nft/contract/MarketListings.sol', tests: market },
  { file: 'features/nft/contract/MarketSales.sol', tests: market },
  { file: 'features/nft/contract/MarketMoney.sol', tests: market },
  { file: 'features/nft/contract/Listing.sol', tests: market },
  { file: 'features/nft/contract/CardArt.sol', tests: 'features/nft/contract/CardArt.t.sol' },
  { file: 'features/blindbox/contract/BlindBoxes.sol', tests: boxes },
  { file: 'features/blindbox/contract/BoxSales.sol', tests: boxes },
  { file: 'features/blindbox/contract/BoxBonds.sol', tests: boxes },
  { file: 'features/blindbox/contract/BoxSeries.sol', tests: boxes },
  { file: 'features/blindbox/contract/BoxMoney.sol', tests: boxes },
  { file: 'features/blindbox/contract/Box.sol', tests: boxes },
  { file: 'features/blindbox/contract/Stock.sol', tests: boxes },
  { file: 'features/blindbox/contract/Draws.sol', tests: boxes },
  { file: 'features/blindbox/contract/Limit.sol', tests: boxes },
  { file: 'features/blindbox/contract/Urn.sol', tests: boxes },
  { file: 'features/blindbox/contract/Draw.sol', tests: boxes },
  {
    file: 'features/blindbox/contract/WinklinkWords.sol',
    tests: 'features/blindbox/contract/WinklinkWords.t.sol',
  },
  { file: 'platform/contracts/Credits.sol', tests: splitter },
  { file: 'platform/contracts/Trx.sol', tests: splitter },
  {
    file: 'platform/contracts/FixedPriceOracle.sol',
    tests: 'platform/contracts/FixedPriceOracle.t.sol',
  },
  { file: 'platform/contracts/Tes.sol', tests: 'platform/contracts/Coins.t.sol' },
]
