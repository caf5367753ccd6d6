import { toHex } from '#apps/deploy/sender.ts'
import { type HexAddress } from '#platform/contracts/deployPlan.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Step, Steps } from './steps.ts'

const who = 'deployer'
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const year = 31_536_000

/**
 * In the order of the pools: TES that a year's stream brings, and LP that the treasury stakes, half of what it
 * provided. At 0.05 USDT they come to about 20 % and 12 % a year.
 */
const streams = [
  { name: 'TES and USDT', amount: tes(400_000n), staked: 223_000_000_000_000_000n },
  { name: 'TRX and USDT', amount: tes(216_000n), staked: 82_000_000_000n },
]

/** More for the pool of TES, at its price of now: with it the pool holds more than 1 % of the market cap of TES, which is shown from there on. */
const deepening = { usdt: 250_000n * 10n ** 6n, mostTes: tes(6_000_000n) }

/** All of the USDT goes in, and as much TES as belongs to it. */
async function deepenTes(steps: Steps): Promise<void> {
  const [router, token, usdt] = ['Router', 'Tes', 'Usdt'].map((name) => toHex(steps.address(name)))
  const approve = { who, functionName: 'approve' }
  await steps.all([
    {
      ...approve,
      key: 'approve USDT to deepen the pool of TES',
      contract: 'Usdt',
      args: [router, deepening.usdt],
    },
    {
      ...approve,
      key: 'approve TES to deepen its pool',
      contract: 'Tes',
      args: [router, deepening.mostTes],
    },
    {
      key: 'deepen the pool of TES and USDT',
      who,
      contract: 'Router',
      functionName: 'addLiquidity',
      args: [
        token,
        usdt,
        deepening.mostTes,
        deepening.usdt,
        1n,
        deepening.usdt,
        toHex(steps.sender(who).address),
        2n ** 256n - 1n,
      ],
    },
  ])
}

/** The streams of the pools, and who is there first to share them. */
export async function seedLiquidity(steps: Steps): Promise<void> {
  await deepenTes(steps)
  const staking = toHex(steps.address('LpStaking'))
  const [coins] = await steps.read<readonly (readonly HexAddress[])[]>(who, 'LpStaking', 'pools')
  const amount = streams.reduce((sum, stream) => sum + stream.amount, 0n)
  await steps.all([
    {
      key: 'approve the streams of liquidity',
      who,
      contract: 'Tes',
      functionName: 'approve',
      args: [staking, amount],
    },
  ])
  for (const [index, stream] of streams.entries()) {
    const pool = coins![index]!
    const common = { who, contract: 'LpStaking' }
    const key = `fund the stream of ${stream.name}`
    const funding: Step[] = steps.done(key)
      ? []
      : [
          {
            ...common,
            key,
            functionName: 'fund',
            args: [pool, stream.amount, await inAYear(steps)],
          },
        ]
    await steps.all([
      {
        key: `approve liquidity of ${stream.name}`,
        who,
        contract: 'Pair',
        at: addressFromHex(pool),
        functionName: 'approve',
        args: [staking, stream.staked],
      },
      {
        ...common,
        key: `stake liquidity of ${stream.name}`,
        functionName: 'stake',
        args: [pool, stream.staked],
      },
      ...funding,
    ])
  }
}

/** A little less, since blocks come meanwhile and a stream runs a year at most. */
async function inAYear(steps: Steps): Promise<bigint> {
  const head = await steps.sender(who).tronWeb.trx.getCurrentBlock()
  return BigInt(Math.floor(head.block_header.raw_data.timestamp / 1000) + year - 600)
}
