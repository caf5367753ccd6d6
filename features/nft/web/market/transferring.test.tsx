import { zeroAddress } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen } from '#platform/web/testing/renderScreen.tsx'
import { visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import type { FrozenSale } from '../../marketShapes.ts'
import { stateTexts } from '../text.ts'
import { SaleRow } from './SaleRow.tsx'
import { ownTexts } from './textOwn.ts'

const sale: FrozenSale = {
  tokenId: 7001,
  number: 1,
  level: 3,
  levelStr: 'Glass',
  seller: zeroAddress,
  buyer: zeroAddress,
  coin: 'USDT',
  amount: '500000000',
  state: 'waiting',
  soldAt: 1_800_000_000,
  unlockTime: 1_800_086_400,
  endedAt: null,
  txHash: 'ab',
  final: false,
}
const ended = 1_800_090_000

// The purchase takes the money into the contract, a second transaction pays it out.
describe.each([
  ['a sale that was just made', {}, stateTexts.confirming],
  ['one that is being paid', { state: 'settled', endedAt: ended }, stateTexts.transferring],
  ['one that is paid back', { state: 'cancelled', endedAt: ended }, stateTexts.transferring],
  ['one that was paid', { state: 'settled', endedAt: ended, final: true }, ownTexts.stateSettled],
] as const)('%s', (_, change, text) => {
  test.each(locales)('has its state, in %s', (locale) => {
    const row = <SaleRow sale={{ ...sale, ...change }} />
    expect(visibleTexts(renderScreen(row, { locale, replies: [] }))).toContain(text[locale])
  })
})
