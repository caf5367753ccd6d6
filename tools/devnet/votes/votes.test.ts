import { describe, expect, test } from 'vitest'
import { witnesses as producers } from '../accounts.ts'
import { bare } from '../addresses.ts'
import { genesisTime } from '../genesis.ts'
import { params } from '../params.ts'
import { accountMessage } from '../resources/views.ts'
import type { Moment } from '../kinds/kind.ts'
import {
  act,
  alice,
  bob,
  carol,
  nobody,
  now,
  refused,
  refusal,
  trx,
  world,
} from '../kinds/testing/world.ts'
import { State } from '../state.ts'
import { endBlock } from './cycle.ts'
import { paidUpTo, rewardBalance } from './rewards.ts'
import { installWitnesses } from './witnesses.ts'

const [first = '', second = ''] = producers.map(({ address }) => address)
const page = Buffer.from('https://alice.test').toString('hex')

/** A state with blocks on it. */
class Chain {
  readonly state: State
  head = { number: 0, timestamp: genesisTime, witness: '' }

  constructor() {
    this.state = world()
    installWitnesses(this.state, 0)
    this.state.credit(bare(alice), 20_000n * trx, 0)
    this.mine(1)
  }

  get moment(): Moment {
    return { ...now, headTime: this.head.timestamp, headNumber: this.head.number }
  }

  /** The last of them a cycle later, if wanted. */
  mine(blocks: number, { ends = false, witness = first } = {}): void {
    for (let i = 0; i < blocks; i++) {
      const pause = ends && i === blocks - 1 ? params.maintenance : 3000
      const { number, timestamp } = this.head
      const block = { number: number + 1, timestamp: timestamp + pause, witness }
      endBlock(this.state, block, this.head)
      this.head = block
    }
  }

  stake(who: string, whole: bigint): void {
    const value = { owner_address: who, frozen_balance: whole * trx, resource: 1 }
    act(this.state, 'FreezeBalanceV2Contract', value, this.moment)
  }

  vote(who: string, ...votes: readonly (readonly [witness: string, count: bigint])[]): void {
    const list = votes.map(([vote_address, vote_count]) => ({ vote_address, vote_count }))
    act(this.state, 'VoteWitnessContract', { owner_address: who, votes: list }, this.moment)
  }

  reward(who: string): bigint {
    return rewardBalance(this.state, bare(who), this.head.number)
  }

  votesOf(who: string): bigint | undefined {
    return this.state.get('witnesses', bare(who))?.votes
  }
}

/** What voters of a witness get of one block: 80 percent, the other part rounded down. */
const votersPart = (sun: bigint, brokerage = 20n): bigint => sun - (sun * brokerage) / 100n

