import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'

import { begunPlans, isPurchase, stateOf } from './resume.ts'
import { goalOf } from './run.ts'
import { freshRun } from './testing/world.ts'

const manifests = import.meta.glob<Record<string, WebFeature>>(
  '../../../features/*/manifest.web.{ts,tsx}',
  { eager: true },
)
const features = Object.values(manifests).flatMap((exported) => Object.values(exported))

test('only what is paid with its call is asked about as a payment', async () => {
  const sources = features.map(({ flows = [] }) => (typeof flows === 'function' ? flows() : flows))
  const all = (await Promise.all(sources)).flat()
  const flows = new Map(all.map((flow) => [flow.kind, flow]))
  const paying = all
    .map(({ kind }) => kind)
    .filter((kind) => isPurchase({ ...freshRun(), kind }, flows))
  expect(new Set(paying)).toEqual(
    new Set([
      'blindbox.buy',
      'blindbox.complete',
      'blindbox.reserve',
      'burn.buyNode',
      'burn.buyPass',
      'burn.swap',
      'dao.donate',
      'energy.lease',
      'energy.make',
      'energy.supply',
      'launch.buyInside',
      'launch.createBoth',
      'launch.createToken',
      'launch.mint',
      'lp.buy',
      'nft.buy',
      'nft.buyListed',
      'nft.offer',
      'otc.publish',
      'otc.take',
    ]),
  )
  const steps = ['lp.approve', 'lp.buy'].map((kind) => ({ id: kind, kind, subject: {} }))
  const planned = { ...freshRun(), kind: 'lp.approve', plan: { at: 0, steps } }
  expect(isPurchase(planned, flows)).toBe(true)
})

test('"Not now" holds until the order has another stage, term or note', () => {
  const run = freshRun()
  const call = { contract: run.address, selector: 'a()', args: [], callValue: '0', feeLimit: '1' }
  expect(stateOf({ ...run, since: run.since + 1 })).toBe(stateOf(run))
  const changes = [
    { stage: 'review' as const },
    { ticket: { orderId: run.id, expiresAt: 9, call } },
    { note: { code: 'PRICE' as const, message: '' } },
  ]
  for (const change of changes) expect(stateOf({ ...run, ...change })).not.toBe(stateOf(run))
})

test('an unfinished plan is named by its last step, and has spent something once a step is done', () => {
  const steps = ['approve', 'buy'].map((kind) => ({ id: kind, kind, subject: {} }))
  const [first, second] = steps.map(({ kind }, at) => ({
    ...freshRun(),
    kind,
    plan: { at, steps },
  }))
  expect([first!, second!].map(goalOf)).toEqual(['buy', 'buy'])
  expect(goalOf({ ...freshRun(), kind: 'claim' })).toBe('claim')
  expect(begunPlans([first!, freshRun()])).toEqual([])
  expect(begunPlans([first!, second!])).toEqual([{ at: 1, steps }])
})
