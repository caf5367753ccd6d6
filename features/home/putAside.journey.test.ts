import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { decimalsOf } from '#platform/std/amount.ts'
import { shortAddress, figureAmount } from '#platform/std/format.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import type { Person } from '#tests/journeys/person.ts'
import { sessionOf, storing } from '#tests/journeys/stored.ts'
import { tabs } from '#tests/journeys/tabs.ts'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { homeLabels } from './testing/labels.ts'

/** Home after its reader has been elsewhere with the same tab. */
onStage({ web: true })

/** A page of another origin, to leave for. */
async function elsewhere(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end('<h1>Elsewhere</h1>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Home asks again by itself only once that is allowed, and soon then. */
const atRest = `{
  const begin = setInterval
  globalThis.setInterval = (run, every, ...rest) =>
    every < 5_000 ? begin(run, every, ...rest) : begin(() => globalThis.awake && run(), 1_000)
}`

/** Put aside, a page receives no event of other tabs. Before the app, which listens too. */
const deafAside = `addEventListener('storage', (event) => globalThis.putAside && event.stopImmediatePropagation())`

const stored = (tab: Page) => tab.evaluate('JSON.stringify(Object.entries(localStorage).sort())')

/** What another tab stored comes by itself, a value at a time: a page that is brought back has all of it. */
const storesAs = async (page: Page, other: Page): Promise<void> =>
  expect.poll(() => stored(page)).toBe(await stored(other))

/** A payment to the wallet, and how home shows what is then there. */
async function paid(client: Client, name: string, tes: bigint): Promise<string> {
  const { world, server } = stack
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex(name), tes * 10n ** 18n])
  await server.indexer.catchUp()
  const { data } = await client.post('/tessera/home/portfolio')
  return figureAmount(BigInt(data.wallet), decimalsOf.USDT)
}

// A headless browser puts no page aside and loads it again; the event of a page that was put aside is dispatched.
describe.each(['loads again', 'had put aside'] as const)('a page that the browser %s', (how) => {
  let judy: Client
  let reader: Person
  let other: Page
  beforeEach(async () => {
    judy = new Client(stack, 'judy')
    await judy.signIn()
    ;[reader, other] = await tabs(judy)
    await other.goto('/config.json')
    await reader.page.addInitScript(atRest)
    await reader.page.addInitScript(deafAside)
    await reader.page.goto('/')
    await reader.page.getByText(homeLabels.en.held).waitFor()
    await reader.page.waitForLoadState('networkidle')
    await reader.button(reader.labels.menu).first().click()
    await reader.page.getByRole('dialog').waitFor()
  })
  afterEach(() => reader.page.context().close())

  /** Leaves for another origin, and goes back after what happens meanwhile. */
  async function awayAndBack(meanwhile: () => Promise<unknown>): Promise<void> {
    const { page } = reader
    if (how === 'loads again') {
      const away = await elsewhere()
      await page.goto(away.url)
      await meanwhile()
      await page.goBack()
      away.close()
    } else {
      await page.evaluate('globalThis.putAside = true')
      await meanwhile()
      await storesAs(page, other)
      await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    }
  }
  const shows = (figure: string) =>
    reader.page.locator('main dd').filter({ hasText: figure }).first().waitFor()

  test('asks for its figures again, and goes on asking', async () => {
    let holds = ''
    await awayAndBack(async () => (holds = await paid(judy, 'judy', 3_000n)))
    await shows(holds)
    await reader.page.evaluate('globalThis.awake = true')
    await shows(await paid(judy, 'judy', 100n))
    // The sheet of its own account may be open as before.
    await reader.page.keyboard.press('Escape')
    await reader.button(/^Account/).waitFor()
    expect(reader.problems).toEqual([])
  })

  test('belongs to the account that signed in meanwhile, with no sheet of the one before', async () => {
    const bob = new Client(stack, 'bob')
    await bob.signIn()
    let holds = ''
    await awayAndBack(async () => {
      holds = await paid(bob, 'bob', 1_000n)
      await other.evaluate(storing(sessionOf(bob)))
    })
    await reader.page.getByRole('button', { name: shortAddress(bob.address) }).waitFor()
    await expect.poll(() => reader.page.getByRole('dialog').count()).toBe(0)
    await shows(holds)
    // Its sheets have entries of their own again.
    await reader.button(reader.labels.menu).first().click()
    await reader.page.getByRole('dialog').waitFor()
    await reader.page.goBack()
    await expect.poll(() => reader.page.getByRole('dialog').count()).toBe(0)
    expect(reader.problems).toEqual([])
  })

  test('is a guest’s where it was signed out meanwhile', async () => {
    await awayAndBack(() =>
      other.evaluate("localStorage.removeItem('token'), localStorage.removeItem('wallet')"),
    )
    await reader.button(reader.labels.connectWallet).first().waitFor()
    await expect.poll(() => reader.page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => reader.page.getByText(homeLabels.en.held).count()).toBe(0)
    expect(reader.problems).toEqual([])
  })
})
