import { randomUUID } from 'node:crypto'

import type { Client } from './client.ts'
import { freshPrice } from '#features/lp/testing/scenes.ts'
import { must } from './must.ts'
import type { Stack } from './stack.ts'
import { addressFromHex } from '#platform/std/address.ts'

/** What the owner has staked and bought, by what can be done with it once eight days have passed. */
export interface Holdings {
  readonly pool: string
  /** LP base units that are staked, and that can be. */
  readonly liquidity: string
  /** Purchases of liquidity: one whose reward is due, one whose reward is issued once it is due. */
  readonly purchase: string
  readonly issued: string
  readonly termRuns: string
  readonly termOver: string
}

type Form = Readonly<Record<string, string>>

/** Both halves of a call, but for the word of its transaction, which the index sees by itself. */
async function doneBy(stack: Stack, owner: Client, path: string, form: Form): Promise<void> {
  const { code, msg, data } = await owner.post(path, { requestId: randomUUID(), ...form })
  if (code !== 'OK') throw new Error(`${path}: ${code} ${msg}`)
  await owner.send(data.call)
  await stack.server.indexer.catchUp()
}

/** Buys and stakes liquidity, stakes USDT for a week and for a month, opens the record of withdrawals. */
export async function takeHoldings(stack: Stack, owner: Client): Promise<Holdings> {
  const { world, server } = stack
  const does = (path: string, form: Form = {}) => doneBy(stack, owner, path, form)
  const data = async (path: string, form: Form = {}) => (await owner.post(path, form)).data
  await freshPrice(stack)
  await server.indexer.catchUp()
  const [hexPool = ''] = await world.read<readonly string[]>('LpPurchases', 'pools', [])
  const pool = addressFromHex(hexPool)
  const paid = { coin: 'TRX', amount: '400000000' }
  const quote = { pool, ...paid, minLiquidity: '0', minReward: '0' }
  await does('/deposit/exSwap/swapCoinIssuedAdd', quote)
  await does('/deposit/exSwap/swapCoinIssuedAdd', quote)
  const { mine } = await data('/deposit/liquidity/info', { pool })
  const liquidity = String(BigInt(mine.balance) / 4n)
  await does('/tessera/lp/approveBefore', { pool, amount: mine.balance })
  await does('/swappledge/pledge/lp/pledgeBefore', { pool, amount: liquidity })
  const bought = await data('/deposit/exSwap/swapCoinIssuedList')

  const staking = '/swappledge/pledge/singleToken'
  const coin = 'USDT'
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('alice'), 1_000_000_000n])
  await does('/tessera/staking/approveBefore', { coin, amount: '900000000' })
  for (const days of ['7', '30']) {
    await does(`${staking}/pledgeBefore`, { coin, amount: '100000000', days })
  }
  const { list } = await data(`${staking}/record`)
  const ofDays = (days: number): string =>
    String(list.find((one: { days: number }) => one.days === days).id)
  await does('/tessera/withdrawal/initializationBefore')
  return {
    pool,
    liquidity,
    purchase: String(bought.list[0].id),
    issued: String(bought.list[1].id),
    termRuns: ofDays(30),
    termOver: ofDays(7),
  }
}

/** Of the owner's two rewards that are due, one is issued. */
export const receiveOne = (stack: Stack, owner: Client, { issued }: Holdings): Promise<void> =>
  doneBy(stack, owner, '/deposit/liquidity/receive', { id: issued })

/** Of these features, a value that is right for whoever has the holdings; undefined for any other field. */
export function valueOfHolding(path: string, field: string, mine: Holdings): string | undefined {
  const name = path.split('/').at(-1)!
  const ofTerms = /^\/(swappledge\/pledge\/singleToken|tessera\/staking)\//.test(path)
  const amounts: Form = {
    '/swappledge/pledge/lp/pledgeBefore': mine.liquidity,
    '/swappledge/pledge/lp/lpPledgeUnlockBefore': mine.liquidity,
    // What stands is taken back before it is another.
    '/tessera/lp/approveBefore': '0',
    '/tessera/staking/approveBefore': '0',
  }
  const term = ['unlockBefore', 'renewBefore'].includes(name) ? mine.termOver : mine.termRuns
  const values: Record<string, string | undefined> = {
    amount: amounts[path],
    pool: mine.pool,
    id: ofTerms ? term : name === 'receiveRewardInfo' ? mine.issued : mine.purchase,
    ids: mine.termRuns,
    minLiquidity: '0',
    minReward: '0',
  }
  return values[field]
}
