import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { beyondBudget, filledButtons } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { burnApi } from '../api.ts'
import { DestroyScreen } from './DestroyScreen.tsx'
import { KineticScreen } from './KineticScreen.tsx'
import { NodeBoxScreen } from './NodeBoxScreen.tsx'
import { NodeScreen } from './NodeScreen.tsx'

const mining = sampleReply(burnApi.pool)
const states = ['waiting', 'running', 'over'] as const
const nodes = reply(burnApi.node, {}, sampleReply(burnApi.node))
const nodePage = reply(burnApi.nodePage, { size: 20 }, sampleReply(burnApi.nodePage))

describe.each(locales)('in %s', (locale) => {
  test.each(states)(
    'centre and burn form are read within the budget while mining is %s, with one button at most',
    (state) => {
      const period = { ...mining.period!, start: 1_799_000_000, end: 1_806_776_000 }
      const replies = [
        reply(burnApi.pool, {}, { ...mining, state, period }),
        reply(burnApi.dayPage, { size: 30 }, sampleReply(burnApi.dayPage)),
        nodePage,
      ]
      for (const screen of [<KineticScreen key="a" />, <DestroyScreen key="b" />]) {
        const html = renderScreen(screen, { locale, replies })
        expect(beyondBudget(html)).toEqual([])
        expect(filledButtons(html, 'member')).toBeLessThanOrEqual(1)
      }
    },
  )

  test('nodes are read within the budget', () => {
    const replies = [nodes, nodePage]
    for (const screen of [<NodeScreen key="a" />, <NodeBoxScreen key="b" />]) {
      expect(beyondBudget(renderScreen(screen, { locale, replies }))).toEqual([])
    }
  })
})
