import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bare, deployedAddress } from './addresses.ts'
import { type Context, execute } from './execute.ts'
import { chainId, genesisTime } from './genesis.ts'
import { type Stream, drawn, people, stream } from './kinds/testing/streams.ts'
import { trx } from './kinds/testing/world.ts'
import { Refusal } from './refusal.ts'
import { stakeOf } from './resources/limits.ts'
import { supplyOf } from './kinds/testing/supply.ts'
import { State } from './state.ts'
import { Machine } from './tvm/machine.ts'

const begun = 2000n * trx
function world(): State {
  const state = new State()
  for (const each of people) state.credit(bare(each), begun, 0)
  return state
}

/** What the weights and the loans must be, summed from the accounts. */
function expectSound(state: State): void {
  const { balances, staked, burned, granted } = supplyOf(state)
  expect(balances + staked + burned).toBe(begun * BigInt(people.length) + granted)
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

function play(input: Stream, taken: Set<string>): void {
  const state = world()
  const machine = new Machine(state, { chainId })
  const contracts: string[] = []
  let slot = 1000
  for (const [i, { step: each, pause, memo, signatures }] of input.entries()) {
    slot += pause
    const body = each.make({ state, contracts })
    if (body === null) continue
    const transaction = drawn(body, i, memo, signatures)
    const headTime = genesisTime + slot * 3000
    const context: Context = {
      number: i + 2,
      timestamp: headTime + 3000,
      witness: '',
      headTime,
      slot,
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
    expectSound(state)
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
      'call SUCCESS',
      'deploy ILLEGAL_OPERATION',
      'deploy SUCCESS',
      'freeze ',
      'lend ',
      'permissions ',
      'take back ',
      'transfer ',
      'unfreeze ',
      'withdraw or cancel ',
    ]
    expect(wanted.filter((each) => !taken.has(each))).toEqual([])
  })
})
