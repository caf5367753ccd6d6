import { toHex } from '#apps/deploy/sender.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { head } from './boxStock.ts'
import {
  buyers,
  type DemoSale,
  failed,
  inside,
  insideTrades,
  listed,
  live,
  liveEntries,
  poolBuys,
  upcoming,
} from './launches.ts'
import type { Step, Steps } from './steps.ts'

const factory = 'TokenFactory'
const nobody = `0x${'0'.repeat(40)}`
const never = 2n ** 256n - 1n

/** Three that are sold out, one of which is left by a buyer: days later one has failed, and the others can be traded. */
export async function beginLaunches(steps: Steps): Promise<void> {
  const small = [failed, listed, inside]
  await create(steps, small)
  await untilOpen(steps, failed, mint(failed, buyers[0], 2n))
  const minted = await Promise.all(
    small.map(async (sale) => {
      const on = await at(steps, sale)
      return buyers.map((who) => ({ ...on, ...mint(sale, who, 2n) }))
    }),
  )
  const left = { key: 'grace leaves Reed', who: 'grace', functionName: 'leave', args: [] }
  await steps.all([...minted.flat(), { ...(await at(steps, failed)), ...left }])
}

/** After the days of the trades: one is traded inside, another listed and traded in its pool, and two more are made. */
export async function finishLaunches(steps: Steps): Promise<void> {
  const [sold, open] = [await at(steps, listed), await at(steps, inside)]
  await steps.all([
    ...buyers.map((who) => ({ ...sold, ...buy(listed, who, 2n) })),
    { ...sold, key: 'bob lists Kelp', who: 'bob', functionName: 'list', args: [] },
    ...insideTrades.map(([who, shares], index) => ({
      ...open,
      ...(shares > 0n ? buy(inside, who, shares) : sell(inside, who, -shares)),
      key: `${who} trades Loom, ${index + 1}`,
    })),
    ...(await poolTrades(steps)),
  ])
  await create(steps, [live, upcoming])
  await untilOpen(steps, live, mint(live, liveEntries[0]![0], 0n))
  const begun = await at(steps, live)
  await steps.all(liveEntries.map(([who, shares]) => ({ ...begun, ...mint(live, who, shares) })))
}

// ---- Inside

type Call = Omit<Step, 'contract'>

const mint = ({ name, price }: DemoSale, who: string, shares: bigint): Call => ({
  key: `${who} mints ${name}`,
  who,
  functionName: 'mint',
  args: [shares],
  value: shares * price,
})

/** A share costs less than twice the first price; what is paid above comes back. */
const buy = ({ name, first }: DemoSale, who: string, shares: bigint): Call => ({
  key: `${who} buys ${name}`,
  who,
  functionName: 'buyInside',
  args: [shares],
  value: 2n * shares * first,
})

const sell = ({ name }: DemoSale, who: string, shares: bigint): Call => ({
  key: `${who} sells ${name}`,
  who,
  functionName: 'sellInside',
  args: [shares, 0n],
})

async function create(steps: Steps, sales: readonly DemoSale[]): Promise<void> {
  const { time } = await head(steps)
  const value = await steps.read<bigint>('deployer', factory, 'creationFee')
  await steps.all(
    sales.map((sale) => {
      const { name, symbol, creator: who, numbers, switches } = sale
      const feeRecipient = numbers[1]! > 0n ? steps.sender(who).hex : nobody
      return {
        key: `${who} makes ${name}`,
        who,
        contract: factory,
        functionName: 'createTokenAndPresale',
        args: [name, symbol, numbers, feeRecipient, switches, numbersOf(sale, time), nobody, true],
        value,
      }
    }),
  )
}

/** A fifth for one address, half of the liquidity for the buyers, a floor of a fifth. */
const numbersOf = (sale: DemoSale, now: number): readonly bigint[] => [
  BigInt(now + sale.start),
  sale.price,
  sale.first,
  sale.shares,
  sale.shares / 5n,
  sale.shares / 5n,
  sale.softCap,
  5_000n,
  0n,
  BigInt(sale.delay),
  2_500n,
  BigInt(sale.dis),
  2_000n,
]

interface Made {
  readonly token: `0x${string}`
  readonly sale: Address
}

/** Token and sale that a seed has made, whatever others made meanwhile. */
async function madeOf(steps: Steps, { name, creator }: DemoSale): Promise<Made> {
  const read = <Result>(method: string, args: readonly unknown[] = []) =>
    steps.read<Result>(creator, factory, method, args)
  const own = steps.sender(creator).hex.toLowerCase()
  const count = await read<bigint>('pairCount')
  for (let index = 0n; index < count; index++) {
    const token = await read<`0x${string}`>('pairAt', [index])
    const facts = await read<readonly string[]>('tokenPairDetails', [token])
    if (facts[2]!.toLowerCase() !== own || facts[4] !== name) continue
    return { token, sale: addressFromHex(facts[1]!) }
  }
  throw new Error(`no token of ${creator} is called ${name}`)
}

async function at(steps: Steps, sale: DemoSale): Promise<{ contract: 'Sale'; at: Address }> {
  return { contract: 'Sale', at: (await madeOf(steps, sale)).sale }
}

/** Lets the time pass in which a sale that was made now has not begun. */
async function untilOpen(steps: Steps, { start }: DemoSale, first: Call): Promise<void> {
  if (!(await steps.recall(first))) await steps.travel(start + 1)
}

/** TRX into the pool by several accounts, and back by one that has the tokens of its inside shares. */
async function poolTrades(steps: Steps): Promise<Step[]> {
  const { token, sale } = await madeOf(steps, listed)
  const [wtrx, router] = [toHex(steps.address('Wtrx')), toHex(steps.address('Router'))]
  const who = 'erin'
  const sold = aPartOfShares(listed)
  return [
    ...poolBuys.map(([buyer, value]) => ({
      key: `${buyer} buys KELP`,
      who: buyer,
      contract: 'Router',
      functionName: 'swapExactETHForTokens',
      args: [0n, [wtrx, token], steps.sender(buyer).hex, never],
      value,
    })),
    {
      key: `${who} claims KELP`,
      who,
      contract: 'Sale',
      at: sale,
      functionName: 'claimInside',
      args: [],
    },
    {
      key: `${who} approves KELP`,
      who,
      contract: 'LaunchToken',
      at: addressFromHex(token),
      functionName: 'approve',
      args: [router, sold],
    },
    {
      key: `${who} sells KELP`,
      who,
      contract: 'Router',
      functionName: 'swapExactTokensForETH',
      args: [sold, 0n, [token, wtrx], steps.sender(who).hex, never],
    },
  ]
}

/** A tenth of what two inside shares bring: half of the supply beside the reserve is sold, over presale and curve. */
function aPartOfShares({ numbers, shares }: DemoSale): bigint {
  return (numbers[0]! - numbers[5]!) / (2n * 2n * shares) / 5n
}
