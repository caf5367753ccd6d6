/**
 * Contracts of a folder, and the tests in it that must notice their faults.
 * @param {string} folder
 * @param {string} tests
 * @param {readonly string[]} names
 */
const of = (folder, tests, names) =>
  names.map((name) => ({ file: `${folder}/${name}.sol`, tests: `${folder}/${tests}` }))

const team = 'features/team/contract'
const nft = 'features/nft/contract'
const boxes = 'features/blindbox/contract'
const exchange = 'features/exchange/contract'
const liquidity = 'features/lp/contract'
const terms = 'features/staking/contract'
const earnings = 'features/earnings/contract'
const withdrawal = 'features/withdrawal/contract'
const platform = 'platform/contracts'
const splitter = `${team}/FeeSplitter*.t.sol`
const zap = `${exchange}/Zap{.,Stock.}t.sol`

/**
 * Each production contract with the tests that must notice its faults.
 * @type {readonly { file: string, tests: string }[]}
 */
export const contracts = [
  ...of(team, 'Team*.t.sol', ['Team']),
  ...of(team, 'FeeSplitter*.t.sol', ['FeeSplitter']),
  ...of(nft, 'Cards*.t.sol', [
    'Cards',
    'CardOffer',
    'CardOwners',
    'CardStakes',
    'Card',
    'Holder',
    'Sale',
  ]),
  ...of(nft, 'CardMarket*.t.sol', [
    'CardMarket',
    'MarketListings',
    'MarketSales',
    'MarketMoney',
    'Listing',
  ]),
  ...of(nft, 'CardArt.t.sol', ['CardArt']),
  ...of(boxes, 'Box*.t.sol', [
    'BlindBoxes',
    'BoxSales',
    'BoxBonds',
    'BoxSeries',
    'BoxMoney',
    'Box',
    'Stock',
    'Draws',
    'Limit',
    'Urn',
    'Draw',
  ]),
  ...of(boxes, 'WinklinkWords.t.sol', ['WinklinkWords']),
  ...of(exchange, 'Wtrx.t.sol', ['Wtrx']),
  ...of(exchange, 'PairFactory.t.sol', ['PairFactory']),
  ...of(exchange, 'Pair{.,Swap.,One.}t.sol', ['Pair']),
  ...of(exchange, '{Router*,Zap}.t.sol', ['PairMath']),
  ...of(exchange, 'Router*.t.sol', ['Router', 'RouterTrades']),
  { file: `${exchange}/Zap.sol`, tests: zap },
  { file: `${exchange}/public/Zapper.sol`, tests: zap },
  ...of(exchange, 'TwapOracle.t.sol', ['TwapOracle']),
  ...of(liquidity, 'Lp*.t.sol', [
    'LpStaking',
    'LpPools',
    'Shares',
    'Stake',
    'Stream',
    'LpPurchases',
    'PurchaseRewards',
  ]),
  ...of(terms, 'Term*.t.sol', ['TermStaking', 'TermOffer', 'TermStake']),
  ...of(earnings, 'Distributor*.t.sol', ['RewardDistributor']),
  ...of(earnings, 'BuilderRole.t.sol', ['BuilderRole']),
  ...of(withdrawal, 'Withdrawal*.t.sol', ['StagedWithdrawal', 'WithdrawalTerms', 'Timed']),
  ...of(platform, 'RewardVault.t.sol', ['RewardVault']),
  { file: `${platform}/Credits.sol`, tests: splitter },
  ...of(platform, 'Trx.t.sol', ['Trx']),
  ...of(platform, 'Deposits.t.sol', ['Deposits']),
  ...of(platform, 'Kept.t.sol', ['Kept']),
  ...of(platform, 'FixedPriceOracle.t.sol', ['FixedPriceOracle']),
  ...of(platform, 'Coins.t.sol', ['Tes']),
]
