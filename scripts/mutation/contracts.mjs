const cards = 'features/nft/contract/Cards*.t.sol'
const market = 'features/nft/contract/CardMarket*.t.sol'
const boxes = 'features/blindbox/contract/Box*.t.sol'
const pair = 'features/exchange/contract/Pair{,Swap}.t.sol'
const router = 'features/exchange/contract/Router*.t.sol'
const zap = 'features/exchange/contract/Zap.t.sol'
const liquidity = 'features/lp/contract/Lp*.t.sol'
const terms = 'features/staking/contract/Term*.t.sol'
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
  { file: 'features/exchange/contract/Wtrx.sol', tests: 'features/exchange/contract/Wtrx.t.sol' },
  {
    file: 'features/exchange/contract/PairFactory.sol',
    tests: 'features/exchange/contract/PairFactory.t.sol',
  },
  { file: 'features/exchange/contract/Pair.sol', tests: pair },
  { file: 'features/exchange/contract/PairMath.sol', tests: router },
  { file: 'features/exchange/contract/Router.sol', tests: router },
  { file: 'features/exchange/contract/RouterTrades.sol', tests: router },
  { file: 'features/exchange/contract/Zap.sol', tests: zap },
  { file: 'features/exchange/contract/public/Zapper.sol', tests: zap },
  {
    file: 'features/exchange/contract/TwapOracle.sol',
    tests: 'features/exchange/contract/TwapOracle.t.sol',
  },
  { file: 'features/lp/contract/LpStaking.sol', tests: liquidity },
  { file: 'features/lp/contract/LpPools.sol', tests: liquidity },
  { file: 'features/lp/contract/Shares.sol', tests: liquidity },
  { file: 'features/lp/contract/Stake.sol', tests: liquidity },
  { file: 'features/lp/contract/Stream.sol', tests: liquidity },
  { file: 'features/lp/contract/LpPurchases.sol', tests: liquidity },
  { file: 'features/lp/contract/PurchaseRewards.sol', tests: liquidity },
  { file: 'features/staking/contract/TermStaking.sol', tests: terms },
  { file: 'features/staking/contract/TermOffer.sol', tests: terms },
  { file: 'features/staking/contract/TermStake.sol', tests: terms },
  {
    file: 'platform/contracts/RewardVault.sol',
    tests: 'platform/contracts/RewardVault.t.sol',
  },
  { file: 'platform/contracts/Credits.sol', tests: splitter },
  { file: 'platform/contracts/Trx.sol', tests: splitter },
  {
    file: 'platform/contracts/FixedPriceOracle.sol',
    tests: 'platform/contracts/FixedPriceOracle.t.sol',
  },
  { file: 'platform/contracts/Tes.sol', tests: 'platform/contracts/Coins.t.sol' },
]
