import { randomUUID } from 'node:crypto'

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import type { Client } from './client.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { marketLabels } from '#features/nft/testing/marketLabels.ts'
import { browser, onStage, stack } from './onStage.ts'
import type { Viewer } from './scene.ts'
import { locales, phone, prepare } from './screens.ts'
import { tronLinkOf } from './tronLink.ts'
import { labels } from './labels.ts'

/** The message where something is missing: a wallet, a network, a figure, a permission. */
const shownTexts = {
  en: {
    install: 'Please install TronLink or OKX Wallet',
    copy: 'Copy link',
    copyFailed: 'Copy failed',
    mainnet: 'TRON Mainnet',
    switchNetwork: 'Switch network',
    dataFrom: /^No connection\. Data from/,
    offline: 'You are offline. This screen fills as soon as the connection is back.',
    short: 'The reward reserve cannot cover this term now',
    refused: 'Unlock time not reached. Nothing was spent.',
    bought: 'The card is yours',
    continuePaying: 'Continue paying?',
    unfinished: /^\d unfinished orders$/,
    notNow: 'Not now',
  },
  tc: {
    install: '請安裝 TronLink 或 OKX 錢包',
    copy: '複製連結',
    copyFailed: '複製失敗',
    mainnet: 'TRON 主網',
    switchNetwork: '切換網路',
    dataFrom: /^無法連線，資料時間/,
    offline: '目前離線，恢復連線後即會顯示。',
    short: '獎勵儲備目前不足以支付此期限',
    refused: '尚未到解鎖時間。未扣款。',
    bought: '卡片已歸您所有',
    continuePaying: '是否繼續支付？',
    unfinished: /^\d 筆未完成的訂單$/,
    notNow: '暫不',
  },
}
/** `Error("Unlock time not reached")`, as a node answers it for a call that reverts. */
const reverts = {
  result: { result: true, message: '5245564552542065786563757465640a' },
  energy_used: 700,
  constant_result: [
    `08c379a0${'20'.padStart(64, '0')}${'17'.padStart(64, '0')}${Buffer.from('Unlock time not reached').toString('hex').padEnd(64, '0')}`,
  ],
}

const orderPath = '/deposit/aon/buyProductFirstPayBefore'

let clients: Map<Viewer, Client>

onStage({ web: true, neighbours: true })
beforeAll(async () => {
  clients = (await prepare(stack)).clients
})

async function heldBy(client: Client): Promise<number> {
  const { data } = await client.post('/swapnft/aon/ownCardPage', { state: 'held' })
  return data.list[0].tokenId
}

