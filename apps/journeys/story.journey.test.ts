import path from 'node:path'

import { startWorld } from '#apps/deploy/testing.ts'
import { type Server, startServer } from '#apps/server/server.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'

/** The main job as a person does it, by what a person sees; the chain itself is asked what came of it. */
let world: Awaited<ReturnType<typeof startWorld>>
let server: Server
let browser: Browser

const people = [
  {
    locale: 'en',
    name: 'ivan',
    tokenId: 7001,
    words: {
      glass: 'Glass',
      buy: /^Buy for/,
      as: /Continue as ivan/,
      activeFirst: 'Please active first',
      noInviter: 'I have no inviter',
      activate: 'Activate',
      confirm: 'Confirm in wallet',
      success: /Success : done/,
      close: 'Close',
      check: 'Check status',
      go: 'Continue',
      stake: 'Stake',
      review: 'Review and sign',
      days30: /^30/,
      remove: 'Remove pledge',
      claim: /^Claim/,
    },
  },
  {
    locale: 'tc',
    name: 'judy',
    tokenId: 7002,
    words: {
      glass: '琉璃',
      buy: /TRX 購買/,
      as: /以 judy 身分繼續/,
      activeFirst: '請先啟用',
      noInviter: '我沒有邀請人',
      activate: '啟用',
      confirm: '請在錢包確認',
      success: /成功/,
      close: '關閉',
      check: '查詢狀態',
      go: '繼續',
      stake: '質押',
      review: '檢視並簽署',
      days30: /^30/,
      remove: '解除質押',
      claim: /^領取/,
    },
  },
]

beforeAll(async () => {
  world = await startWorld()
  server = await startServer({
    config: {
      host: '127.0.0.1',
      port: 0,
      tronUrl: world.net.url,
      dataDir: null,
      databaseUrl: null,
      deploymentFile: '',
      logLevel: 'silent',
      nativeSymbol: 'TRX',
      links: [],
      demo: [],
    },
    deployment: deploymentOf(world.deployment),
    webFolder: path.resolve(import.meta.dirname, '../../build/web'),
    demoAccounts: world.net.accounts,
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await world?.close()
})

describe.each(people)('the main job in $locale', ({ locale, name, tokenId, words }) => {
  const dialog = (page: Page) => page.getByRole('dialog').last()
  const button = (page: Page, label: string | RegExp) =>
    page.getByRole(
      'button',
      typeof label === 'string' ? { name: label, exact: true } : { name: label },
    )

  /** What axe finds wrong with the page as it stands, by rule. */
  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe.source)
    return page.evaluate('axe.run().then((r) => r.violations.map((one) => one.id))')
  }

  async function confirm(page: Page): Promise<void> {
    await button(page, words.confirm).click()
    await dialog(page).getByRole('button', { name: words.confirm }).waitFor({ state: 'hidden' })
  }

  test('activate, buy with a reload in the middle, stake, remove, claim', async () => {
    const page = await browser.newPage({ viewport: { width: 480, height: 900 } })
    page.setDefaultTimeout(8_000)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.addInitScript(`localStorage.setItem('locale', '${locale}')`)

    await page.goto(`${server.url}/nftInv?level=3`)
    await button(page, words.buy).click()
    await button(page, words.as).click()
    await page.getByText(words.activeFirst).first().waitFor()
    await button(page, words.noInviter).click()
    await button(page, words.activate).click()
    await confirm(page)
    await expect.poll(() => world.read('Team', 'isActive', [world.hex(name)])).toBe(true)

    await page.goto(`${server.url}/nftInv?level=3`)
    await button(page, words.buy).click()
    await button(page, words.confirm).waitFor()
    await page.reload()
    await button(page, words.check).click()
    await button(page, words.go).click()
    await confirm(page)
    const owner = () => world.read<string>('Cards', 'ownerOf', [BigInt(tokenId)]).catch(() => '')
    await expect.poll(async () => (await owner()).toLowerCase()).toBe(world.hex(name).toLowerCase())

    await page.goto(`${server.url}/nftDetail?tokenId=${tokenId}`)
    await button(page, words.stake).click()
    await dialog(page).locator('label').filter({ hasText: words.days30 }).click()
    await dialog(page).getByRole('button', { name: words.review, exact: true }).click()
    await confirm(page)
    await world.net.travel(31 * 86_400)

    await page.goto(`${server.url}/nftDetail?tokenId=${tokenId}`)
    await button(page, words.remove).click()
    await confirm(page)
    await page.goto(`${server.url}/nftPledge`)
    await button(page, words.claim).first().click()
    await confirm(page)
    await expect
      .poll(() => world.read<bigint>('Tes', 'balanceOf', [world.hex(name)]))
      .toBeGreaterThan(0n)
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
})