describe('a vote', () => {
  test('is checked in this order', () => {
    const { state, moment } = new Chain()
    state.credit(bare(nobody), 0n, 0)
    const one = (vote_address: string, vote_count: bigint) => ({ vote_address, vote_count })
    refused(
      state,
      'VoteWitnessContract',
      [
        ['Invalid address', { owner_address: carol.replace('ca', 'cb') }],
        ['VoteNumber must more than 0', { votes: Array(31).fill(one('', 0n)) }],
        ['VoteNumber more than maxVoteNumber 30', { votes: [one('', 0n)] }],
        ['Invalid vote address!', { votes: [one(`41${'12'.repeat(20)}`, 0n)] }],
        ['vote count must be greater than 0', { votes: [one(`41${'12'.repeat(20)}`, 1n)] }],
        [`Account[41${'12'.repeat(20)}] not exists`, { votes: [one(nobody, 1n)] }],
        [`Witness[${nobody}] not exists`, { votes: [one(first, 2n ** 63n - 1n), one(second, 1n)] }],
        [
          `overflow: checkedAdd(${2n ** 63n - 1n}, 1)`,
          { votes: [one(first, 2n ** 62n), one(second, 1n)] },
        ],
        [`Account[${carol.replace('ca', 'cb')}] not exists`, { owner_address: bob }],
        [
          `overflow: checkedMultiply(${2n ** 62n + 1n}, 1000000)`,
          { votes: [one(first, 4n), one(second, 1n)] },
        ],
        ['The total number of votes[5000000] is greater than the tronPower[0]', stakes(4n)],
        ['The total number of votes[5000000] is greater than the tronPower[4000000]', stakes(1n)],
      ],
      moment,
    )
    function stakes(whole: bigint) {
      return () => {
        const value = { owner_address: bob, frozen_balance: whole * trx, resource: 0 }
        act(state, 'FreezeBalanceV2Contract', value, moment)
      }
    }
  })

  test('counts when the cycle ends, and earns from then on', () => {
    const chain = new Chain()
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 300n], [second, 200n])
    expect(accountMessage(chain.state, bob, chain.moment)?.votes).toEqual([
      { vote_address: first, vote_count: 300n },
      { vote_address: second, vote_count: 200n },
    ])
    expect(chain.votesOf(first)).toBe(100_000_000n)
    chain.mine(5, { ends: true })
    expect([chain.votesOf(first), chain.votesOf(second)]).toEqual([100_000_300n, 100_000_199n])
    chain.mine(9)
    expect(chain.reward(bob)).toBe(0n)
    chain.mine(1, { ends: true })
    // Ten blocks of the first: 8 TRX each, and its part of 128.
    const standby = (votes: bigint): bigint => (128_000_000n * votes) / 200_000_499n
    const ofFirst = 10n * (votersPart(standby(100_000_300n)) + votersPart(8_000_000n))
    const ofSecond = 10n * votersPart(standby(100_000_199n))
    const earned = (ofFirst * 300n) / 100_000_300n + (ofSecond * 200n) / 100_000_199n
    expect(chain.reward(bob)).toBe(earned)
    expect(earned).toBe(1_727n + 1_023n)
    // Nothing more for the cycle that has begun.
    chain.mine(3)
    expect(chain.reward(bob)).toBe(earned)
  })

  test('a new one replaces all, and the cycle under way is paid by the old', () => {
    const chain = new Chain()
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 500n])
    chain.mine(1, { ends: true })
    chain.mine(3)
    chain.vote(bob, [second, 400n])
    chain.mine(3)
    chain.vote(bob, [second, 100n])
    chain.mine(4, { ends: true })
    expect([chain.votesOf(first), chain.votesOf(second)]).toEqual([100_000_000n, 100_000_099n])
    const ofFirst = chain.reward(bob)
    expect(ofFirst).toBe(expectedFor(500n, 10n))
    chain.mine(10, { ends: true })
    // Now 100 votes for the second, which makes no block.
    const standby = (128_000_000n * 100_000_099n) / 200_000_099n
    expect(chain.reward(bob) - ofFirst).toBe((10n * votersPart(standby) * 100n) / 100_000_099n)
  })

  /** Of blocks of the first, when these are all votes but those of others. */
  function expectedFor(votes: bigint, blocks: bigint): bigint {
    const all = 100_000_000n + votes
    const standby = (128_000_000n * all) / (199_999_999n + votes)
    return (blocks * (votersPart(standby) + votersPart(8_000_000n)) * votes) / all
  }

  test('a cycle that no one collects is paid with the later ones', () => {
    const chain = new Chain()
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 500n])
    for (let cycle = 0; cycle < 4; cycle++) chain.mine(10, { ends: true })
    const whole = chain.reward(bob)
    expect(whole - expectedFor(500n, 30n)).toBeLessThanOrEqual(0n)
    expect(expectedFor(500n, 30n) - whole).toBeLessThanOrEqual(3n)
    act(chain.state, 'WithdrawBalanceContract', { owner_address: bob }, chain.moment)
    expect(chain.state.balance(bare(bob))).toBe(500n * trx + whole)
    expect(chain.reward(bob)).toBe(0n)
  })

  test('stake that is taken back takes votes along, in proportion', () => {
    const chain = new Chain()
    chain.stake(bob, 100n)
    chain.vote(bob, [first, 61n], [second, 30n])
    const back = (whole: bigint) => ({
      owner_address: bob,
      unfreeze_balance: whole * trx,
      resource: 1,
    })
    act(chain.state, 'UnfreezeBalanceV2Contract', back(9n), chain.moment)
    const votes = () => accountMessage(chain.state, bob, chain.moment)?.votes
    expect(votes()?.map(({ vote_count: count }) => count)).toEqual([61n, 30n])
    act(chain.state, 'UnfreezeBalanceV2Contract', back(41n), chain.moment)
    // 50 of 91: 33.5 and 16.5.
    expect(votes()?.map(({ vote_count: count }) => count)).toEqual([33n, 16n])
    act(chain.state, 'UnfreezeBalanceV2Contract', back(49n), chain.moment)
    // Of 1 nothing whole is left for two.
    expect(votes()).toEqual([])
    chain.mine(1, { ends: true })
    expect(chain.votesOf(first)).toBe(100_000_000n)
  })

  test('what ended with the stake is paid for the cycle it was counted in', () => {
    const chain = new Chain()
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 500n])
    chain.mine(1, { ends: true })
    const all = { owner_address: bob, unfreeze_balance: 500n * trx, resource: 1 }
    act(chain.state, 'UnfreezeBalanceV2Contract', all, chain.moment)
    chain.mine(10, { ends: true })
    chain.mine(10, { ends: true })
    expect(chain.reward(bob)).toBe(expectedFor(500n, 10n))
  })
})

