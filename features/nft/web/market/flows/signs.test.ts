import { chainErrorText } from '#platform/web/chainErrors.ts'
import { valueOf } from '#platform/web/flow/agreed.ts'
import type { AnyFlow, Subject } from '#platform/web/flow/flow.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { acceptFlow } from './accept.tsx'
import { allowFlow } from './allow.tsx'
import { approveFlow } from './approve.tsx'
import { buyListedFlow } from './buyListed.tsx'
import { cancelOfferFlow } from './cancelOffer.tsx'
import { cancelSaleFlow } from './cancelSale.tsx'
import { offerFlow } from './offer.tsx'
import { sellFlow } from './sell.tsx'
import { settleFlow } from './settle.tsx'
import { takeDownFlow } from './takeDown.tsx'
import { takeDownAllFlow } from './takeDownAll.tsx'
import { withdrawFlow } from './withdraw.tsx'

const contracts = { CardMarket: 'TMarket', Usdt: 'TUsdt' }
const zero = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

provideRuntimeConfig({})
const native = nativeSymbol()
test.each<[AnyFlow, Subject, (string | null)[]]>([
  [approveFlow, { tokenId: '7001' }, ['TMarket', '7001']],
  [allowFlow, { coin: 'USDT', amount: '1000000000' }, ['TMarket', '1000000000']],
  [sellFlow, { tokenId: '7001', coin: native, price: '5' }, ['7001', zero, '5', null]],
  [sellFlow, { tokenId: '7001', coin: 'USDT', price: '5' }, ['7001', 'TUsdt', '5', null]],
  [takeDownFlow, { tokenId: '7001' }, ['7001']],
  [buyListedFlow, { tokenId: '7001', number: '2', maxPrice: '5' }, ['7001', '2', '5']],
  [offerFlow, { tokenId: '7001', coin: 'USDT', amount: '5' }, ['7001', 'TUsdt', '5', null]],
  [offerFlow, { level: '2', coin: native, amount: '5' }, ['2', zero, '5', null]],
  [acceptFlow, { number: '3', tokenId: '7001', minAmount: '5' }, ['3', '7001', '5']],
  [cancelOfferFlow, { number: '3' }, ['3']],
  [takeDownAllFlow, { action: 'takeDownAll' }, []],
  [settleFlow, { tokenId: '7001', number: '2' }, ['7001', '2']],
  [cancelSaleFlow, { tokenId: '7001', number: '2' }, ['7001', '2']],
  [withdrawFlow, { coin: 'USDT' }, [someone, 'TUsdt']],
  [withdrawFlow, { coin: native }, [someone, zero]],
])('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, contracts, someone)).toEqual(args)
})

test("an offer in the chain's own coin sends its amount along, in another coin nothing", () => {
  const value = (coin: string) => valueOf(offerFlow.signs, { tokenId: '1', coin, amount: '5' })
  expect(value(native)).toEqual({ sun: '5', orLess: false })
  expect(value('USDT')).toEqual({ sun: '0', orLess: false })
})

test.each([
  ['listing', sellFlow, 'Listing failed', '上架失敗'],
  ['taking down', takeDownFlow, 'Update failed', '更新失敗'],
  ['buying', buyListedFlow, 'Purchase failed', '購買失敗'],
  ['offering', offerFlow, 'Purchase failed', '購買失敗'],
  ['accepting', acceptFlow, 'Transfer failed', '轉帳失敗'],
  ['calling an offer off', cancelOfferFlow, 'Update failed', '更新失敗'],
  ['taking all down', takeDownAllFlow, 'Update failed', '更新失敗'],
  ['settling', settleFlow, 'Transfer failed', '轉帳失敗'],
  ['calling a sale off', cancelSaleFlow, 'Update failed', '更新失敗'],
  ['withdrawing', withdrawFlow, 'Transfer failed', '轉帳失敗'],
  ['leave to move a card', approveFlow, 'Approve failed', '授權失敗'],
  ['leave to take coins', allowFlow, 'Approve failed', '授權失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})
