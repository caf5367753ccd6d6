/** Random streams of transactions of every kind, valid or not, for the tests of what must always hold. */
import fc from 'fast-check'
import { kinds, smartContractFields } from '../../codec/messages.ts'
import { blank } from '../../codec/schema.ts'
import { type Body, type Transaction, build } from '../../codec/transaction.ts'
import { defaultActive, defaultOwner } from '../../permissions.ts'
import type { State } from '../../state.ts'
import { witnesses as producers } from '../../accounts.ts'
import { bare } from '../../addresses.ts'
import { address, bodyOf, trx } from './world.ts'

export const people = [1, 2, 3, 4].map((each) => address(each))
/** Not there at the beginning. */
const newcomers = [5, 6].map((each) => address(each))

/** Sends one sun to its caller, and keeps what it is sent. */
const payer = '5f5f5f5f6001335af100'
const voter = [
  'd950',
  '346001da50',
  `60015f5273${bare(producers[0]?.address ?? '')}602052`,
  '6001604052620f42403404606052',
  '5f600160406001d85000',
].join('')
const voterSize = (voter.length / 2).toString(16)
const codes = {
  payer: `69${payer}5f52600a6016f3`,
  /** Gives what it was made with to itself, and is gone. */
  burner: '30ff',
  /** Gives it back to its maker, and is gone. */
  refunder: '33ff',
  failing: 'fe',
  /** Withdraws its rewards, stakes what it is sent and votes as much for the first producer. */
  voter: `60${voterSize}600a5f3960${voterSize}5ff3${voter}`,
}

