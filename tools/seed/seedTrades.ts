import { toHex } from '#apps/deploy/sender.ts'
import type { Step, Steps } from './steps.ts'
import { type Trade, type TradedCoin, hoursBetween, trades } from './trades.ts'

const contract = 'Router'
const never = 2n ** 256n - 1n

/**
 * Six days of trades, hours apart, and an average at their end. The clock of the network advances
 * with them; a run that was stopped continues with the next trade.
 */
export async function seedTrades(steps: Steps): Promise<void> {
  await steps.all(allowances(steps))
  for (const [index, one] of trades.entries()) await trade(steps, one, index)
  // Where an earlier run was stopped long ago, what is left would find no price.
  if (!(await isFresh(steps))) await average(steps)
}

async function trade(steps: Steps, one: Trade, index: number): Promise<void> {
  const step = swapOf(steps, one, index)
  if (await steps.recall(step)) return
  await steps.travel(hoursBetween[index % hoursBetween.length]! * 3_600)
  await steps.all([step])
}

const isFresh = (steps: Steps): Promise<boolean> =>
  steps.read('deployer', 'TwapOracle', 'usdtToTrx', [1n]).then(
    () => true,
    () => false,
  )

/** The one before is older than an average may be: a new one begins, and is stored half an hour later. */
async function average(steps: Steps): Promise<void> {
  const head = await steps.sender('deployer').tronWeb.trx.getCurrentBlock()
  const begun = head.block_header.raw_data.number
  await steps.all([poke(`average begins after block ${begun}`)])
  await steps.travel(31 * 60)
  await steps.all([poke(`average begun after block ${begun}`)])
}

const poke = (key: string): Step => ({
  key,
  who: 'deployer',
  contract: 'TwapOracle',
  functionName: 'poke',
  args: [],
})

/** What each sells in all, of coins that require an allowance. */
function allowances(steps: Steps): Step[] {
  const sums = new Map<string, { who: string; coin: 'USDT' | 'TES'; amount: bigint }>()
  for (const { who, sells, amount } of trades) {
    if (sells === 'TRX') continue
    const key = `${who} lets the router move ${sells}`
    const before = sums.get(key)?.amount ?? 0n
    sums.set(key, { who, coin: sells, amount: before + amount })
  }
  return [...sums].map(([key, { who, coin, amount }]) => ({
    key,
    who,
    contract: contractOf[coin],
    functionName: 'approve',
    args: [toHex(steps.address(contract)), amount],
  }))
}

const contractOf: Readonly<Record<TradedCoin, string>> = { TRX: 'Wtrx', USDT: 'Usdt', TES: 'Tes' }

function swapOf(steps: Steps, { who, sells, buys, amount }: Trade, index: number): Step {
  // Every pool is one with USDT.
  const coins = sells === 'USDT' || buys === 'USDT' ? [sells, buys] : [sells, 'USDT' as const, buys]
  const path = coins.map((coin) => toHex(steps.address(contractOf[coin])))
  const common = { key: `${who} trades, ${index + 1}`, who, contract }
  const rest = [0n, path, steps.sender(who).hex, never]
  if (sells === 'TRX') {
    return { ...common, functionName: 'swapExactETHForTokens', args: rest, value: amount }
  }
  const functionName = buys === 'TRX' ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return { ...common, functionName, args: [amount, ...rest] }
}