describe.each(inOneLanguage(locales))('in %s', (locale) => {
  const w = labels[locale]
  const t = shownTexts[locale]
  const opened: BrowserContext[] = []
  afterAll(() => Promise.all(opened.map((context) => context.close())))

  async function pageOf(viewer: Viewer, from: Browser = browser): Promise<Page> {
    const context = await phone(from, stack, clients.get(viewer)!, { locale, theme: 'light' })
    context.setDefaultTimeout(10_000)
    opened.push(context)
    return context.newPage()
  }

  test('without a wallet the sheet names which to install, after a tap and after detection', async () => {
    const page = await pageOf('nobody')
    await page.goto('/')
    await page.getByRole('button', { name: w.connectWallet }).first().click()
    await page.getByRole('button', { name: /^TronLink/ }).click()
    await page.getByText(t.install).first().waitFor()
    // The second one comes after five more looks, a second apart.
    const stated = page.getByRole('dialog').getByText(t.install)
    await stated.waitFor()
    await expect.poll(() => page.getByRole('dialog').getByRole('link').count()).toBe(2)
  })

  test('a wallet on another network stands before everything, until it is on ours', async () => {
    const page = await pageOf('nobody')
    const { address } = clients.get('newcomer')!
    const { chainId } = (await clients.get('nobody')!.post('/deposit/project/baseConfig')).data
    await page.addInitScript(tronLinkOf(address, '0x2b6653dc'))
    await page.addInitScript(`localStorage.setItem('wallet', 'tronlink:${address}')`)
    await page.goto('/')
    await page.getByText(w.wrongNetwork).waitFor()
    await page.getByRole('dialog').getByText(t.mainnet, { exact: true }).waitFor()
    await expect.poll(() => page.getByText(/0x[0-9a-f]{8}/).count()).toBe(0)
    // This wallet answers, and stays where it is.
    await page.getByRole('button', { name: t.switchNetwork }).click()
    await page.getByText(w.wrongNetwork).waitFor()
    await page.evaluate(`window.walletChain = '${chainId}'`)
    await page.getByText(w.wrongNetwork).waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('offline, what was read stays with its age; what was not fills once the network is back', async () => {
    const page = await pageOf('nobody')
    await page.goto('/nft')
    const tiles = page.locator('a[href^="/nftDetail"]')
    // A link of the prerendered page belongs to the browser until the app takes over: it would load
    // the page again.
    const isLive = () =>
      tiles.first().evaluate((tile) => Object.keys(tile).some((name) => name.startsWith('__react')))
    await expect.poll(isLive).toBe(true)
    await tiles.first().click()
    await page.getByText(w.artMatches).waitFor()
    await page.goBack()
    await tiles.nth(1).waitFor()
    await page.context().setOffline(true)
    await page.getByText(t.dataFrom).waitFor()
    await tiles.nth(1).click()
    await page.getByText(t.offline).waitFor()
    await page.context().setOffline(false)
    await page.getByText(w.artMatches).waitFor()
    await expect.poll(() => page.getByText(t.offline).count()).toBe(0)
  })

  test('a reserve that could not be read is not called short: it is requested again', async () => {
    const page = await pageOf('alice')
    const part = '**/deposit/mucnft-pledge/part'
    await page.route(part, (route) => route.fulfill({ status: 503, json: { code: 'NOT_READY' } }))
    await page.goto(`/nftDetail?tokenId=${await heldBy(clients.get('alice')!)}`)
    await page.getByRole('button', { name: w.stake, exact: true }).click()
    const again = page.getByRole('dialog').getByRole('button', { name: w.again })
    await again.waitFor()
    await expect.poll(() => page.getByText(t.short).count()).toBe(0)
    await page.unroute(part)
    await again.click()
    const term = page.getByRole('dialog').locator('label').filter({ hasText: w.term7 })
    await expect.poll(() => term.getByRole('radio').isEnabled()).toBe(true)
  })

  test('a price that cannot be compared is not reviewed: the figures are requested again', async () => {
    const page = await pageOf('alice')
    const info = '**/swapnft/aon/cardSkuInfo'
    await page.route(info, (route) => route.fulfill({ status: 503, json: { code: 'NOT_READY' } }))
    // By a link: a page from the server brings the figures with it.
    await page.goto('/nft')
    const card = `/nftDetail?tokenId=${await heldBy(clients.get('alice')!)}`
    await page.evaluate(`history.pushState(null, '', '${card}')`)
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    await page.getByRole('button', { name: marketLabels[locale].sell, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const again = sheet.getByRole('button', { name: w.again })
    await again.waitFor()
    const review = sheet.getByRole('button', { name: w.review })
    await expect.poll(() => review.isDisabled()).toBe(true)
    await page.unroute(info)
    await again.click()
    await expect.poll(() => review.isEnabled()).toBe(true)
  })

  test('unfinished orders have one banner, never a dialog; put off, it comes back with a change', async () => {
    const client = clients.get('alice')!
    const order = async (): Promise<void> => {
      const { code } = await client.post(orderPath, { requestId: randomUUID(), level: '1' })
      expect(code).toBe('OK')
    }
    await order()
    await order()
    const page = await pageOf('alice')
    const banner = page.getByRole('heading', { name: t.continuePaying })
    const read = async (go: () => Promise<unknown>): Promise<void> => {
      const reply = page.waitForResponse('**/deposit/aon/buyRecordOfNoPay')
      await go()
      await (await reply).finished()
      await page.waitForLoadState('networkidle')
    }
    await read(() => page.goto('/nft'))
    await banner.waitFor()
    expect(await banner.count()).toBe(1)
    await page.getByText(t.unfinished).waitFor()
    expect(await page.locator('[role=dialog], [role=alertdialog]').count()).toBe(0)
    await page.getByRole('button', { name: t.notNow }).click()
    await banner.waitFor({ state: 'detached' })
    await read(() => page.reload())
    expect(await banner.count()).toBe(0)
    await order()
    await read(() => page.reload())
    await banner.waitFor()
    await page.getByRole('button', { name: w.continue, exact: true }).click()
    const row = page.getByRole('dialog').getByRole('listitem')
    const waiting = row.filter({ has: page.getByRole('button', { name: w.discard }) })
    await waiting.first().waitFor()
    const count = await waiting.count()
    await waiting.first().getByRole('button', { name: w.discard }).click()
    await expect.poll(() => waiting.count()).toBe(count - 1)
    await waiting.first().getByRole('button', { name: w.continue }).click()
    await page.getByRole('button', { name: w.confirm }).waitFor()
    // Put off on the sheet, an order is put off as by the banner.
    const postponed = () =>
      page.evaluate<number>(`(localStorage.getItem('postponed') ?? '').split(',').length`)
    const before = await postponed()
    await page.getByRole('dialog').getByRole('button', { name: t.notNow }).click()
    await expect.poll(postponed).toBe(before + 1)
  })

  test('the contract’s reason for a refusal is shown itself, in the reader’s language', async () => {
    const page = await pageOf('alice')
    await page.goto(`/nftDetail?tokenId=${await heldBy(clients.get('alice')!)}`)
    await page.getByRole('button', { name: w.stake, exact: true }).click()
    await page.route('**/wallet/triggerconstantcontract', (route) =>
      route.fulfill({ json: reverts }),
    )
    await page.getByRole('dialog').locator('label').filter({ hasText: w.term7 }).click()
    await page.getByRole('button', { name: w.review }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(t.refused)
  })

  test('over plain http from another machine a card is bought, and copying that fails shows it', async () => {
    const elsewhere = await launchBrowser('tessera.test')
    const page = await pageOf('alice', elsewhere)
    const origin = stack.server.url.replace('127.0.0.1', 'tessera.test')
    await page.goto(`${origin}/invitations`)
    expect(await page.evaluate('isSecureContext')).toBe(false)
    await page.getByRole('button', { name: t.copy }).click()
    await page.getByText(t.copyFailed).first().waitFor()
    await page.goto(`${origin}/nftInv?level=1`)
    await page.getByRole('button', { name: w.buy }).click()
    await page.getByRole('button', { name: w.confirm }).click()
    await page.getByText(t.bought).first().waitFor()
    await elsewhere.close()
  })
})
