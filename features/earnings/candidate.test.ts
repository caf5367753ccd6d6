import { expect, test } from 'vitest'

import { apartOn, candidateOf, isCandidate } from './candidate.ts'

test('at most two of all final blocks can be requested, and a keeper requests one of them', () => {
  const apart = apartOn('mainnet')
  for (const solid of [1_000, 1_001, 1_099]) {
    expect(candidateOf(solid, apart)).toBe(1_000)
    const asked = Array.from({ length: 1_300 }, (_, block) => block)
    expect(asked.filter((block) => isCandidate(block, solid, apart))).toEqual([900, 1_000])
  }
  // The keeper read its node, and the server has read one more block meanwhile.
  expect(isCandidate(candidateOf(1_099, apart), 1_100, apart)).toBe(true)
})

test('on the local network they are the last two blocks', () => {
  const apart = apartOn('local')
  expect(candidateOf(57, apart)).toBe(57)
  const blocks = [55, 56, 57, 58]
  expect(blocks.filter((block) => isCandidate(block, 57, apart))).toEqual([56, 57])
})
