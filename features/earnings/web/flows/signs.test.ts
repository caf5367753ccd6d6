import { expectDeclared } from '#platform/web/flow/testSigns.ts'
import { expect, test } from 'vitest'

import { feeSplitterAbi } from '../../../team/contract/abi.ts'
import { claimFeesFlow } from './claimFees.tsx'

test('a claim of fee shares is the splitter’s call as its ABI has it', () => {
  const { signs } = claimFeesFlow
  expect(signs.contract).toBe('FeeSplitter')
  expectDeclared(String(signs.method), signs, feeSplitterAbi)
  expect(signs.args({}, {})).toEqual([])
})
