import type { Examples } from '#tests/examples.ts'

const zap = 'Zap{.,Stock.}t.sol'

export const exchangeExamples: Examples = {
  async prepare({ world }) {
    const { address } = world.deployment.contracts['Tes']!
    return { values: {}, ofPath: { '/tessera/exchange/coin': { coin: address } } }
  },
  mutation: [
    { tests: 'Wtrx.t.sol', contracts: ['Wtrx'] },
    { tests: 'PairFactory.t.sol', contracts: ['PairFactory'] },
    { tests: 'Pair{.,Swap.,One.}t.sol', contracts: ['Pair'] },
    { tests: '{Router*,Zap}.t.sol', contracts: ['PairMath'] },
    { tests: 'Router*.t.sol', contracts: ['Router', 'RouterTrades'] },
    { tests: zap, contracts: ['Zap', 'public/Zapper'] },
    { tests: 'TwapOracle.t.sol', contracts: ['TwapOracle'] },
    { tests: 'CoinPrices.t.sol', contracts: ['CoinPrices'] },
  ],
  payments: {
    callersOwn: [
      'Pair.burn',
      'Pair.skim',
      'Pair.swap',
      'Router.addLiquidityETH',
      'Router.removeLiquidityETH',
      'RouterTrades.swapExactETHForTokens',
      'RouterTrades.swapExactTokensForETH',
      'Wtrx.withdraw',
      'Zap.zap',
    ],
  },
}
