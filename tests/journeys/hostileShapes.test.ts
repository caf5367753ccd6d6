import { accountApi } from '#features/account/api.ts'
import { blindboxApi } from '#features/blindbox/api.ts'
import { homeApi } from '#features/home/api.ts'
import { salesApi } from '#features/sales/api.ts'
import { stakingApi } from '#features/staking/api.ts'
import { txHash } from '#platform/std/fields.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { mayHoldText } from './hostileShapes.ts'

test('a reply may hold a text where its declaration has one, however deep, and where it is not understood', () => {
  const { people } = accountApi
  const others = [homeApi.transaction, stakingApi.record, salesApi.buyRecordOfNoPay]
  const outputs = [people, ...others].map(({ output }) => output)
  const open = [z.unknown(), z.union([z.int(), z.string()]), z.record(z.string(), z.int())]
  expect([...outputs, ...open].map(mayHoldText)).toEqual(Array(7).fill(true))
})

test('it may not where there are numbers, choices, amounts, and what the chain names', () => {
  const outputs = [blindboxApi.mine, blindboxApi.accountPage, salesApi.buyRecordPage]
  const named = z.nullable(z.array(txHash))
  expect([...outputs.map(({ output }) => output), named].map(mayHoldText)).toEqual(
    Array(4).fill(false),
  )
})
