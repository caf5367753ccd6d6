import { keccak256, stringToBytes } from 'viem'

import { toHex } from '#apps/deploy/sender.ts'
import { type DaoCall, descriptionOnChain, encodeCall } from '#features/dao/keeper/demo.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { Step, Steps } from './steps.ts'

const million = 1_000_000n
const tes = (whole: bigint): bigint => whole * 10n ** 18n

/** Whole TES. Those of ivan alone are enough for a payment. */
const stakes = {
  ivan: 24_000_000n,
  judy: 3_100_000n,
  erin: 900_000n,
  alice: 150_000n,
  carol: 60_000n,
} as const
/** Base units. */
const gifts = { Usdt: 25_000n * million, Tes: tes(400_000n) } as const
const given = 12_000n * million

/** Of the contract. */
const [pending, active, succeeded, queued] = [0, 1, 4, 5]
const callees = { pay: 'DaoPool', fee: 'TokenFactory', disable: 'TokenFactory' } as const

/** As the contracts have it. */
type Time = 'heldFor' | 'votingDelay' | 'votingPeriod' | 'getMinDelay'

interface Plan {
  readonly who: string
  readonly title: string
  readonly why: string
  readonly calls: readonly DaoCall[]
  /** 0 against, 1 for, 2 abstaining. */
  readonly votes: Readonly<Record<string, 0 | 1 | 2>>
}

/** Votes, a pool of three coins, and proposals: executed, ready to be, without quorum, and open for five minutes. */
export async function seedDao(steps: Steps): Promise<void> {
  await steps.all([...staking(steps), ...giving(steps)])
  const { paid, fee, stop, open } = plans(steps)
  if (!steps.done(propose(steps, open).key)) {
    const before = [paid, fee, stop]
    await begin(steps, before, 'heldFor')
    await pass(steps, before, active, 'votingPeriod')
    const accepted = await those(steps, before, succeeded)
    await steps.all(accepted.map((plan) => naming(steps, plan, 'queue')))
    await pass(steps, before, queued, 'getMinDelay')
    const due = await those(steps, [paid], queued)
    await steps.all(due.map((plan) => naming(steps, plan, 'execute')))
  }
  await begin(steps, [open])
}

/** They are made, and voted on where that is open. `wait`: before the first. */
async function begin(steps: Steps, list: readonly Plan[], wait?: Time): Promise<void> {
  const made = list.map((plan) => propose(steps, plan))
  if (wait !== undefined && !(await steps.recall(made[0]!))) await later(steps, wait)
  await steps.all(made)
  await pass(steps, list, pending, 'votingDelay')
  for (const plan of await those(steps, list, active)) {
    const id = await idOf(steps, plan)
    await steps.all(
      Object.entries(plan.votes).map(([who, support]) => ({
        key: `${who} votes on “${plan.title}”`,
        who,
        contract: 'Dao',
        functionName: 'castVote',
        args: [id, support],
      })),
    )
  }
}

/** Lets a time pass if one of them waits for it. */
async function pass(
  steps: Steps,
  list: readonly Plan[],
  state: number | undefined,
  time: Time,
): Promise<void> {
  if ((await those(steps, list, state)).length > 0) await later(steps, time)
}

/** The second of an end is within it. */
async function later(steps: Steps, time: Time): Promise<void> {
  const contract = time === 'getMinDelay' ? 'DaoTimelock' : 'Dao'
  const seconds = await steps.read<bigint>('deployer', contract, time)
  await steps.travel(Number(seconds) + 3)
  await steps.mine()
}

async function those(
  steps: Steps,
  list: readonly Plan[],
  state: number | undefined,
): Promise<Plan[]> {
  const found = await Promise.all(
    list.map(async (plan) => {
      const args = [await idOf(steps, plan)]
      return Number(await steps.read<bigint>(plan.who, 'Dao', 'state', args))
    }),
  )
  return list.filter((_, i) => found[i] === state)
}

// ---- Steps

const hexOf = (steps: Steps, who: string) => toHex(steps.sender(who).address)

