import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { renderIn } from '../i18n.tsx'
import { provideRuntimeConfig } from '../runtime.ts'
import { toast, toastStore } from '../toast.tsx'
import { reportEnd } from './reportEnd.ts'
import type { FlowRun } from './run.ts'
import { runs } from './runStore.ts'
import { hideRun, showRun } from './sheet.ts'
import { freshRun, testFlow } from './testing/world.ts'

/** How an action ended is shown where its sheet is closed. */
const flow = { ...testFlow, title: { en: 'Buy a card', tc: '購買卡片' } }
const steps = ['one', 'two'].map((id) => ({ id, kind: flow.kind, subject: {} }))
const first: FlowRun = { ...freshRun('first'), stage: 'done', plan: { at: 0, steps } }
const second: FlowRun = { ...freshRun('two'), stage: 'review', plan: { at: 1, steps } }
const failed: FlowRun = {
  ...freshRun('failed'),
  stage: 'failed',
  note: { code: 'REVERTED', message: 'sold out' },
}

beforeAll(() => {
  provideRuntimeConfig({})
  for (const run of [first, second, failed]) runs.put(run)
})
afterEach(() => {
  hideRun()
  toast.close()
  renderIn('en')
})
afterAll(() => {
  for (const { id } of runs.all()) runs.forget(id)
})

function said(run: FlowRun): string | null {
  reportEnd(flow, run)
  return toastStore.get()?.text ?? null
}

test('with the sheet closed it is named, in both languages', () => {
  renderIn('tc')
  expect(said(first)).toBe('已完成：購買卡片')
  renderIn('en')
  expect(said(first)).toBe('Done: Buy a card')
})

test('a failure gives its reason, what never landed that nothing was spent', () => {
  expect(said(failed)).toBe('sold out')
  expect(said({ ...first, stage: 'expired' })).toBe('Not sent in time, nothing spent')
})

test('on the way nothing is shown, nor where its own sheet is open', () => {
  expect(said({ ...first, stage: 'packed' })).toBe(null)
  for (const run of [first, failed]) {
    showRun(run.id)
    expect(said(run)).toBe(null)
  }
})

test('a step is not named over the sheet of the one that follows it; its failure is', () => {
  showRun(second.id)
  expect(said(first)).toBe(null)
  expect(said({ ...failed, plan: first.plan! })).toBe('sold out')
})
