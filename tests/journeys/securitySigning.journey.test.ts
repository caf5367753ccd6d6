import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { phone } from './screens.ts'
import { labels } from './labels.ts'

/** The signing sheet in a browser: what it reads from the bytes, and what it refuses. */
let ivan: Client
let context: BrowserContext
let page: Page

onStage({ web: true })
beforeAll(async () => {
  ivan = new Client(stack, 'ivan')
  const { address } = stack.world.deployment.contracts['Team']!
  const team = await ivan.wallet.contract().at(address)
  await team['bindParent'](stack.world.net.accounts[0]!.address).send()
  await stack.server.indexer.catchUp()
  await ivan.signIn()
})
beforeEach(async () => {
  context = await phone(browser, stack, ivan, { locale: 'en', theme: 'light' })
  page = await context.newPage()
})
afterEach(() => context?.close())

const grouped = (address: string): string => address.match(/.{1,4}/g)!.join(' ')

/** Orders a Glass card. */
async function buy(): Promise<void> {
  await page.goto('/nftInv?level=3')
  await page.getByRole('button', { name: labels.en.buy }).click()
}

test('contract by name, method, each argument, value, the most it can cost, and who signs', async () => {
  await buy()
  const sheet = page.getByRole('dialog').last()
  await sheet
    .getByRole('button', { name: labels.en.confirm })
    .and(sheet.locator(':enabled'))
    .waitFor()
  await sheet.getByText('Contract call').click()
  const fact = (label: string) =>
    sheet
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd')
      .first()
  const { address } = stack.world.deployment.contracts['Cards']!
  await expect.poll(() => fact('Contract').innerText()).toBe(`Cards\n${grouped(address)}`)
  await expect.poll(() => fact('Call').innerText()).toBe('Buy')
  await expect.poll(() => fact('Level of the card').innerText()).toBe('3')
  await expect.poll(() => fact('Signed by').innerText()).toBe(grouped(ivan.address))
  const trx = async (label: string): Promise<number> =>
    Number((await fact(label).innerText()).split('\n')[0]!.replace(/[, TRX]/g, ''))
  await expect.poll(() => fact('Goes to').innerText()).toBe('Cards')
  await sheet.getByText(grouped(address), { exact: true }).first().waitFor()
  // Beside it in sun, as the bytes have it.
  const [, sun] = (await fact('You send').innerText()).split('\n')
  expect(Number(sun)).toBeCloseTo((await trx('You send')) * 1_000_000, 0)
  const fee = /at most ([\d.]+)/.exec(await fact('Network fee').innerText())?.[1]
  expect(await trx('Most it can cost')).toBeCloseTo((await trx('You send')) + Number(fee), 6)
})

const reply = (change: (json: never) => object) => async (route: Route) => {
  const response = await route.fetch()
  return route.fulfill({ response, json: change((await response.json()) as never) })
}

interface Made {
  transaction: { raw_data_hex: string; txID: string }
}
interface Ticket {
  data: { call: { contract: string; selector: string; args: string[]; callValue: string } }
}

test.each([
  [
    'the node builds other bytes',
    '**/tron/wallet/triggersmartcontract',
    ({ transaction }: Made) => ({
      result: { result: true },
      transaction: { ...transaction, raw_data_hex: transaction.raw_data_hex.replace('41', '42') },
    }),
    'What came back is not what was requested',
  ],
  [
    'the node names another transaction',
    '**/tron/wallet/triggersmartcontract',
    ({ transaction }: Made) => ({
      result: { result: true },
      transaction: { ...transaction, txID: '0'.repeat(64) },
    }),
    'What came back is not what was requested (txID)',
  ],
  [
    'the server orders an approval',
    '**/deposit/**/buyProductFirstPayBefore',
    ({ data, ...rest }: Ticket) => ({
      ...rest,
      data: {
        ...data,
        call: {
          ...data.call,
          selector: 'approve(address,uint256)',
          args: [data.call.contract, String(2n ** 256n - 1n)],
          callValue: '0',
        },
      },
    }),
    'What came back is not what was requested (method)',
  ],
  [
    'the server orders another level',
    '**/deposit/**/buyProductFirstPayBefore',
    ({ data, ...rest }: Ticket) => ({
      ...rest,
      data: { ...data, call: { ...data.call, args: ['5'] } },
    }),
    'What came back is not what was requested (level)',
  ],
  [
    'the server requests more than was shown',
    '**/deposit/**/buyProductFirstPayBefore',
    ({ data, ...rest }: Ticket) => ({
      ...rest,
      data: {
        ...data,
        call: { ...data.call, callValue: String(BigInt(data.call.callValue) + 1n) },
      },
    }),
    'The price has changed: it is now above what was shown.',
  ],
  [
    'the node is of another chain',
    '**/tron/wallet/getblock',
    (block: { blockID: string }) => ({
      ...block,
      blockID: `${block.blockID.slice(0, -8)}deadbeef`,
    }),
    'another chain',
  ],
] as const)(
  '%s: refused in words, and there is nothing to confirm',
  async (_, url, change, reported) => {
    await page.route(url, reply(change as (json: never) => object))
    await buy()
    const sheet = page.getByRole('dialog').last()
    await sheet.getByRole('alert').filter({ hasText: reported }).waitFor()
    await expect.poll(() => sheet.getByRole('button', { name: labels.en.confirm }).count()).toBe(0)
  },
)