function staking(steps: Steps): Step[] {
  const stake = toHex(steps.address('VoteStake'))
  const each = Object.entries(stakes).flatMap(([who, whole]): Step[] => [
    {
      key: `${who} gets TES to vote with`,
      who: 'deployer',
      contract: 'Tes',
      functionName: 'transfer',
      args: [hexOf(steps, who), tes(whole)],
    },
    {
      key: `${who} approves the voting stake`,
      who,
      contract: 'Tes',
      functionName: 'approve',
      args: [stake, tes(whole)],
    },
    {
      key: `${who} stakes for votes`,
      who,
      contract: 'VoteStake',
      functionName: 'stake',
      args: [tes(whole)],
    },
  ])
  const delegating = {
    key: 'carol gives her votes to alice',
    who: 'carol',
    contract: 'VoteStake',
    functionName: 'delegate',
    args: [hexOf(steps, 'alice')],
  }
  return [...each, delegating]
}

function giving(steps: Steps): Step[] {
  const pool = { who: 'deployer', contract: 'DaoPool' }
  const coins = Object.entries(gifts).flatMap(([coin, amount]): Step[] => [
    {
      key: `${coin} for the community is approved`,
      who: 'deployer',
      contract: coin,
      functionName: 'approve',
      args: [toHex(steps.address('DaoPool')), amount],
    },
    {
      ...pool,
      key: `${coin} for the community`,
      functionName: 'donateCoin',
      args: [toHex(steps.address(coin)), amount],
    },
  ])
  const own = { key: 'TRX for the community', functionName: 'donate', args: [], value: given }
  return [{ ...pool, ...own }, ...coins]
}

const descriptionOf = (steps: Steps, { who, title, why }: Plan): string =>
  descriptionOnChain(`${title}\n\n${why}`, steps.sender(who).address as Address)

const callsOf = (steps: Steps, { calls }: Plan) => [
  calls.map(({ kind }) => toHex(steps.address(callees[kind]))),
  calls.map(() => 0n),
  calls.map(encodeCall),
]

const propose = (steps: Steps, plan: Plan): Step => ({
  key: `${plan.who} proposes “${plan.title}”`,
  who: plan.who,
  contract: 'Dao',
  functionName: 'propose',
  args: [...callsOf(steps, plan), descriptionOf(steps, plan)],
})

const named = (steps: Steps, plan: Plan): readonly unknown[] => [
  ...callsOf(steps, plan),
  keccak256(stringToBytes(descriptionOf(steps, plan))),
]

const idOf = (steps: Steps, plan: Plan): Promise<bigint> =>
  steps.read(plan.who, 'Dao', 'getProposalId', named(steps, plan))

const naming = (steps: Steps, plan: Plan, functionName: 'queue' | 'execute'): Step => ({
  key: `${functionName} “${plan.title}”`,
  who: plan.who,
  contract: 'Dao',
  functionName,
  args: named(steps, plan),
})

// ---- What is proposed

function plans(steps: Steps): Readonly<Record<'paid' | 'fee' | 'stop' | 'open', Plan>> {
  const pay = (who: string, amount: bigint, coin: Address = zeroAddress): DaoCall => {
    const to = steps.sender(who).address as Address
    return { kind: 'pay', coin, to, amount: amount * million }
  }
  return {
    paid: {
      who: 'ivan',
      title: 'Pay the auditors of the lock contracts',
      why: 'Their report is public.',
      calls: [pay('grace', 600n)],
      votes: { ivan: 1, judy: 0 },
    },
    fee: {
      who: 'ivan',
      title: 'Lower the fee for new tokens',
      why: 'Half of the tokens here never had a second holder because of it.',
      calls: [{ kind: 'fee', fee: 11n * million }],
      votes: { ivan: 1, judy: 1, erin: 2 },
    },
    stop: {
      who: 'alice',
      title: 'Stop new tokens until the next release',
      why: 'There are enough of them for now.',
      calls: [{ kind: 'disable' }],
      votes: { alice: 1 },
    },
    open: {
      who: 'judy',
      title: 'Translate the help pages into three languages',
      why: 'By people who use them.\n\nPaid once all pages are there.',
      calls: [pay('frank', 250n), pay('grace', 400n, steps.address('Usdt') as Address)],
      votes: { ivan: 1, judy: 1, erin: 0 },
    },
  }
}
