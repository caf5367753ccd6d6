import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { witnesses as producers } from './accounts.ts'
import { bare, deployedAddress } from './addresses.ts'
import { type Context, execute } from './execute.ts'
import { chainId, genesisTime } from './genesis.ts'
import { type Stream, drawn, people, stream } from './kinds/testing/streams.ts'
import { trx } from './kinds/testing/world.ts'
import { Refusal } from './refusal.ts'
import { stakeOf } from './resources/limits.ts'
import { powerOf } from './resources/views.ts'
import { supplyOf } from './kinds/testing/supply.ts'
import { State } from './state.ts'
import { Machine } from './tvm/machine.ts'
import { endBlock } from './votes/cycle.ts'
import { paidUpTo, voteSum } from './votes/rewards.ts'
import { installWitnesses } from './votes/witnesses.ts'

const begun = 12_000n * trx
function world(): State {
  const state = new State()
  for (const each of people) state.credit(bare(each), begun, 0)
  installWitnesses(state, 0)
  state.takeWrites()
  return state
}

/** What the weights and the loans must be, summed from the accounts. */
function expectSound(state: State, block: number): void {
  const { balances, staked, burned, allowances, minted, granted } = supplyOf(state)
  expect(balances + staked + burned + allowances).toBe(
    begun * BigInt(people.length) + minted + granted,
  )
  expect(minted).toBeLessThanOrEqual(paidUpTo(state, block))
  expectVotes(state)
  const rows = [...state.accounts()].map(([, row]) => row)
  for (const part of [0, 1] as const) {
    const weight = rows.reduce(
      (sum, row) => sum + (stakeOf(row).frozen[part] + stakeOf(row).delegated[part]) / trx,
      0n,
    )
    expect(state.total(part === 0 ? 'netWeight' : 'energyWeight')).toBe(weight)
    const lent = rows.reduce((sum, row) => sum + stakeOf(row).delegated[part], 0n)
    expect(rows.reduce((sum, row) => sum + stakeOf(row).acquired[part], 0n)).toBe(lent)
    const loans = [...state.rows('delegations')].reduce(
      (sum, [, row]) => sum + row.amounts[part],
      0n,
    )
    expect(loans).toBe(lent)
  }
  for (const { balance, stake } of rows) {
    const amounts = [balance, ...(stake?.frozen ?? []), ...(stake?.delegated ?? [])]
    expect(amounts.every((each) => each >= 0n)).toBe(true)
  }
}

/** What witnesses have, by the last count, is what accounts gave them then. */
function expectVotes(state: State): void {
  const sums = new Map(
    producers.map(({ address, voteCount }) => [bare(address), BigInt(voteCount)]),
  )
  for (const [address, row] of state.accounts()) {
    const { votes = [] } = row
    expect(voteSum(votes) * trx).toBeLessThanOrEqual(powerOf(row))
    for (const { witness, count } of state.get('newVotes', address)?.before ?? votes) {
      sums.set(witness, (sums.get(witness) ?? 0n) + count)
    }
  }
  for (const [address, { votes }] of state.rows('witnesses')) {
    expect(votes).toBe(sums.get(address) ?? 0n)
  }
}

/** What one block pays, computed for it alone: 8 TRX, and each witness its part of 128. */
function paidByBlock(state: State, producer: string): bigint {
  const rows = [...state.rows('witnesses')].map(([, row]) => row)
  const votes = rows.reduce((sum, row) => sum + Number(row.votes), 0)
  const parts = rows.map((row) => BigInt(Math.floor(Number(row.votes) * (128_000_000 / votes))))
  const made = state.get('witnesses', bare(producer)) === undefined ? 0n : 8n * trx
  return parts.reduce((sum, part) => sum + part, made)
}

function play(input: Stream, taken: Set<string>): void {
  const state = world()
  const machine = new Machine(state, { chainId })
  const contracts: string[] = []
  let slot = 1000
  let parent = { number: 0, timestamp: genesisTime + slot * 3000, witness: '' }
  let paid = 0n
  for (const [i, { step: each, pause, memo, signatures, producer }] of input.entries()) {
    slot += pause
    const body = each.make({ state, contracts })
    if (body === null) continue
    const transaction = drawn(body, i, memo, signatures)
    const headTime = genesisTime + slot * 3000
    const context: Context = {
      number: parent.number + 1,
      timestamp: headTime + 3000,
      witness: producers[producer]?.address ?? '',
      headTime,
      slot,
      headNumber: parent.number,
    }
    const before = state.position
    try {
      const receipt = execute(machine, transaction, context)
      taken.add(`${each.name} ${receipt.result ?? ''}`)
      const made = deployedAddress(transaction.id, body.value.owner_address)
      if (state.get('contracts', bare(made)) !== undefined) contracts.push(made)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (state.position !== before) throw new Error(`${each.name} was refused and left something`)
    }
    paid += paidByBlock(state, context.witness)
    endBlock(state, context, parent)
    parent = context
    expectSound(state, parent.number)
    expect(paidUpTo(state, parent.number)).toBe(paid)
  }
}

describe('after any stream of transactions', () => {
  test('no sun is made or lost, and weights and loans add up', () => {
    const taken = new Set<string>()
    fc.assert(
      fc.property(stream, (input) => play(input, taken)),
      { numRuns: 100 },
    )
    // The streams are worth something only if each of these came about.
    const wanted = [
      'brokerage ',
      'call SUCCESS',
      'deploy ILLEGAL_OPERATION',
      'deploy SUCCESS',
      'freeze ',
      'lend ',
      'permissions ',
      'rewards ',
      'take back ',
      'transfer ',
      'unfreeze ',
      'vote ',
      'withdraw or cancel ',
      'witness ',
    ]
    expect(wanted.filter((each) => !taken.has(each))).toEqual([])
  })
})
