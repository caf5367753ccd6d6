import type { App } from '#platform/server/app.ts'
import { coinAt } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { stagedWithdrawalAbi } from '../contract/abi.ts'

const contractAt = (app: App) => ({
  address: app.deployment.address('StagedWithdrawal'),
  abi: stagedWithdrawalAbi,
})

/** The coin of all allotments: it never changes. */
export const coinOf = oncePerApp(async (app) =>
  coinAt(app, await app.node.readContract({ ...contractAt(app), functionName: 'coin', args: [] })),
)

/** Terms for all accounts, now. */
export async function termsNow(app: App) {
  const data = await app.node.readContract({
    ...contractAt(app),
    functionName: 'getData',
    args: [],
  })
  const [, open, opensAt, minimum, feeRate, , stages, balance, promised, fees] = data
  return {
    open,
    opensAt: Number(opensAt),
    minimum,
    feeRate: Number(feeRate),
    stages: Number(stages),
    balance,
    promised,
    fees,
    source: contractSource(app, 'terms', 'getData()', data),
  }
}
export type Terms = Awaited<ReturnType<typeof termsNow>>

/** An address's allotment and its present state. */
export async function allotmentNow(app: App, user: Address) {
  const asked = contractAt(app)
  const [sums, detail, withdrawn] = await Promise.all([
    app.node.readContract({ ...asked, functionName: 'allotmentOf', args: [user] }),
    app.node.readContract({ ...asked, functionName: 'userDetail', args: [user] }),
    app.node.readContract({ ...asked, functionName: 'userWithdrawAmount', args: [user] }),
  ])
  const [allotted, unlocked, available, nextStage, nextTime, nextAmount] = sums
  const [, limit, stage, lastWithdrawTime] = detail
  return {
    allotted,
    unlocked,
    available,
    withdrawn,
    initialized: detail[0] === user,
    stage: Number(stage),
    limit,
    lastWithdrawTime: Number(lastWithdrawTime),
    next:
      nextStage === 0n
        ? null
        : { stage: Number(nextStage), time: Number(nextTime), amount: nextAmount },
    sources: [
      contractSource(app, 'mine.available', `allotmentOf(${user})`, sums),
      contractSource(app, 'mine.limit', `userDetail(${user})`, detail),
      contractSource(app, 'mine.withdrawn', `userWithdrawAmount(${user})`, withdrawn),
    ],
  }
}
export type AllotmentNow = Awaited<ReturnType<typeof allotmentNow>>

/** The time of each stage, and its amount for an address. */
export async function stagesNow(app: App, user: Address) {
  const [times, amounts] = await app.node.readContract({
    ...contractAt(app),
    functionName: 'stagesOf',
    args: [user],
  })
  return { times: times.map(Number), amounts }
}

/** The five managers in the contract's order, and the seconds until a change has its effect. */
export async function managersNow(app: App) {
  const asked = contractAt(app)
  const [managers, delay] = await Promise.all([
    app.node.readContract({ ...asked, functionName: 'managers', args: [] }),
    app.node.readContract({ ...asked, functionName: 'delay', args: [] }),
  ])
  return { address: asked.address, managers, delay: Number(delay) }
}

const contractSource = (app: App, what: string, call: string, value: unknown): Source =>
  sourceOf(app, { what, contract: contractAt(app).address, call, value })
