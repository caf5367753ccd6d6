import { expect, test } from 'vitest'

import terms from '../contract/WithdrawalTerms.sol?raw'
import { withdrawalPowers } from './powers.ts'

/** A constant of the contract, in hundredths of a percent, pieces or days. */
const constant = (name: string): number =>
  Number(new RegExp(`constant ${name} = ([\\d_]+)`).exec(terms)![1]!.replaceAll('_', ''))

test('the limits in words are the constants of the contract', () => {
  const { withdrawalFee, withdrawalStages } = withdrawalPowers
  const percent = constant('MAX_FEE') / 100
  expect(withdrawalFee!.limit.en).toContain(`At most ${percent}%.`)
  expect(withdrawalFee!.limit.tc).toContain(`最高 ${percent}%。`)
  expect(withdrawalFee!.worst.en).toContain(` ${percent}%.`)
  expect(withdrawalFee!.worst.tc).toContain(` ${percent}%。`)
  const stages = constant('MAX_STAGES')
  expect(constant('MAX_AHEAD')).toBe(10 * 365)
  expect(withdrawalStages!.limit.en).toContain(`At most ${stages}, none later than ten years`)
  expect(withdrawalStages!.limit.tc).toContain(`最多 ${stages} 個，不晚於十年`)
})
