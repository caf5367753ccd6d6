import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Client } from './client.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { browser, onStage, stack } from './onStage.ts'
import type { Viewer } from './scene.ts'
import { locales, phone, prepare } from './screens.ts'
import { undrawn } from './notRendered.ts'
import { labels } from './labels.ts'

/** The ways through the app: where one arrives, what stays as it was left, how far a list goes. */
const shownTexts = {
  en: {
    cheap: 'Cheap',
    demo: 'demo',
    more: 'Show more',
    notSent: 'Not sent in time, nothing spent',
    search: 'Name, symbol or address',
    selectFirst: 'Select an NFT first',
    other: '繁體中文',
    otherMarket: 'NFT 市場',
    otherHeader: 'zh-TW,zh',
    otherLang: 'zh-TW',
    setAside: 'Reward set aside',
    unlockTime: 'Unlock time',
    term: 'Term',
    days30: '30 days',
    setInviter: 'Set inviter',
    myInvitation: 'My Invitation',
  },
  tc: {
    cheap: '價低',
    demo: '示範',
    more: '顯示更多',
    notSent: '已逾時，未扣款',
    search: '名稱、代號或地址',
    selectFirst: '請先選擇 NFT',
    other: 'English',
    otherMarket: 'NFT market',
    otherHeader: 'en-US,en',
    otherLang: 'en-US',
    setAside: '預留獎勵',
    unlockTime: '解鎖時間',
    term: '期限',
    days30: '30 天',
    setInviter: '設定邀請人',
    myInvitation: '我的邀請',
  },
}

let clients: Map<Viewer, Client>

onStage({ web: true, neighbours: true })
beforeAll(async () => {
  clients = (await prepare(stack)).clients
})

/** Answers a paged call from a list of our own; only what the app requests is sent. */
const pagesOf = (list: readonly unknown[]) => (route: Route) => {
  const form = new URLSearchParams(route.request().postData() ?? '')
  const size = Number(form.get('pageSize') ?? 20)
  const from = (Number(form.get('pageNum') ?? 1) - 1) * size
  const data = { total: list.length, list: list.slice(from, from + size) }
  return route.fulfill({ json: { code: 'OK', msg: '', data } })
}

const order = (n: number) => ({
  orderId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'nft.buy',
  state: 'expired',
  createdAt: 1,
  expiresAt: 2,
  txHash: null,
  reason: null,
  subject: {},
  call: { contract: '', selector: '', args: [], callValue: '0', feeLimit: '0' },
})
const ordersTo = (count: number) => Array.from({ length: count }, (_, n) => order(n))

