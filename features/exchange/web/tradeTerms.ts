import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

import { poolArgs } from './poolTerms.ts'

/** Names of one act, for every kind of its coins. */
const acts = defineTexts({
  provide: { en: 'Provide liquidity', tc: '提供流動性' },
  giveBack: { en: 'Give liquidity back', tc: '退回流動性' },
  swap: { en: 'Swap', tc: '兌換' },
  swapForExact: { en: 'Swap for an exact amount', tc: '兌換為指定數量' },
})

const router = {
  addLiquidity: acts.provide,
  addLiquidityETH: acts.provide,
  removeLiquidity: acts.giveBack,
  removeLiquidityETH: acts.giveBack,
  swapExactTokensForTokens: acts.swap,
  swapTokensForExactTokens: acts.swapForExact,
  swapExactETHForTokens: acts.swap,
  swapExactTokensForETH: acts.swap,
}

const zap = defineTexts({
  zap: { en: 'Buy liquidity with one coin', tc: '以單一幣種購買流動性' },
  Zapped: { en: 'Liquidity bought', tc: '流動性已購買' },
})

/** Calls and events of the router and of `Zap`, in both languages. */
export const tradeTerms: ChainTerms = {
  Router: {
    names: router,
    args: {
      tokenA: term('plain', 'First coin', '第一種幣'),
      tokenB: term('plain', 'Second coin', '第二種幣'),
      token: term('plain', 'Coin', '幣種'),
      amountADesired: term('plain', 'Most of the first coin', '第一種幣上限'),
      amountBDesired: term('plain', 'Most of the second coin', '第二種幣上限'),
      amountAMin: term('plain', 'Least of the first coin', '第一種幣下限'),
      amountBMin: term('plain', 'Least of the second coin', '第二種幣下限'),
      amountTokenDesired: term('plain', 'Most of the coin', '幣的上限'),
      amountTokenMin: term('plain', 'Least of the coin', '幣的下限'),
      amountETHMin: term('native', 'Least of the network’s own coin', '網路原生幣下限'),
      liquidity: poolArgs.liquidity,
      amountIn: term('plain', 'Pay', '支付'),
      amountInMax: term('plain', 'Pay at most', '支付上限'),
      amountOut: term('plain', 'Get', '換得'),
      amountOutMin: term('plain', 'Get at least', '換得下限'),
      'swapExactTokensForETH.amountOutMin': term('native', 'Get at least', '換得下限'),
      path: term('plain', 'Coins on the way', '兌換路徑'),
      to: commonTerms.to,
      deadline: commonTerms.deadline,
    },
  },
  Zap: {
    names: zap,
    args: {
      payer: term('plain', 'Paid by', '支付者'),
      pair: term('plain', 'Pool', '資金池'),
      coin: term('plain', 'Paid in', '支付幣種'),
      amount: term('plain', 'Base units paid', '支付數量（最小單位）'),
      minLiquidity: term('plain', 'Least liquidity', '流動性下限'),
      ...poolArgs,
      to: commonTerms.to,
      deadline: commonTerms.deadline,
    },
  },
}
