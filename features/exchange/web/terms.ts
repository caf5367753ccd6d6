import { defineTexts } from '#platform/std/text.ts'
import type { ChainTerms, Term, Unit } from '#platform/web/chainTerms.ts'

const coinNames = defineTexts({
  approve: { en: 'Approve', tc: '授權' },
  transfer: { en: 'Transfer', tc: '轉帳' },
  transferFrom: { en: 'Transfer by approval', tc: '授權轉帳' },
  Transfer: { en: 'Transferred', tc: '已轉帳' },
  Approval: { en: 'Approved', tc: '已授權' },
})

const wtrx = defineTexts({
  deposit: { en: 'Wrap', tc: '包裝' },
  withdraw: { en: 'Unwrap', tc: '解除包裝' },
  Deposit: { en: 'Wrapped', tc: '已包裝' },
  Withdrawal: { en: 'Unwrapped', tc: '已解除包裝' },
})

const factory = defineTexts({
  createPair: { en: 'Make a pool', tc: '建立資金池' },
  PairCreated: { en: 'Pool made', tc: '資金池已建立' },
})

const pair = defineTexts({
  mint: { en: 'Make liquidity of what was paid in', tc: '以已支付的幣取得流動性' },
  burn: { en: 'Pay out liquidity', tc: '贖回流動性' },
  swap: { en: 'Swap', tc: '兌換' },
  skim: { en: 'Pay out the surplus of a pool', tc: '撥付資金池的多餘數量' },
  sync: { en: 'Take the surplus into the pool', tc: '將多餘數量計入資金池' },
  Mint: { en: 'Liquidity provided', tc: '已提供流動性' },
  Burn: { en: 'Liquidity given back', tc: '已退回流動性' },
  Swap: { en: 'Swapped', tc: '已兌換' },
  Sync: { en: 'Pool after it', tc: '資金池的新數量' },
})

const router = defineTexts({
  addLiquidity: { en: 'Provide liquidity', tc: '提供流動性' },
  addLiquidityETH: { en: 'Provide liquidity', tc: '提供流動性' },
  removeLiquidity: { en: 'Give liquidity back', tc: '退回流動性' },
  removeLiquidityETH: { en: 'Give liquidity back', tc: '退回流動性' },
  swapExactTokensForTokens: { en: 'Swap', tc: '兌換' },
  swapTokensForExactTokens: { en: 'Swap for an exact amount', tc: '兌換為指定數量' },
  swapExactETHForTokens: { en: 'Swap', tc: '兌換' },
  swapExactTokensForETH: { en: 'Swap', tc: '兌換' },
})

const zap = defineTexts({
  zap: { en: 'Buy liquidity with one coin', tc: '以單一幣種購買流動性' },
  Zapped: { en: 'Liquidity bought', tc: '流動性已購買' },
})

const oracle = defineTexts({
  poke: { en: 'Store the average price', tc: '記錄平均價格' },
  Started: { en: 'Average begun', tc: '開始計算平均價格' },
  Averaged: { en: 'Average price stored', tc: '平均價格已記錄' },
})

const term = (unit: Unit, en: string, tc: string): Term => ({ unit, text: { en, tc } })

const coinArgs = {
  from: term('plain', 'From', '從'),
  to: term('plain', 'To', '至'),
  owner: term('plain', 'Owner', '持有人'),
  spender: term('plain', 'Who may spend it', '被授權人'),
}

/** Of a pool, whose coins are known by their order alone. */
const poolArgs = {
  sender: term('plain', 'Called by', '呼叫者'),
  amount0: term('plain', 'Base units of the first coin', '第一種幣（最小單位）'),
  amount1: term('plain', 'Base units of the second coin', '第二種幣（最小單位）'),
}

/** What the contracts of the exchange call and tell, as a reader takes it. */
export const exchangeTerms: ChainTerms = {
  Wtrx: {
    names: { ...wtrx, ...coinNames },
    args: {
      ...coinArgs,
      value: term('native', 'Amount', '數量'),
      holder: term('plain', 'Holder', '持有人'),
      sun: term('native', 'Amount', '數量'),
    },
  },
  PairFactory: {
    names: factory,
    args: {
      tokenA: term('plain', 'One coin', '一種幣'),
      tokenB: term('plain', 'The other coin', '另一種幣'),
      token0: term('plain', 'First coin', '第一種幣'),
      token1: term('plain', 'Second coin', '第二種幣'),
      pair: term('plain', 'Pool', '資金池'),
      count: term('plain', 'Pools there are', '資金池數量'),
    },
  },
  Pair: {
    names: { ...pair, ...coinNames },
    args: {
      ...coinArgs,
      ...poolArgs,
      value: term('plain', 'Base units of liquidity', '流動性（最小單位）'),
      amount0In: term('plain', 'First coin paid in', '支付的第一種幣'),
      amount1In: term('plain', 'Second coin paid in', '支付的第二種幣'),
      amount0Out: term('plain', 'First coin paid out', '換出的第一種幣'),
      amount1Out: term('plain', 'Second coin paid out', '換出的第二種幣'),
      data: term('plain', 'Data for the receiver', '給收款人的資料'),
      reserve0: term('plain', 'First coin in the pool', '資金池中的第一種幣'),
      reserve1: term('plain', 'Second coin in the pool', '資金池中的第二種幣'),
    },
  },
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
      liquidity: term('plain', 'Base units of liquidity', '流動性（最小單位）'),
      amountIn: term('plain', 'Pay', '支付'),
      amountInMax: term('plain', 'Pay at most', '支付上限'),
      amountOut: term('plain', 'Get', '換得'),
      amountOutMin: term('plain', 'Get at least', '換得下限'),
      'swapExactTokensForETH.amountOutMin': term('native', 'Get at least', '換得下限'),
      path: term('plain', 'Coins on the way', '兌換路徑'),
      to: term('plain', 'To', '至'),
      deadline: term('time', 'Not after', '截止時間'),
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
      amount0: poolArgs.amount0,
      amount1: poolArgs.amount1,
      liquidity: term('plain', 'Base units of liquidity', '流動性（最小單位）'),
      to: term('plain', 'To', '至'),
      deadline: term('time', 'Not after', '截止時間'),
    },
  },
  TwapOracle: {
    names: oracle,
    args: {
      pair: term('plain', 'Pool', '資金池'),
      price: term('plain', 'Average price, in 1/2^112', '平均價格（以 1/2^112 為單位）'),
      time: term('time', 'From', '自'),
      span: term('seconds', 'Average over', '平均區間'),
    },
  },
}