describe('a witness', () => {
  test('is made in this order, and may be voted for', () => {
    const chain = new Chain()
    const { state } = chain
    refused(state, 'WitnessCreateContract', [
      ['Invalid address', { owner_address: nobody, url: 'ab'.repeat(257) }],
      ['Invalid url', { url: 'ab'.repeat(256) }],
      [`account[${nobody}] not exists`, { owner_address: first }],
      [`Witness[${first}] has existed`, { owner_address: bob }],
      ['balance < AccountUpgradeCost', { owner_address: alice }],
    ])
    const made = { owner_address: alice, url: page }
    expect(act(state, 'WitnessCreateContract', made, chain.moment)).toEqual({ fee: 9_999n * trx })
    expect(state.total('burned')).toBe(9_999n * trx)
    expect(accountMessage(state, alice, chain.moment)).toMatchObject({
      is_witness: true,
      witness_permission: { type: 1, id: 1n, permission_name: 'witness' },
    })
    chain.stake(bob, 10n)
    chain.vote(bob, [alice, 10n])
    chain.mine(1, { ends: true })
    expect(chain.votesOf(alice)).toBe(10n)
  })

  test('keeps a fifth, or what it has set before the cycle began', () => {
    const chain = new Chain()
    const { state } = chain
    act(state, 'WitnessCreateContract', { owner_address: alice, url: page }, chain.moment)
    chain.stake(bob, 900n)
    chain.vote(bob, [alice, 900n])
    chain.mine(1, { ends: true })
    act(state, 'UpdateBrokerageContract', { owner_address: alice, brokerage: 50n }, chain.moment)
    const standby = (128_000_000n * 900n) / 200_000_899n
    chain.mine(4)
    // Of the cycle under way too: it is the account's own.
    expect(chain.reward(alice)).toBe(4n * (standby - votersPart(standby)))
    expect(accountMessage(state, alice, chain.moment)?.allowance).toBe(chain.reward(alice))
    chain.mine(6, { ends: true })
    expect(chain.reward(alice)).toBe(10n * (standby - votersPart(standby)))
    // The part of one vote is rounded down.
    expect(chain.reward(bob)).toBe(10n * votersPart(standby) - 1n)
    const before = chain.reward(alice)
    chain.mine(10, { ends: true })
    expect(chain.reward(alice) - before).toBe(10n * (standby / 2n))
  })

  test('settles in the middle of a cycle without being paid twice', () => {
    const chain = new Chain()
    const { state } = chain
    act(state, 'WitnessCreateContract', { owner_address: alice, url: page }, chain.moment)
    chain.stake(bob, 900n)
    chain.vote(bob, [alice, 900n])
    chain.mine(1, { ends: true })
    chain.mine(4)
    const sun = chain.reward(alice)
    const effects = act(state, 'WithdrawBalanceContract', { owner_address: alice }, chain.moment)
    expect(effects).toEqual({ fee: 0n, withdrawn: sun })
    expect(chain.reward(alice)).toBe(0n)
    chain.mine(4)
    expect(chain.reward(alice)).toBe(sun)
    chain.mine(2, { ends: true })
    expect(chain.reward(alice)).toBe((sun / 4n) * 6n)
  })

  test('another page and another share, in this order', () => {
    const { state } = new Chain()
    refused(state, 'WitnessUpdateContract', [
      ['Invalid address', { owner_address: nobody }],
      ['account does not exist', { owner_address: alice }],
      ['Invalid url', { update_url: page }],
      ['Witness does not exist', { owner_address: first }],
    ])
    act(state, 'WitnessUpdateContract', { owner_address: first, update_url: page })
    expect(state.get('witnesses', bare(first))?.url).toBe(page)
    refused(state, 'UpdateBrokerageContract', [
      ['Invalid ownerAddress', { owner_address: alice, brokerage: 101n }],
      ['Invalid brokerage', { brokerage: -1n }],
      ['Invalid brokerage', { brokerage: 100n }],
      [`Not existed witness:${alice}`, { owner_address: first }],
    ])
  })

  test('changes its permissions only together with the one to produce', () => {
    const chain = new Chain()
    const { state } = chain
    act(state, 'WitnessCreateContract', { owner_address: alice, url: page }, chain.moment)
    const own = state.account(bare(alice))?.permissions
    const value = {
      owner_address: alice,
      owner: own?.owner,
      actives: [...(own?.actives ?? [])],
    }
    const kind = 'AccountPermissionUpdateContract'
    expect(refusal(state, kind, value)).toBe('witness permission is missed')
    const [key] = own?.witness?.keys ?? []
    const two = { ...own?.witness, keys: [key, { address: bob, weight: 1n }] } as never
    expect(refusal(state, kind, { ...value, witness: two })).toBe(
      "Witness permission's key count should be 1",
    )
    act(state, kind, { ...value, witness: own?.witness }, chain.moment)
    expect(state.account(bare(alice))?.permissions).toEqual(own)
  })
})

