import type { App } from '#platform/server/app.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Spendable } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { daoAbi, daoPoolAbi, daoTimelockAbi, voteStakeAbi } from '../contract/abi.ts'
import { lower, type Rules } from './rules.ts'

export const stakeAt = (app: App) => ({
  address: app.deployment.address('VoteStake'),
  abi: voteStakeAbi,
})
export const daoAt = (app: App) => ({ address: app.deployment.address('Dao'), abi: daoAbi })
export const poolAt = (app: App) => ({
  address: app.deployment.address('DaoPool'),
  abi: daoPoolAbi,
})
export const timelockAt = (app: App) => ({
  address: app.deployment.address('DaoTimelock'),
  abi: daoTimelockAbi,
})

/** Fixed for ever. */
export const rulesOf = oncePerApp(async (app): Promise<Rules> => {
  const dao = daoAt(app)
  const one = async (functionName: 'votingDelay' | 'votingPeriod' | 'heldFor') =>
    Number(await app.node.readContract({ ...dao, functionName, args: [] }))
  const read = app.node
  const [delay, period, heldFor, extension, timelock, threshold, percent, floor, payment] =
    await Promise.all([
      one('votingDelay'),
      one('votingPeriod'),
      one('heldFor'),
      read.readContract({ ...dao, functionName: 'lateQuorumVoteExtension', args: [] }),
      read.readContract({ ...timelockAt(app), functionName: 'getMinDelay', args: [] }),
      read.readContract({ ...dao, functionName: 'proposalThreshold', args: [] }),
      read.readContract({ ...dao, functionName: 'quorumNumerator', args: [] }),
      read.readContract({ ...dao, functionName: 'quorumFloor', args: [] }),
      read.readContract({ ...dao, functionName: 'paymentVotes', args: [] }),
    ])
  return {
    delay,
    period,
    extension: Number(extension),
    timelock: Number(timelock),
    heldFor,
    threshold,
    quorumPercent: Number(percent),
    quorumFloor: floor,
    paymentVotes: payment,
  }
})

/** Which contracts proposals call. */
export const targetsOf = oncePerApp(async (app) => {
  const [pool, factory] = await Promise.all([
    app.node.readContract({ ...daoAt(app), functionName: 'pool', args: [] }),
    app.node.readContract({ ...daoAt(app), functionName: 'factory', args: [] }),
  ])
  return { pay: pool, fee: factory, disable: factory } as const
})

/** Of votes by signature. */
export const domainOf = oncePerApp(async (app) => {
  const domain = await app.node.readContract({
    ...daoAt(app),
    functionName: 'eip712Domain',
    args: [],
  })
  const [, name, version, chainId, verifyingContract] = domain
  return { name, version, chainId: Number(chainId), verifyingContract }
})

export const nonceNow = (app: App, account: Address): Promise<bigint> =>
  app.node.readContract({ ...daoAt(app), functionName: 'nonces', args: [account] })

/** Votes at a moment that is over on chain. */
export const votesAt = (app: App, account: Address, time: number): Promise<bigint> =>
  app.node.readContract({
    ...stakeAt(app),
    functionName: 'getPastVotes',
    args: [account, BigInt(time)],
  })

/** Votes of an account that a vote which began then counts, as the contract states them. */
export async function weightAt(app: App, account: Address, time: number) {
  const value = await app.node.readContract({
    ...daoAt(app),
    functionName: 'getVotes',
    args: [account, BigInt(time)],
  })
  const call = `getVotes(${account}, ${time})`
  return {
    weight: value,
    source: sourceOf(app, { what: 'weight', contract: daoAt(app).address, call, value }),
  }
}

/** A second before the head: the last moment that is over. */
export const lastMoment = (app: App): number => app.clock.head.time - 1

/** What a vote would count of an account's votes if it began now. */
export async function countedNow(app: App, account: Address) {
  const { heldFor } = await rulesOf(app)
  const time = lastMoment(app)
  const [now, before] = await Promise.all([
    votesAt(app, account, time),
    votesAt(app, account, time - heldFor),
  ])
  const { address: contract } = stakeAt(app)
  const source = (what: string, at: number, value: bigint): Source =>
    sourceOf(app, { what, contract, call: `getPastVotes(${account}, ${at})`, value })
  return {
    now,
    before,
    counted: lower(now, before),
    sources: [source('votes', time, now), source('votesBefore', time - heldFor, before)],
  }
}

/** What lies in the pool of a coin, was paid of it within the window, and may be paid now. */
export async function poolNow(app: App, coin: Address) {
  const pool = poolAt(app)
  const args = [coin] as const
  const [amount, lately, payable] = await Promise.all([
    app.node.readContract({ ...pool, functionName: 'poolOf', args }),
    app.node.readContract({ ...pool, functionName: 'paidLately', args }),
    app.node.readContract({ ...pool, functionName: 'payableNow', args }),
  ])
  const { address: contract } = pool
  const source = (what: string, call: string, value: bigint): Source =>
    sourceOf(app, { what, contract, call: `${call}(${coin})`, value })
  return {
    amount,
    lately,
    payable,
    sources: [
      source('amount', 'poolOf', amount),
      source('lately', 'paidLately', lately),
      source('payable', 'payableNow', payable),
    ],
  }
}

export const windowOf = oncePerApp(async (app) => {
  const [window, parts] = await Promise.all([
    app.node.readContract({ ...poolAt(app), functionName: 'WINDOW', args: [] }),
    app.node.readContract({ ...poolAt(app), functionName: 'PARTS', args: [] }),
  ])
  return { window: Number(window), parts: Number(parts) }
})

/** What an account has of a coin, and lets the pool take; null of the chain's own, which goes with the call. */
export async function givableOf(app: App, coin: Address, owner: Address): Promise<Spendable> {
  if (coin === zeroAddress) return { balance: await app.node.balance(owner), allowance: null }
  return balancesOf(app, coin, owner, poolAt(app).address)
}
