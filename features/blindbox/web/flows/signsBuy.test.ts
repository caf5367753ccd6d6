import { chainErrorText } from '#platform/web/chainErrors.ts'
import { translate } from '#platform/web/translate.ts'
import { parseAbiItem } from 'viem'
import { expect, test } from 'vitest'

import { blindBoxesAbi } from '../../contract/abi.ts'
import { buyBoxesFlow, reserveBoxesFlow } from './buyBoxes.tsx'
import { completeBoxesFlow } from './completeBoxes.tsx'

const flows = [buyBoxesFlow, reserveBoxesFlow, completeBoxesFlow]

test.each(flows.map((flow) => [flow.kind, flow.signs] as const))(
  '%s declares a call of the contract as its ABI has it, each argument with its meaning',
  (_, { contract, method, meaning, pays }) => {
    expect(contract).toBe('BlindBoxes')
    const declared = parseAbiItem(`function ${String(method)}`)
    if (declared.type !== 'function') throw new Error(String(method))
    const found = blindBoxesAbi.find(
      (item) => item.type === 'function' && item.name === declared.name,
    )
    expect(found).toMatchObject({
      inputs: declared.inputs.map(({ name, type }) => ({ name, type })),
      stateMutability: pays === undefined ? 'nonpayable' : 'payable',
    })
    expect(meaning).toHaveLength(declared.inputs.length)
  },
)

test.each([
  [buyBoxesFlow, { seriesId: '3', num: '2' }, ['3', '2']],
  [reserveBoxesFlow, { seriesId: '4', num: '1' }, ['4', '1']],
  [completeBoxesFlow, { boxIds: '4294967297,4294967298' }, ['["4294967297","4294967298"]']],
  [completeBoxesFlow, {}, [null]],
] as const)('the subject fixes the arguments: %o', (flow, subject, args) => {
  expect(flow.signs.args(subject, {})).toEqual(args)
})

test.each(flows.map((flow) => [flow.kind, flow] as const))(
  '%s that fails without words says so in both languages',
  (_, flow) => {
    expect(chainErrorText({}, flow.fallback, (...given) => translate('en', ...given))).toBe(
      'Purchase failed',
    )
    expect(chainErrorText({}, flow.fallback, (...given) => translate('tc', ...given))).toBe(
      '購買失敗',
    )
  },
)