describe('a withdrawal', () => {
  test('is checked in this order, and once a day', () => {
    const chain = new Chain()
    const { state } = chain
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 500n])
    const value = (owner_address: string) => ({ owner_address })
    refused(
      state,
      'WithdrawBalanceContract',
      [
        ['Invalid address', value(nobody)],
        [`Account[${nobody}] not exists`, value(first)],
        [
          `Account[${first}] is a guard representative and is not allowed to withdraw Balance`,
          value(bob),
        ],
        [
          'witnessAccount does not have any reward',
          () => {
            chain.mine(1, { ends: true })
            chain.mine(1, { ends: true })
          },
        ],
      ],
      chain.moment,
    )
    act(state, 'WithdrawBalanceContract', value(bob), chain.moment)
    const at = chain.head.timestamp
    chain.mine(1, { ends: true })
    expect(refusal(state, 'WithdrawBalanceContract', value(bob), chain.moment)).toBe(
      `The last withdraw time is ${at}, less than 24 hours`,
    )
    for (let i = 0; i < 3; i++) chain.mine(1, { ends: true })
    expect(refusal(state, 'WithdrawBalanceContract', value(bob), chain.moment)).toBe('')
  })
})

describe('blocks', () => {
  test('are each paid once, by either producer', () => {
    const chain = new Chain()
    chain.mine(4)
    chain.mine(3, { witness: second })
    chain.mine(2)
    chain.mine(2, { witness: second, ends: true })
    chain.mine(3)
    // 8 TRX each, and 128 by parts of which the fractions are nobody's.
    expect(paidUpTo(chain.state, chain.head.number)).toBe(15n * 135_999_999n)
  })

  test('that end no cycle and change no producer write nothing', () => {
    const chain = new Chain()
    chain.state.takeWrites()
    chain.mine(5)
    expect(chain.state.takeWrites()).toEqual([])
  })

  test('are undone, the end of a cycle too', () => {
    const chain = new Chain()
    chain.stake(bob, 500n)
    chain.vote(bob, [first, 500n])
    chain.mine(3, { ends: true })
    chain.state.takeWrites()
    const before = structuredClone(chain.state.image())
    chain.mine(2, { ends: true })
    const writes = chain.state.takeWrites()
    expect(writes.length).toBeGreaterThan(5)
    chain.state.undo(writes)
    expect(chain.state.image()).toEqual(before)
  })
})
