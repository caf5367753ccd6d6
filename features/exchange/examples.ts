import type { Examples } from '#tests/examples.ts'

const zap = 'Zap{.,Stock.}t.sol'

export const exchangeExamples: Examples = {
  mutation: [
    { tests: 'Wtrx.t.sol', contracts: ['Wtrx'] },
    { tests: 'PairFactory.t.sol', contracts: ['PairFactory'] },
    { tests: 'Pair{.,Swap.,One.}t.sol', contracts: ['Pair'] },
    { tests: '{Router*,Zap}.t.sol', contracts: ['PairMath'] },
    { tests: 'Router*.t.sol', contracts: ['Router', 'RouterTrades'] },
    { tests: zap, contracts: ['Zap', 'public/Zapper'] },
    { tests: 'TwapOracle.t.sol', contracts: ['TwapOracle'] },
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