describe.each(inOneLanguage(locales))('in %s', (locale) => {
  const w = labels[locale]
  const t = shownTexts[locale]
  const opened: BrowserContext[] = []
  afterAll(() => Promise.all(opened.map((context) => context.close())))

  async function pageOf(viewer: Viewer): Promise<Page> {
    const context = await phone(browser, stack, clients.get(viewer)!, { locale, theme: 'light' })
    context.setDefaultTimeout(10_000)
    opened.push(context)
    return context.newPage()
  }
  const tiles = (page: Page) => page.locator('#market-panel a[href^="/nftDetail"]')
  const scrolled = (page: Page) => page.evaluate<number>('scrollY')

  test('a navigation begins at the top', async () => {
    const page = await pageOf('nobody')
    await page.goto('/nft')
    // What was rendered in another language is replaced when the app takes over.
    const scroll = async () => {
      await tiles(page).last().scrollIntoViewIfNeeded()
      return scrolled(page)
    }
    await expect.poll(scroll).toBeGreaterThan(100)
    await tiles(page).last().click()
    await page.getByText(w.artMatches).waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test('the market stays as it was left; home never does', async () => {
    const page = await pageOf('nobody')
    await page.goto('/')
    await page.getByLabel(t.search).fill('TES')
    await page.getByRole('link', { name: w.market }).first().click()
    await page.getByRole('tab', { name: w.levels }).click()
    const levels = page.locator('#market-panel a[href^="/nftInv"]')
    await levels.first().waitFor()
    await page.evaluate(`document.querySelector('#market-panel a').dataset.mark = 'same'`)
    await levels.first().click()
    await page.getByRole('button', { name: w.buy }).waitFor()
    await page.goBack()
    await expect
      .poll(() => page.getByRole('tab', { name: w.levels }).getAttribute('aria-selected'))
      .toBe('true')
    await expect.poll(() => page.locator('[data-mark=same]').count()).toBe(1)
    await page.goBack()
    await expect.poll(() => page.getByLabel(t.search).inputValue()).toBe('')
  })

  test.each(['/usersList', '/blindBox'])('%s stays as it was left, too', async (path) => {
    const page = await pageOf('nobody')
    await page.goto(path)
    // What is rendered before the app runs may be replaced.
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      `document.querySelector('main input, main [role=tab]').dataset.mark = 'same'`,
    )
    await page.getByRole('button', { name: w.menu }).click()
    const away = page.getByRole('dialog').getByRole('link', { name: t.myInvitation, exact: true })
    await away.click()
    await page.waitForURL('**/invitations')
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.locator('[data-mark=same]').isVisible()).toBe(true)
  })

  test('the language changes by its own button, at once, for the server too, and stays', async () => {
    const page = await pageOf('nobody')
    // As the reader chose it: what a context puts into its pages would undo the choice.
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: w.menu }).click()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.headers()['accept-language'] ?? ''))
    await page.getByRole('button', { name: t.other }).click()
    expect(await page.evaluate('document.documentElement.lang')).toBe(t.otherLang)
    expect(await page.evaluate('localStorage.getItem("locale")')).not.toBe(locale)
    await page.keyboard.press('Escape')
    await page.getByRole('link').first().click()
    await page.getByRole('link', { name: t.otherMarket }).first().click()
    await tiles(page).first().waitFor()
    expect(asked).toContain(t.otherHeader)
  })

  test('a stake without a card states what to do first', async () => {
    const page = await pageOf('alice')
    await page.goto('/nftPledge')
    await page.getByRole('button', { name: w.addNft }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.review }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(t.selectFirst)
  })

  test('a market with cards of demo neighbours shows it once', async () => {
    const page = await pageOf('nobody')
    await page.goto('/nft')
    await tiles(page).first().waitFor()
    const demo = page.getByText(t.demo, { exact: true })
    await demo.waitFor()
    expect(await demo.count()).toBe(1)
    // Those in the urns of blind boxes, which have no owner yet, are not among its cards.
    const { data } = await clients.get('nobody')!.post('/tessera/nft/cardPage')
    expect(data.total).toBe(data.list.length)
    await expect.poll(() => tiles(page).count()).toBe(data.total)
  })

  test('the market continues to its last card', async () => {
    const page = await pageOf('nobody')
    const { data } = await clients.get('nobody')!.post('/tessera/nft/cardPage')
    const many = Array.from({ length: 130 }, (_, n) => ({ ...data.list[0], tokenId: n + 1 }))
    await page.route('**/tessera/nft/cardPage', pagesOf(many))
    await undrawn(page)
    await page.goto('/nft')
    for (const count of [20, 40, 60, 80, 100, 120]) {
      await expect.poll(() => tiles(page).count()).toBe(count)
      await page.getByRole('button', { name: t.more }).click()
    }
    await expect.poll(() => tiles(page).count()).toBe(130)
    await expect.poll(() => page.getByRole('button', { name: t.more }).count()).toBe(0)
  })

  test('an order leads to its transaction however many came after it', async () => {
    const page = await pageOf('alice')
    const { data } = await clients.get('alice')!.post('/deposit/mucnft-pledge/pledgeRecord')
    const sought = { ...order(999), state: 'done', txHash: data.list[0].txHash }
    await page.route('**/tessera/home/activity', pagesOf([...ordersTo(250), sought]))
    await page.goto(`/tx?id=${sought.orderId}`)
    await expect.poll(() => page.locator('main').textContent()).toContain(data.list[0].txHash)
  })

  test('the activity continues to the first order', async () => {
    const page = await pageOf('alice')
    await page.route('**/tessera/home/activity', pagesOf(ordersTo(120)))
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: w.menu }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.activity }).click()
    const sheet = page.getByRole('dialog').filter({ has: page.getByText(t.notSent) })
    for (const count of [50, 100]) {
      await expect.poll(() => sheet.getByRole('listitem').count()).toBe(count)
      await sheet.getByRole('button', { name: t.more }).click()
    }
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(120)
    await expect.poll(() => sheet.getByRole('button', { name: t.more }).count()).toBe(0)
  })

  test('a transaction shows its amounts with their units, and as the contract has them', async () => {
    const page = await pageOf('nobody')
    const { data } = await clients.get('alice')!.post('/deposit/mucnft-pledge/pledgeRecord')
    const { reward, txHash, itemUnlockTime } = data.list[0]
    await page.goto(`/tx?id=${txHash}`)
    await page.getByText(w.contractCall, { exact: true }).click()
    const fact = (label: string) =>
      page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
    const tes = (BigInt(reward) / 10n ** 18n).toLocaleString('en-US')
    await expect
      .poll(() => fact(t.setAside).textContent())
      .toMatch(new RegExp(`${tes}(\\.\\d+)? TES`))
    await expect.poll(() => fact(t.setAside).textContent()).toContain(`reward ${reward}`)
    await expect
      .poll(() => fact(t.unlockTime).textContent())
      .toContain(`unlockTime ${itemUnlockTime}`)
    await expect.poll(() => fact(t.term).textContent()).toContain(t.days30)
  })

  test('an invitation leads to its screen and fills in who invited', async () => {
    const alice = clients.get('alice')!.address
    const inviting = await pageOf('alice')
    await inviting.goto('/')
    await inviting.getByRole('button', { name: w.menu }).click()
    await inviting
      .getByRole('dialog')
      .getByRole('link', { name: t.myInvitation, exact: true })
      .click()
    const link = `${stack.server.url}/invitations?inviter=${alice}`
    await inviting.getByText(link, { exact: true }).waitFor()
    const invited = await pageOf('newcomer')
    await invited.goto(link)
    await invited.getByRole('button', { name: t.setInviter }).click()
    const inviter = invited.getByRole('dialog').getByRole('textbox')
    await expect.poll(() => inviter.inputValue()).toBe(alice)
    // It wraps and is one line all the same: no break stays, and Enter submits.
    await inviter.fill('T1\n')
    await expect.poll(() => inviter.inputValue()).toBe('T1')
    expect(await invited.getByRole('alert').count()).toBe(0)
    await inviter.press('Enter')
    await invited.getByRole('dialog').getByRole('alert').waitFor()
    expect(await inviter.inputValue()).toBe('T1')
  })
})
