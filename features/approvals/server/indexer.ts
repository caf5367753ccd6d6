import { isMemberIn } from '#features/team/public.server.ts'
import { decodeEvent } from '#platform/chain/log.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import {
  type BlockContext,
  indexContract,
  type SeenLog,
} from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { toEventSelector } from 'viem'

import { cardsAbi, coinAbi } from '../abi.ts'
import { mostKept } from '../limits.ts'
import { approvalsGiven, type GivenTable } from '../tables.ts'

type ByKey = Map<string, GivenTable>

/** Of a block, by owner and key: the last approval of each. */
const given = new BlockAccumulator(() => new Map<Address, ByKey>())

/**
 * Approvals that active accounts give on any contract. Counted only where the account itself called that contract: no
 * contract can put rows into the list of an account that did not call it.
 */
export const approvalsIndexer = {
  ...indexContract('Tes', tesAbi, {}, { afterBlock: write }),
  // No call of the coin is read here, nor any event of it for itself.
  filter: () => false,
  anywhere: {
    [topicOf('Approval(address,address,uint256)')]: seesCoin(),
    [topicOf('ApprovalForAll(address,address,bool)')]: seesCards(),
  },
}

function topicOf(event: string): string {
  return toEventSelector(event).slice(2)
}

/** The same event of a card has its id as a fourth topic: that is no allowance. */
function seesCoin(): SeenLog {
  return (event, { topics, data }) => {
    const read = decodeEvent(coinAbi, 'Approval', topics, data)
    if (read === null || read.owner !== event.sender) return
    collect(event, { kind: 'coin', spender: read.spender, value: read.value })
  }
}

function seesCards(): SeenLog {
  return (event, { topics, data }) => {
    const read = decodeEvent(cardsAbi, 'ApprovalForAll', topics, data)
    if (read === null || read.owner !== event.sender) return
    collect(event, { kind: 'cards', spender: read.operator, value: read.approved ? 1n : 0n })
  }
}

function collect(
  event: Parameters<SeenLog>[0],
  { kind, spender, value }: Pick<GivenTable, 'kind' | 'spender' | 'value'>,
): void {
  const { sender: owner, contract, time, txHash, block, txIndex, logIndex } = event
  const row = { owner, contract, spender, kind, value, time, txHash, block, txIndex, logIndex }
  const key = keyOf(row)
  const all = given.of(event)
  const own = all.get(owner) ?? new Map()
  all.set(owner, own.set(key, row))
}

const keyOf = ({ owner, contract, spender, kind }: GivenTable): string =>
  `${owner} ${contract} ${spender} ${kind}`

async function write(at: BlockContext): Promise<void> {
  const all = given.take(at)
  if (all === undefined) return
  // Wanted at once: one query finds all members among them.
  await Promise.all([...all].map(([owner, rows]) => writeOf(at, owner, rows)))
}

async function writeOf(at: BlockContext, owner: Address, rows: ByKey): Promise<void> {
  if (!(await isMemberIn(at, owner))) return
  const { store } = at
  const standing = new Map(
    (await store.list(approvalsGiven, { owner })).map((row) => [keyOf(row), row]),
  )
  for (const [key, row] of rows) {
    if (row.value === 0n) {
      if (standing.delete(key)) await store.delete(approvalsGiven, row)
      continue
    }
    await store.upsert(approvalsGiven, row, () => row)
    standing.set(key, row)
  }
  const oldest = [...standing.values()].toSorted(byAge).slice(0, -mostKept)
  for (const row of oldest) await store.delete(approvalsGiven, row)
}

const byAge = (a: GivenTable, b: GivenTable): number =>
  a.block - b.block || a.txIndex - b.txIndex || a.logIndex - b.logIndex
