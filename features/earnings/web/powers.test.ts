import { expect, test } from 'vitest'

import role from '../contract/BuilderRole.sol?raw'
import { earningsPowers } from './powers.ts'

test('the days of a handover in words are the constant of the contract', () => {
  const days = /constant HANDOVER_DELAY = (\d+) days;/.exec(role)?.[1]
  expect(days).toBe('7')
  const { builderProposal, nextBuilder } = earningsPowers
  expect(builderProposal!.limit.en).toContain(`after ${days} days`)
  expect(builderProposal!.limit.tc).toContain(`${days} 天後`)
  expect(nextBuilder!.limit.en).toContain('Seven days after')
  expect(nextBuilder!.limit.tc).toContain(`${days} 天後`)
})
