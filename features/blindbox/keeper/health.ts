import type { TronNode } from '#platform/chain/node.ts'

import type { Keeper, Seen } from './keeper.ts'
import type { KeeperLog, Operator } from './operator.ts'

/** What an operator must know; amounts in sun. */
export interface Health {
  readonly head: number
  readonly series: number
  readonly open: number
  /** Of the operator's address. */
  readonly balance: bigint
  /** One sentence for each thing that is wrong; none where all is well. */
  readonly troubles: readonly string[]
}

/** Energy of a settlement of one box, rounded up. The cost of drawing all boxes is computed with it. */
const energyOfDraw = 150_000n

/** Whether bond and balance cover the boxes that are out, and the problems of the last turn. */
export async function healthOf(
  keeper: Keeper,
  seen: Seen,
  node: TronNode,
  operator: Operator,
): Promise<Health> {
  const troubles = seen.foreign.map(
    (id) => `series ${id}: the master secret does not give its secrets, requests will be refunded`,
  )
  if (!keeper.isOperator) troubles.push('the key is not the operator’s')
  const { deadline } = keeper
  if (deadline !== null && seen.oldest > deadline / 2) {
    troubles.push(`a request is open since ${seen.oldest} blocks, of ${deadline} to settle it in`)
  }
  // Boxes of a closed series can only be returned, so the bond covers only those being opened.
  for (const { id, out, bond } of seen.series.filter(({ closed }) => !closed)) {
    const each = await keeper.reader.setAsideOf(id)
    if (each === null) {
      troubles.push('the oracle has no price: no box can be opened')
      break
    }
    const held = each * BigInt(out)
    if (bond >= held) continue
    troubles.push(`series ${id}: its bond lacks ${held - bond} sun for the boxes that are out`)
  }
  const out = seen.series.reduce((sum, series) => sum + series.out, 0)
  const balance = await node.balance(operator.address)
  const needed = BigInt(out + 1) * energyOfDraw * (await node.energyPrice())
  if (balance < needed) troubles.push(`the operator has ${balance} sun, less than ${needed}`)
  return { head: seen.head.number, series: seen.series.length, open: seen.open, balance, troubles }
}

/** One line for each check; each problem is a warning, every time. */
export function reportHealth(log: KeeperLog, health: Health): void {
  const { troubles, balance: _, ...values } = health
  for (const trouble of troubles) log.warn({ head: health.head }, trouble)
  log.info({ ...values, troubles: troubles.length }, 'keeping')
}
