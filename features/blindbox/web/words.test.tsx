import { type Product, type ProductDetail, salesApi } from '#features/sales/public.web.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { beyondBudget, filledButtons, visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { blindboxApi } from '../api.ts'
import { BlindBoxDetailScreen } from './BlindBoxDetailScreen.tsx'
import { checkDraw } from './check/drawCheck.ts'
import { drawWorld } from './check/testing/draw.ts'
import { BlindBoxScreen } from './BlindBoxScreen.tsx'
import { DrawCheckScreen } from './DrawCheckScreen.tsx'
import { MyBlindBoxScreen } from './MyBlindBoxScreen.tsx'

const now = 1_800_000_000
const names = ['Clay', 'Marble', 'Glass', 'Silver', 'Gold']
const urn = names.map((levelStr, i) => ({
  level: i + 1,
  levelStr,
  size: 6 - i,
  left: 5 - i,
  price: `${(i + 1) * 50_000_000}`,
}))
const address: Address = zeroAddress
/** The wordiest of its kind: sold in two payments, for more than it is worth. */
const product: Product = {
  kind: 'box',
  productId: 1,
  name: 'Harbour',
  state: 'onSale',
  price: '240000000',
  priceTrx: '797663272',
  supply: 20,
  remainSupply: 12,
  start: now - 100,
  end: now + 86_400,
  twoPayments: { firstShare: 3_000, completeTime: 86_400 },
  fundAddress: address,
  urn,
  expected: '120000000',
}
const detail: ProductDetail = {
  ...product,
  series: {
    contract: address,
    operator: address,
    penalty: '1000000000',
    bond: '119649490740',
    held: '0',
    covered: 18,
    standing: true,
    closed: false,
    deadline: 20,
    reserved: 1,
    sealed: 3,
    opening: 0,
    opened: 5,
    cards: urn.map(({ level }) => ({ tokenId: level, level, left: true })),
  },
}
const counts = {
  all: 3,
  reserved: 1,
  sealed: 2,
  opening: 0,
  opened: 0,
  refunded: 0,
  givenBack: 0,
  released: 0,
}
const mine = {
  counts,
  limit: { daily: '5000000', spent: '1000000', later: null },
  credit: '7000000',
  sealed: [{ seriesId: 1, closed: false, boxIds: [1, 2] }],
}
const world = drawWorld({ salt: 7, cards: 12, boxes: [1, 2], beforePosting: 0 })
const { requestId: drawId } = world.reply
const falseWorld = { ...world.reply, secret: `0x${'00'.repeat(20)}` }
const replies = [
  reply(blindboxApi.draw, { drawId: String(drawId) }, world.reply),
  {
    queryKey: ['drawCheck', world.reply, undefined],
    data: checkDraw(world.reply, world.chain),
  },
  reply(salesApi.productDetail, { seriesId: '1' }, detail),
  reply(
    salesApi.productPage,
    { kind: 'box', state: 'onSale', size: 10 },
    { total: 2, list: [product, { ...product, productId: 2 }] },
  ),
  reply(blindboxApi.mine, {}, mine),
  reply(
    salesApi.buyRecordPage,
    { kind: 'box', size: 20 },
    { total: 3, list: [box('sealed'), box('reserved'), box('opened')] },
  ),
  reply(
    salesApi.buyRecordPage,
    { kind: 'box', seriesId: '1', size: 100 },
    { total: 1, list: [box('sealed')] },
  ),
]

function box(state: 'sealed' | 'reserved' | 'opened') {
  return {
    kind: 'box' as const,
    id: { sealed: 1, reserved: 2, opened: 3 }[state],
    productId: 1,
    state,
    price: '797000000',
    paid: '797000000',
    penalty: null,
    closed: false,
    time: now,
    expiry: now + 100,
    requestId: null,
    refundBlock: null,
    tokenId: null,
    level: null,
    txHash: 'ab',
    final: true,
  }
}

const screens = [
  [
    'blindBoxDetail',
    <BlindBoxDetailScreen key="detail" />,
    '?seriesId=1',
    'guest',
    { en: 'Remaining cards', tc: '剩餘卡片' },
  ],
  [
    'drawCheck',
    <DrawCheckScreen key="check" />,
    `?requestId=${drawId}`,
    'guest',
    { en: 'Right', tc: '正確' },
  ],
  ['blindBox', <BlindBoxScreen key="list" />, '', 'guest', { en: 'Harbour', tc: '海港' }],
  [
    'myBlindBox',
    <MyBlindBoxScreen key="mine" />,
    '',
    'member',
    { en: 'Spending limit', tc: '消費限額' },
  ],
] as const

describe.each(screens)('%s', (_, screen, search, reader, shown) => {
  test.each(locales)('is read in the words of the budget, in %s', (locale) => {
    const html = renderScreen(screen, { locale, search, replies, now })
    expect(visibleTexts(html, reader)).toContain(shown[locale])
    expect(beyondBudget(html, reader)).toEqual([])
    expect(filledButtons(html, reader)).toBeLessThanOrEqual(1)
  })
})

test('a step of a draw that is wrong shows from the start what differs', () => {
  const draw = (of: typeof world.reply): string =>
    renderScreen(<DrawCheckScreen />, {
      locale: 'en',
      search: `?requestId=${drawId}`,
      replies: [
        reply(blindboxApi.draw, { drawId: String(drawId) }, of),
        { queryKey: ['drawCheck', of, undefined], data: checkDraw(of, world.chain) },
      ],
      now,
    })
  expect(draw(falseWorld).match(/<details open=""/g)).toHaveLength(1)
  expect(draw(falseWorld)).toContain('Shown instead')
  expect(draw(world.reply)).not.toContain('<details open=""')
})
