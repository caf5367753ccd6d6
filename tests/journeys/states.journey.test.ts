import { randomUUID } from 'node:crypto'

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { discardLeftovers } from './discard.ts'
import { launchBrowser } from './browser.ts'
import type { Client } from './client.ts'
import { held } from './held.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { marketWords } from '#features/nft/testing/marketWords.ts'
import { browser, onStage, stack } from './onStage.ts'
import type { Viewer } from './scene.ts'
import { locales, phone, prepare } from './screens.ts'
import { tronLinkOf } from './tronLink.ts'
import { words } from './words.ts'

/** What a reader is told where something is missing: a wallet, a network, a figure, a permission. */
const told = {
  en: {
    install: 'Please install TronLink or OKX Wallet',
    copy: 'Copy link',
    copyFailed: 'Copy failed',
    checkAgain: 'Check again',
    dataFrom: /^No connection\. Data from/,
    offline: 'You are offline. This screen fills as soon as the connection is back.',
    short: 'The reward reserve cannot cover this term now',
    refused: 'Unlock time not reached. Nothing was spent.',
    bought: 'The card is yours',
    continuePaying: 'Continue paying?',
  },
  tc: {
    install: '請安裝 TronLink 或 OKX 錢包',
    copy: '複製連結',
    copyFailed: '複製失敗',
    checkAgain: '重新檢查',
    dataFrom: /^無法連線，資料時間/,
    offline: '目前離線，恢復連線後即會顯示。',
    short: '獎勵儲備目前不足以支付此期限',
    refused: '尚未到解鎖時間。未扣款。',
    bought: '卡片已歸您所有',
    continuePaying: '是否繼續支付？',
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
  const w = words[locale]
  const t = told[locale]
  const opened: BrowserContext[] = []
  afterAll(() => Promise.all(opened.map((context) => context.close())))

  async function pageOf(viewer: Viewer, from: Browser = browser): Promise<Page> {
    const page = await bareOf(viewer, from)
    // An order that an earlier test left unsigned is put away where it comes up.
    await discardLeftovers(page, w.discard)
    return page
  }

  async function bareOf(viewer: Viewer, from: Browser): Promise<Page> {
    const context = await phone(from, stack, clients.get(viewer)!, { locale, theme: 'light' })
    context.setDefaultTimeout(10_000)
    opened.push(context)
    return context.newPage()
  }

  test('without a wallet the sheet says which to install, once tapped and once it has looked', async () => {
    const page = await pageOf('nobody')
    await page.goto('/')
    await page.getByRole('button', { name: w.connectWallet }).first().click()
    await page.getByRole('button', { name: /^TronLink/ }).click()
    await page.getByText(t.install).first().waitFor()
    // The second one comes after five more looks, a second apart.
    const said = page.getByRole('dialog').getByText(t.install)
    await said.waitFor()
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
    await page.getByText('0x2b6653dc').waitFor()
    await page.getByRole('button', { name: t.checkAgain }).click()
    await page.getByText(w.wrongNetwork).waitFor()
    await page.evaluate(`window.walletChain = '${chainId}'`)
    await page.getByText(w.wrongNetwork).waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('offline, what was read stays with its age; what was not fills once the network is back', async () => {
    const page = await pageOf('nobody')
    await page.goto('/nft')
    const tiles = page.locator('a[href^="/nftDetail"]')
    // A link of the drawn page is one of the browser's until the app has it: that would load the page anew.
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

  test('a reserve that could not be read is not called short: it is asked for again', async () => {
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

  test('a price that cannot be compared is not reviewed: the figures are asked for again', async () => {
    const page = await pageOf('alice')
    const info = '**/swapnft/aon/cardSkuInfo'
    await page.route(info, (route) => route.fulfill({ status: 503, json: { code: 'NOT_READY' } }))
    await page.goto(`/nftDetail?tokenId=${await heldBy(clients.get('alice')!)}`)
    await page.getByRole('button', { name: marketWords[locale].sell, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const again = sheet.getByRole('button', { name: w.again })
    await again.waitFor()
    const review = sheet.getByRole('button', { name: w.review })
    await expect.poll(() => review.isDisabled()).toBe(true)
    await page.unroute(info)
    await again.click()
    await expect.poll(() => review.isEnabled()).toBe(true)
  })

  test('what was left unfinished is asked about when the open sheet is shut, never over it', async () => {
    const client = clients.get('alice')!
    const requestId = randomUUID()
    const { code } = await client.post(orderPath, { requestId, level: '1' })
    expect(code).toBe('OK')
    const page = await bareOf('alice', browser)
    const release = await held(page, '**/deposit/aon/buyRecordOfNoPay')
    await page.goto(`/nftDetail?tokenId=${await heldBy(client)}`)
    await page.getByRole('button', { name: w.stake, exact: true }).click()
    const term = page.getByRole('dialog').locator('label').filter({ hasText: w.term7 })
    await term.waitFor()
    const read = page.waitForResponse('**/deposit/aon/buyRecordOfNoPay')
    release()
    await (await read).finished()
    await term.click()
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByText(t.continuePaying).waitFor()
  })

  test('what the contract refuses with is said itself, in the reader’s language', async () => {
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

  test('over plain http from another machine a card is bought, and copying that fails says so', async () => {
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
