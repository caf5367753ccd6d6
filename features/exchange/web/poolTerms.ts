import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

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
  mintWithOne: { en: 'Make liquidity of one coin paid in', tc: '以已支付的單一幣種取得流動性' },
  burn: { en: 'Pay out liquidity', tc: '贖回流動性' },
  swap: { en: 'Swap', tc: '兌換' },
  skim: { en: 'Pay out the surplus of a pool', tc: '撥付資金池的多餘數量' },
  sync: { en: 'Take the surplus into the pool', tc: '將多餘數量計入資金池' },
  Mint: { en: 'Liquidity provided', tc: '已提供流動性' },
  Burn: { en: 'Liquidity given back', tc: '已退回流動性' },
  Swap: { en: 'Swapped', tc: '已兌換' },
  Sync: { en: 'Pool after it', tc: '資金池的新數量' },
})

const coinArgs = {
  from: commonTerms.from,
  to: commonTerms.to,
  owner: commonTerms.owner,
  spender: term('plain', 'Who may spend it', '被授權人'),
}

/** Of a pool, whose coins are known by their order only. */
export const poolArgs = {
  amount0: term('plain', 'Base units of the first coin', '第一種幣（最小單位）'),
  amount1: term('plain', 'Base units of the second coin', '第二種幣（最小單位）'),
  liquidity: term('plain', 'Base units of liquidity', '流動性（最小單位）'),
}

/** Calls and events of wrapped TRX and of pools, in both languages. */
export const poolTerms: ChainTerms = {
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
      sender: term('plain', 'Called by', '呼叫者'),
      coin: term('plain', 'Coin paid in', '支付的幣'),
      amount0: poolArgs.amount0,
      amount1: poolArgs.amount1,
      value: poolArgs.liquidity,
      amount0In: term('plain', 'First coin paid in', '支付的第一種幣'),
      amount1In: term('plain', 'Second coin paid in', '支付的第二種幣'),
      amount0Out: term('plain', 'First coin paid out', '換出的第一種幣'),
      amount1Out: term('plain', 'Second coin paid out', '換出的第二種幣'),
      data: term('plain', 'Data for the receiver', '給收款人的資料'),
      reserve0: term('plain', 'First coin in the pool', '資金池中的第一種幣'),
      reserve1: term('plain', 'Second coin in the pool', '資金池中的第二種幣'),
    },
  },
}
