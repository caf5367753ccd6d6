import { expect, test } from 'vitest'

import { confirm, drive } from './drive.ts'
import { followerOf, stepAfter } from './plan.ts'
import type { FlowRun } from './run.ts'
import { freshRun, World } from './testing/world.ts'

const steps = [
  { id: 'r1', kind: 'test.leave', subject: { tokenId: '7001' } },
  { id: 'r2', kind: 'test.list', subject: { tokenId: '7001', price: '5' } },
]
const first: FlowRun = { ...freshRun(), stage: 'sent', plan: { at: 0, steps } }

test('the next step begins when the one before it is in a block that the index knows', () => {
  const packed: FlowRun = { ...first, stage: 'packed', block: 7 }
  expect(followerOf(first, packed, 1)).toBeNull()
  expect(followerOf(packed, { ...packed, orderState: 'packed' }, 1)).toMatchObject({
    id: 'r2',
    kind: 'test.list',
    subject: { tokenId: '7001', price: '5' },
    stage: 'checking',
    ticket: null,
    signature: null,
    plan: { at: 1, steps },
  })
})

test('it begins once', () => {
  const packed: FlowRun = { ...first, stage: 'packed', orderState: 'packed' }
  expect(followerOf(packed, { ...packed, stage: 'final' }, 1)).toBeNull()
  expect(followerOf(packed, { ...packed, stage: 'done', orderState: 'done' }, 1)).toBeNull()
  // The index may know only the end.
  expect(followerOf(first, { ...first, stage: 'done', orderState: 'done' }, 1)?.id).toBe('r2')
})

test('nothing follows what failed, the last step, or a step that stands alone', () => {
  expect(followerOf(first, { ...first, stage: 'failed' }, 1)).toBeNull()
  const last: FlowRun = { ...first, plan: { at: 1, steps } }
  expect(stepAfter(last)).toBeNull()
  expect(followerOf(last, { ...last, stage: 'done' }, 1)).toBeNull()
  const alone = { ...freshRun(), stage: 'sent' } as const
  expect(followerOf(alone, { ...alone, stage: 'done' }, 1)).toBeNull()
})

test('a run that is driven to its end brings forth one follower', async () => {
  const world = new World()
  world.put({ ...freshRun(), plan: { at: 0, steps } })
  const begun: string[] = []
  const page = world.page()
  const dispatch: typeof page.dispatch = (id, event) => world.dispatch(id, event)
  page.dispatch = (id, event) => {
    const before = page.get(id)
    const after = dispatch(id, event)
    const next = before === null || after === null ? null : followerOf(before, after, world.now)
    if (next !== null) begun.push(next.id)
    return after
  }
  await world.until(drive('r1', page))
  expect(begun).toEqual([])
  confirm('r1', page.get('r1')?.tx?.txID ?? '', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')?.stage).toBe('done')
  expect(begun).toEqual(['r2'])
})
