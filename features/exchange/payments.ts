import type { Payments } from '#apps/deploy/testing/payments.ts'

export const exchangePayments: Payments = {
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
}
