import { zeroAddress } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { beyondBudget, filledButtons, visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { nftApi } from '../api.ts'
import { marketApi } from '../marketApi.ts'
import type { Card, CardDetail, CardLevel } from '../shapes.ts'
import { Leave } from './Leave.tsx'
import { MarketScreen } from './MarketScreen.tsx'
import { MyNftScreen } from './MyNftScreen.tsx'
import { NftDetailScreen } from './NftDetailScreen.tsx'
import { NftInvScreen } from './NftInvScreen.tsx'
import { NftPledgeScreen } from './NftPledgeScreen.tsx'

const now = 1_800_000_000
const names = ['Clay', 'Marble', 'Glass', 'Silver', 'Gold']
const card: Card = {
  tokenId: 7001,
  level: 3,
  levelStr: 'Glass',
  owner: zeroAddress,
  power: 600,
  state: 'onSale',
  isPledge: false,
  stakedAt: null,
  itemUnlockTime: null,
  reward: '0',
  paid: '0',
  mintedAt: now,
  boughtFor: '1661000000',
  lastSale: '499700000',
  mintPrice: '500000000',
  listing: { number: 1, coin: 'TRX', price: '1700000000', worth: '510000000', expiry: now + 9_000 },
  sale: null,
  final: true,
}
const staked: Card = {
  ...card,
  tokenId: 7002,
  state: 'staked',
  isPledge: true,
  stakedAt: now - 100,
  itemUnlockTime: now + 86_400,
  reward: '32000000000000000000',
  listing: null,
}
const detail = (of: Card): CardDetail => ({
  ...of,
  tokenURI: '',
  creator: zeroAddress,
  contract: zeroAddress,
  standard: 'TRC-721',
  blockchain: 'TRON',
  creatorFeeBps: 250,
  approved: true,
})
const levels = names.map((levelStr, i): CardLevel => ({
  level: i + 1,
  levelStr,
  remainSupply: 700,
  supply: 800,
  pledgeTime: 604_800,
  price: '500000000',
  priceTrx: '1661798483',
  nextTokenId: 7009,
  fundAddress: zeroAddress,
  power: 600,
}))
const part = {
  totalPledged: 7,
  totalPower: 7_020,
  totalReward: '1000000000000000000',
  paidLast30Days: '1000000000000000000',
  reserve: {
    balance: '50000000000000000000',
    promised: '2000000000000000000',
    free: '48000000000000000000',
  },
  runwayDays: 1_440,
  mine: {
    pledged: 1,
    power: 600,
    claimable: '1000000000000000000',
    owed: '0',
    claimed: '5',
    nextUnlockTime: now + 86_400,
  },
}
const own = {
  total: 2,
  list: [card, staked],
  counts: { all: 2, held: 1, onSale: 1, mining: 1, pledging: 0, frozen: 0 },
  power: 1_200,
  miningPower: 600,
}
const statistic = {
  supply: 8_100,
  minted: 41,
  staked: 7,
  holders: 7,
  volume: '5',
  marketVolume: '540000000',
  sales: 3,
  listed: 6,
  floor: '50000000',
  trxRate: '300842',
  byLevel: [],
}
const month = { time: 2_592_000, days: 30, rate: '20000000000' }
const replies = [
  reply(nftApi.nftDetail, { tokenId: '7001' }, detail(card)),
  reply(nftApi.nftDetail, { tokenId: '7002' }, detail(staked)),
  reply(nftApi.productLevelInfo, {}, { levels }),
  reply(
    nftApi.getDepositTypes,
    {},
    { terms: [month], tesPriceE12: '55000000000000000', sources: [] },
  ),
  reply(nftApi.nftStatistic, {}, statistic),
  reply(nftApi.cardPage, { sort: 'default', size: 20 }, { total: 2, list: [card, staked] }),
  reply(nftApi.ownCardPage, { state: 'all', size: 20 }, own),
  reply(nftApi.ownCardPage, { pageSize: '100' }, own),
  reply(nftApi.part, {}, part),
  reply(
    marketApi.cardSkuInfo,
    { tokenId: '7001' },
    {
      listing: null,
      levelFloor: '480000000',
      lastSale: '499700000',
      mintPrice: '500000000',
      bestOffer: '455000000',
      trxRate: '300842',
      feeBps: 250,
      creatorFeeBps: 250,
    },
  ),
  reply(
    nftApi.cardPage,
    { sort: 'default', level: '3', state: 'held', tokenId: '7001', size: 20 },
    { total: 1, list: [card] },
  ),
]

const screens = [
  ['market', <MarketScreen key="1" />, '', 'guest', { en: 'Floor', tc: '底價' }],
  [
    'a card for sale',
    <NftDetailScreen key="2" />,
    '?tokenId=7001',
    'member',
    { en: 'APR', tc: '年化收益率（APR）' },
  ],
  [
    'a staked card',
    <NftDetailScreen key="3" />,
    '?tokenId=7002',
    'member',
    { en: 'Earned so far', tc: '已累積' },
  ],
  ['nftInv', <NftInvScreen key="4" />, '?level=3', 'guest', { en: 'APR', tc: '年化收益率（APR）' }],
  [
    'nftPledge',
    <NftPledgeScreen key="5" />,
    '',
    'member',
    { en: 'My claimable reward', tc: '我可領取的獎勵' },
  ],
  ['myNft', <MyNftScreen key="6" />, '', 'member', { en: 'Mining power', tc: '質押中算力' }],
] as const

describe.each(screens)('%s', (_, screen, search, reader, shown) => {
  test.each(locales)('is read in the words of the budget, in %s', (locale) => {
    const html = renderScreen(screen, { locale, search, replies, now })
    expect(visibleTexts(html, reader)).toContain(shown[locale])
    expect(beyondBudget(html, reader)).toEqual([])
    expect(filledButtons(html, reader)).toBeLessThanOrEqual(1)
  })
})

test('a card for sale has its price at its name, and below it floor, last sale and best offer', () => {
  const html = renderScreen(<NftDetailScreen />, {
    locale: 'en',
    search: '?tokenId=7001',
    replies,
    now,
  })
  const texts = visibleTexts(html)
  const after = (label: string): string | undefined => texts[texts.indexOf(label) + 1]
  // 1,700 TRX at 0.300842 USDT.
  expect(texts).toContain('511.43')
  expect(texts).toContain('1,700.00 TRX')
  expect([after('Floor'), after('Last sale'), after('Best offer')]).toEqual([
    '480.00 USDT',
    '499.70 USDT',
    '455.00 USDT',
  ])
})

test.each([
  ['en', 'Remove filter: Held', 'Remove filter: #7001'],
  ['tc', '移除篩選：持有', '移除篩選：#7001'],
] as const)('each filter of the market that is active is a chip, in %s', (locale, state, id) => {
  const search = '?level=3&state=held&tokenId=7001'
  const html = renderScreen(<MarketScreen />, { locale, search, replies, now })
  expect(html).toContain(`aria-label="${state}"`)
  expect(html).toContain(`aria-label="${id}"`)
  const glass = locale === 'en' ? 'Glass' : '琉璃'
  expect(html).toMatch(new RegExp(`aria-selected="true"[^>]*><span[^>]*>${glass}<`))
  const none = renderScreen(<MarketScreen />, { locale, replies, now })
  expect(none).not.toContain(state)
})

test('one leaves a stake until its term is over', () => {
  const offered = (more: Partial<Card>): boolean =>
    renderScreen(<Leave card={{ ...staked, ...more }} />, { locale: 'en', replies, now }).includes(
      'Leave',
    )
  expect(offered({})).toBe(true)
  expect(offered({ itemUnlockTime: now - 1 })).toBe(false)
})

test('a card for sale states what it earns, its worth and APR before it is bought', () => {
  const html = renderScreen(<NftDetailScreen />, {
    locale: 'en',
    search: '?tokenId=7001',
    replies,
    now,
  })
  // 600 × 0.00000002 × 2,592,000 s = 31.104 TES, at 0.055 USDT 1.71072; over 510 USDT in a year 4.08 %.
  expect(visibleTexts(html)).toContain('Staked for 30 days: about 31.10 TES (1.71 USDT)')
  expect(visibleTexts(html)).toContain('4.08%')
})
