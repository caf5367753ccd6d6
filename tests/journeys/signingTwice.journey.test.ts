import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { phone } from './screens.ts'
import { labels } from './labels.ts'

/** One order under two hands: in two tabs of one account, and under a finger that taps twice. */
let judy: Client
let context: BrowserContext
/** Transactions that were sent from any page, by their bytes. */
let sent: string[]

const w = labels.en
const cardBought = 'The card is yours'
const continuePaying = 'Continue paying?'

onStage({ web: true })
beforeAll(async () => {
  judy = new Client(stack, 'judy')
  const { address } = stack.world.deployment.contracts['Team']!
  const team = await judy.wallet.contract().at(address)
  await team['bindParent'](stack.world.net.accounts[0]!.address).send()
  await stack.server.indexer.catchUp()
  await judy.signIn()
})
beforeEach(async () => {
  context = await phone(browser, stack, judy, { locale: 'en', theme: 'light' })
  sent = []
  context.on('request', (request) => {
    if (!request.url().endsWith('/wallet/broadcasttransaction')) return
    sent.push((request.postDataJSON() as { raw_data_hex: string }).raw_data_hex)
  })
})
afterEach(() => context?.close())

const confirm = (page: Page) =>
  page.getByRole('button', { name: w.confirm }).and(page.locator(':enabled'))
const cards = async (): Promise<number> =>
  (await judy.post('/swapnft/aon/ownCardPage', { state: 'held' })).data.total

/** A tab in which a card is ordered and waits for its signature. */
async function ordered(): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/nftInv?level=1')
  await page.getByRole('button', { name: w.buy }).click()
  await confirm(page).waitFor()
  return page
}

/** Another tab of the same account, which continues what the first one left unsigned. */
async function resumed(): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/nft')
  await page.getByRole('heading', { name: continuePaying }).waitFor()
  await page.getByRole('button', { name: w.continue, exact: true }).click()
  const activity = page.getByRole('dialog')
  await activity.getByRole('button', { name: w.continue, exact: true }).click()
  await confirm(page).waitFor()
  return page
}

async function bothState(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByText(cardBought).first().waitFor()
    await expect.poll(() => confirm(page).count()).toBe(0)
  }
}

test('two tabs continue one order: one signs, the other shows that it is done', async () => {
  const before = await cards()
  const first = await ordered()
  const second = await resumed()
  await confirm(first).click()
  await bothState([first, second])
  expect(sent).toHaveLength(1)
  expect(await cards()).toBe(before + 1)
})

test('confirmed in both at the same moment it is one transaction, and one card', async () => {
  const before = await cards()
  const pages = [await ordered(), await resumed()]
  const buttons = await Promise.all(pages.map((page) => confirm(page).elementHandle()))
  await Promise.all(
    buttons.map((button) =>
      button!.evaluate((one) => (one as unknown as { click(): void }).click()),
    ),
  )
  await bothState(pages)
  expect(new Set(sent).size).toBe(1)
  expect(await cards()).toBe(before + 1)
})

test('a double click on the button sends once', async () => {
  const before = await cards()
  const page = await ordered()
  await confirm(page).dblclick()
  await bothState([page])
  expect(sent).toHaveLength(1)
  expect(await cards()).toBe(before + 1)
})