/** null: there is nothing to do it with yet. */
type Step = (world: World) => Body | null
/** What a step may refer to. */
export interface World {
  readonly state: State
  readonly contracts: string[]
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''
const who = fc.nat({ max: people.length - 1 })
const anyone = fc.nat({ max: people.length + newcomers.length - 1 })
const all = [...people, ...newcomers]
const sun = fc.bigInt({ min: 1n, max: 300n * trx })
const resource = fc.nat({ max: 1 })

const step: fc.Arbitrary<{ name: string; make: Step }> = fc.oneof(
  fc.record({ by: who, to: anyone, amount: sun }).map(({ by, to, amount }) => ({
    name: 'transfer',
    make: () => {
      const value = { owner_address: pick(people, by), to_address: pick(all, to), amount }
      return bodyOf('TransferContract', value)
    },
  })),
  fc.record({ by: who, amount: sun, resource }).map(({ by, amount, resource: of }) => ({
    name: 'freeze',
    make: () => {
      const value = { owner_address: pick(people, by), frozen_balance: amount, resource: of }
      return bodyOf('FreezeBalanceV2Contract', value)
    },
  })),
  fc.record({ by: who, amount: sun, resource }).map(({ by, amount, resource: of }) => ({
    name: 'unfreeze',
    make: () => {
      const value = { owner_address: pick(people, by), unfreeze_balance: amount, resource: of }
      return bodyOf('UnfreezeBalanceV2Contract', value)
    },
  })),
  fc
    .record({
      by: who,
      next: fc.integer({ min: 1, max: 3 }),
      amount: sun,
      resource,
      lock: fc.boolean(),
    })
    .map((each) => ({
      name: 'lend',
      make: () =>
        bodyOf('DelegateResourceContract', {
          owner_address: pick(people, each.by),
          receiver_address: pick(people, each.by + each.next),
          balance: each.amount,
          resource: each.resource,
          lock: each.lock,
          lock_period: 1000n,
        }),
    })),
  fc.record({ at: fc.nat(), part: fc.constantFrom(1n, 2n, 3n) }).map(({ at, part }) => ({
    name: 'take back',
    make: ({ state }: World) => {
      const loans = [...state.rows('delegations')]
      const [key, row] = loans[at % Math.max(1, loans.length)] ?? []
      if (key === undefined || row === undefined) return null
      const of = row.amounts[1] > 0n ? 1 : 0
      return bodyOf('UnDelegateResourceContract', {
        owner_address: `41${key.slice(0, 40)}`,
        receiver_address: `41${key.slice(40, 80)}`,
        balance: row.amounts[of] / part,
        resource: of,
      })
    },
  })),
  fc.record({ by: who, all: fc.boolean() }).map(({ by, all: cancel }) => ({
    name: 'withdraw or cancel',
    make: () =>
      bodyOf(cancel ? 'CancelAllUnfreezeV2Contract' : 'WithdrawExpireUnfreezeContract', {
        owner_address: pick(people, by),
      }),
  })),
  fc
    .record({ by: who, to: fc.nat(), count: fc.bigInt(1n, 150n), more: fc.boolean() })
    .map((each) => ({
      name: 'vote',
      make: ({ state }: World) => {
        const known = [...state.rows('witnesses')].map(([key]) => `41${key}`)
        const votes = [each.to, each.to + 1].slice(0, each.more ? 2 : 1).map((at) => ({
          vote_address: pick(known, at),
          vote_count: each.count,
        }))
        return bodyOf('VoteWitnessContract', { owner_address: pick(people, each.by), votes })
      },
    })),
  fc.record({ by: who }).map(({ by }) => ({
    name: 'rewards',
    make: () => bodyOf('WithdrawBalanceContract', { owner_address: pick(people, by) }),
  })),
  fc.record({ by: who }).map(({ by }) => ({
    name: 'witness',
    make: () => bodyOf('WitnessCreateContract', { owner_address: pick(people, by), url: 'ab' }),
  })),
  fc.record({ by: who, brokerage: fc.bigInt(0n, 100n) }).map(({ by, brokerage }) => ({
    name: 'brokerage',
    make: () => bodyOf('UpdateBrokerageContract', { owner_address: pick(people, by), brokerage }),
  })),
  fc.record({ by: who }).map(({ by }) => ({
    name: 'permissions',
    make: () => {
      const owner = pick(people, by)
      const value = {
        owner_address: owner,
        owner: defaultOwner(owner),
        actives: [defaultActive(owner)],
      }
      return bodyOf('AccountPermissionUpdateContract', value)
    },
  })),
  fc
    .record({ by: who, code: fc.constantFrom(...Object.values(codes)), amount: sun })
    .map(({ by, code, amount }) => ({
      name: 'deploy',
      make: () =>
        bodyOf('CreateSmartContract', {
          owner_address: pick(people, by),
          new_contract: {
            ...blank(smartContractFields),
            origin_address: pick(people, by),
            bytecode: code,
            call_value: amount,
            consume_user_resource_percent: 40n,
            origin_energy_limit: 10_000n,
          },
        }),
    })),
  fc.record({ by: who, to: fc.nat(), amount: sun }).map(({ by, to, amount }) => ({
    name: 'call',
    make: ({ contracts }: World) =>
      contracts.length === 0
        ? null
        : bodyOf('TriggerSmartContract', {
            ...blank(kinds.TriggerSmartContract),
            owner_address: pick(people, by),
            contract_address: pick(contracts, to),
            call_value: amount,
          }),
  })),
)

/** Half an hour, a day or the whole waiting time go by between two. */
export const stream = fc.array(
  fc.record({
    step,
    pause: fc.constantFrom(1, 600, 28_800, 14 * 28_800),
    memo: fc.boolean(),
    signatures: fc.integer({ min: 1, max: 2 }),
    producer: fc.constantFrom(0, 0, 0, 1),
  }),
  { minLength: 30, maxLength: 80 },
)

/** Unsigned, and as long as if it were. */
export function drawn(body: Body, at: number, memo: boolean, signatures: number): Transaction {
  const transaction = build({
    body,
    refBlockBytes: '0001',
    refBlockHash: at.toString(16).padStart(16, '0'),
    expiration: 60_000n,
    timestamp: BigInt(at),
    feeLimit: 100n * trx,
  })
  return {
    ...transaction,
    raw: { ...transaction.raw, data: memo ? 'ab' : '' },
    signatures: Array<string>(signatures).fill('00'.repeat(65)),
  }
}

/** The random actions of `stream`. */
export type Stream = readonly {
  readonly step: { readonly name: string; readonly make: Step }
  readonly pause: number
  readonly memo: boolean
  readonly signatures: number
  /** Which of the two makes the block. */
  readonly producer: number
}[]
