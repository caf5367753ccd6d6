import { chainErrorText } from '#platform/web/chainErrors.ts'
import { translate } from '#platform/web/translate.ts'
import { parseAbiItem } from 'viem'
import { expect, test } from 'vitest'

import { blindBoxesAbi } from '../../contract/abi.ts'
import { giveBackFlow } from './giveBack.tsx'
import { mineFlows } from './mine.ts'
import { openFlow } from './open.tsx'
import { refundFlow } from './refund.tsx'
import { releaseFlow } from './release.tsx'
import { setDailyLimitFlow } from './setDailyLimit.tsx'
import { withdrawBoxesFlow } from './withdrawBoxes.tsx'

test.each(mineFlows.map((flow) => [flow.kind, flow.signs] as const))(
  '%s declares a call of the contract as its ABI has it, each argument with its meaning',
  (_, { contract, method, meaning, pays }) => {
    expect(contract).toBe('BlindBoxes')
    expect(pays).toBeUndefined()
    const declared = parseAbiItem(`function ${String(method)}`)
    if (declared.type !== 'function') throw new Error(String(method))
    const found = blindBoxesAbi.find(
      (item) => item.type === 'function' && item.name === declared.name,
    )
    expect(found).toMatchObject({
      inputs: declared.inputs.map(({ name, type }) => ({ name, type })),
      stateMutability: 'nonpayable',
    })
    expect(meaning).toHaveLength(declared.inputs.length)
  },
)

const seed = `0x${'5e'.repeat(32)}`

test.each([
  [openFlow, { boxIds: '4294967298,4294967297', seed }, ['["4294967298","4294967297"]', seed]],
  [giveBackFlow, { boxIds: '4294967297' }, ['["4294967297"]']],
  [releaseFlow, { boxId: '4294967299' }, ['4294967299']],
  [refundFlow, { drawId: '4294967297' }, ['4294967297', null, null, null, null, null]],
  [withdrawBoxesFlow, {}, [null]],
  [setDailyLimitFlow, { limit: '250000000' }, ['250000000']],
  [setDailyLimitFlow, { limit: '0' }, ['0']],
] as const)('the subject fixes the arguments: %o', (flow, subject, args) => {
  expect(flow.signs.args(subject, {})).toEqual(args)
})

test.each([
  ['opening', openFlow, 'Update failed', '更新失敗'],
  ['giving back', giveBackFlow, 'Transfer failed', '轉帳失敗'],
  ['ending a reservation', releaseFlow, 'Transfer failed', '轉帳失敗'],
  ['refunding', refundFlow, 'Transfer failed', '轉帳失敗'],
  ['withdrawing', withdrawBoxesFlow, 'Transfer failed', '轉帳失敗'],
  ['setting a limit', setDailyLimitFlow, 'Update failed', '更新失敗'],
] as const)('%s that fails without words says %s', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...given) => translate('en', ...given))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...given) => translate('tc', ...given))).toBe(tc)
})
