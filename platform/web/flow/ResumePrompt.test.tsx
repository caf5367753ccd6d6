import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { provideFlows } from './registry.ts'
import { isAsked } from './resume.ts'
import { Banner } from './ResumePrompt.tsx'
import type { FlowRun } from './run.ts'
import { flows, signInToRender, signOutOfRender, textOf } from './testing/rendered.tsx'
import { freshRun } from './testing/world.ts'

/** What the banner states of orders that were begun and not signed. */
beforeAll(async () => {
  await signInToRender()
  provideFlows([{ name: 'all', flows }])
})
afterAll(signOutOfRender)

const kind = 'nft.pledge'
const steps = ['one', 'two', 'three'].map((id) => ({ id, kind, subject: {} }))
const stepAt = (at: number): FlowRun => ({
  ...freshRun(`step ${at}`),
  kind,
  plan: { at, steps },
})
const other: FlowRun = { ...freshRun('other'), kind }

const banner = (...asked: FlowRun[]): string =>
  textOf(renderToStaticMarkup(<Banner asked={asked} />))
    .replaceAll(/\s+/g, ' ')
    .trim()

test('the title and how far it has come stand without a sign between them', () => {
  expect(banner(stepAt(1))).toBe(
    'Continue? Stake a card Step 2 of 3; those before are done. Not now Continue',
  )
  expect(banner(other)).toBe('Continue? Stake a card Nothing was spent. Not now Continue')
  expect(banner(stepAt(1), other)).toBe('Continue? 2 unfinished orders Not now Continue')
})

test('nothing is asked about the plan of the open sheet', () => {
  expect(isAsked(stepAt(2), [], null)).toBe(true)
  expect(isAsked(stepAt(2), [], other)).toBe(true)
  expect(isAsked(stepAt(2), [], stepAt(1))).toBe(false)
  expect(isAsked(stepAt(2), [], stepAt(2))).toBe(false)
  expect(isAsked(other, [], other)).toBe(false)
})
