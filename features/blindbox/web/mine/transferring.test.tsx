import type { Purchase } from '#features/sales/public.web.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { blindboxApi } from '../../api.ts'
import type { AccountMove } from '../../shapes.ts'
import { mineTexts } from '../textMine.ts'
import { moneyTexts } from '../textMoney.ts'
import { AccountMoves } from './AccountMoves.tsx'
import { BoxRow } from './BoxRow.tsx'

const box: Purchase = {
  kind: 'box',
  id: 2 ** 32 + 1,
  productId: 1,
  state: 'refunded',
  price: '797000000',
  paid: '797000000',
  penalty: '332000000',
  closed: false,
  time: 1_800_000_000,
  expiry: null,
  requestId: null,
  refundBlock: null,
  tokenId: null,
  level: null,
  txHash: 'ab',
  final: false,
}
const move: AccountMove = {
  number: 2,
  kind: 'withdrawn',
  amount: '797000000',
  since: null,
  time: 1_800_000_000,
  txHash: 'ab',
  final: false,
}

// A box was opened by one transaction and is refunded by another; a payment was kept by one and sent by another.
describe.each([
  ['a box that is refunded', row({}), moneyTexts.transferring],
  ['one that was refunded', row({ final: true }), mineTexts.refunded],
  ['one that is given back', row({ state: 'givenBack' }), mineTexts.givenBack],
  ['a payment that is sent', moves({}), moneyTexts.transferring],
  ['a payment that is kept', moves({ kind: 'credited' }), moneyTexts.confirming],
] as const)('%s', (_, make, text) => {
  test.each(locales)('has its state, in %s', (locale) => {
    const { part, replies } = make()
    const texts = visibleTexts(renderScreen(part, { locale, replies }))
    expect(texts).toContain(text[locale])
    const other = text === moneyTexts.transferring ? 'refunded' : 'transferring'
    expect(texts).not.toContain({ ...mineTexts, ...moneyTexts }[other][locale])
  })
})

function row(change: Partial<Purchase>) {
  const act = (): void => {}
  const part = <BoxRow box={{ ...box, ...change }} onOpen={act} onWatch={act} watched={null} />
  return () => ({ part, replies: [] })
}

function moves(change: Partial<AccountMove>) {
  const list = [{ ...move, ...change }]
  const replies = [reply(blindboxApi.accountPage, { size: 5 }, { total: 1, list })]
  return () => ({ part: <AccountMoves />, replies })
}
