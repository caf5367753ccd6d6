import { expectDeclared, someone } from '#platform/web/flow/testing/signs.ts'
import { expect, test } from 'vitest'

import { feeSplitterAbi } from '../../../team/contract/abi.ts'
import { rewardDistributorAbi } from '../../contract/abi.ts'
import { claimBonusFlow } from './claimBonus.tsx'
import { claimFeesFlow } from './claimFees.tsx'

test('a claim of fee shares is the splitter’s call as its ABI has it', () => {
  const { signs } = claimFeesFlow
  expect(signs.contract).toBe('FeeSplitter')
  expectDeclared(String(signs.method), signs, feeSplitterAbi)
  expect(signs.args({}, {}, someone)).toEqual([])
})

test('a claim of bonuses is the distributor’s call as its ABI has it, each argument with its meaning', () => {
  const { signs } = claimBonusFlow
  expect(signs.contract).toBe('RewardDistributor')
  expectDeclared(String(signs.method), signs, rewardDistributorAbi)
  expect(signs.args({}, {}, someone)).toEqual([someone, null, null, null, null, null])
})
