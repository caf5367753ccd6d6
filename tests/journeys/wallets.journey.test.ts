import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'
import { type Mood, type Presence, standIn } from './walletStandIn.ts'

onStage({ web: true })

let alice: Client
let bob: Client
let chainId: string
let reader: Person

beforeAll(async () => {
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  chainId = stack.world.deployment.chainId.toLowerCase()
  const { address } = stack.world.deployment.contracts['Team']!
  const team = await alice.wallet.contract().at(address)
  await team['bindParent'](stack.world.net.accounts[0]!.address).send()
  await stack.server.indexer.catchUp()
})
afterEach(() => reader?.page.context().close())

/** Someone who has this wallet, on the home screen, signed out. */
async function having(presence: Presence): Promise<Page> {
  reader = await Person.at(browser, stack.server.url, 'en')
  await standIn(reader.page.context(), alice, presence, bob.address, chainId)
  await reader.page.goto('/')
  return reader.page
}

const feels = (page: Page, mood: Mood) =>
  page.evaluate((next) => Object.assign(globalThis, { walletMood: next }), mood)
const calm: Mood = { at: 'none', how: 'code' }
const signedIn = (page: Page) =>
  expect.poll(() => page.evaluate("'token' in localStorage")).toBe(true)
const choose = (name: string) => reader.button(new RegExp(`^${name}`)).click()

const wallets: readonly [string, Presence][] = [
  ['TronLink', { announced: { rdns: 'org.tronlink.www', name: 'Another name' } }],
  ['OKX Wallet', { announced: { rdns: 'com.okex.wallet', name: 'OKX' } }],
  ['Foxy', { announced: { rdns: 'com.example.foxy', name: 'Foxy' } }],
  ['TronLink', { injected: 'tron' }],
  ['TronLink', { injected: 'tronLink' }],
  ['OKX Wallet', { injected: 'okxwallet' }],
]

test.each(wallets)('%s, found by %o alone, connects and signs in', async (name, presence) => {
  const page = await having(presence)
  await reader.button(reader.labels.connectWallet).first().click()
  await choose(name)
  await signedIn(page)
  expect(reader.problems).toEqual([])
})

/** What a mood shows before anything is signed, and the button that leads out of it. */
const moods: readonly (Mood & { shows: (name: string) => string; out: string | null })[] = [
  { at: 'connect', how: 'code', shows: (name) => `${name} is locked`, out: 'Cancel' },
  { at: 'connect', how: 'empty', shows: (name) => `${name} is locked`, out: 'Cancel' },
  { at: 'connect', how: 'silent', shows: (name) => `Open ${name} to continue`, out: 'Cancel' },
  { at: 'connect', how: 'rejects', shows: () => 'You cancelled', out: null },
  { at: 'network', how: 'silent', shows: (name) => `Open ${name} to continue`, out: 'Cancel' },
  { at: 'message', how: 'code', shows: (name) => `${name} is locked`, out: 'Cancel' },
  { at: 'message', how: 'empty', shows: (name) => `${name} is locked`, out: 'Cancel' },
  { at: 'message', how: 'silent', shows: (name) => `Open ${name} to continue`, out: 'Cancel' },
  { at: 'message', how: 'rejects', shows: () => 'You cancelled', out: null },
]

/** What a mood shows of a transaction that waits for its signature. */
const signingMoods: readonly (Mood & { shows: (name: string) => string })[] = [
  { at: 'transaction', how: 'code', shows: (name) => `${name} is locked. Unlock it and try again` },
  {
    at: 'transaction',
    how: 'empty',
    shows: (name) => `${name} is locked. Unlock it and try again`,
  },
  { at: 'transaction', how: 'rejects', shows: () => 'You cancelled. Nothing was spent.' },
  {
    at: 'transaction',
    how: 'switched',
    shows: () => 'The wallet is set to another account than the one this was opened with.',
  },
]

test.each([wallets[0]!, wallets.at(-1)!])(
  '%s, found by %o, in every mood',
  async (name, presence) => {
    const page = await having(presence)
    await page.clock.install()
    await page.reload()
    const { labels } = reader
    for (const { shows, out, ...mood } of moods) {
      await feels(page, mood)
      if (!(await page.evaluate("'wallet' in localStorage"))) {
        if ((await page.getByRole('dialog').count()) === 0) {
          await reader.button(labels.connectWallet).first().click()
        }
        await choose(name)
      } else await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      if (mood.how === 'silent') await page.clock.runFor(2_000)
      await page.getByText(shows(name)).first().waitFor()
      if (out !== null) await reader.button(out).click()
    }
    // Given up by its time, then unlocked where it was asked again; the error goes with the success.
    await feels(page, { at: 'message', how: 'silent' })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
    await signIn.click()
    await page.clock.runFor(2_000)
    await page.getByText(`Open ${name} to continue`).waitFor()
    await page.clock.fastForward(118_000)
    await page.getByText(`${name} did not answer. Open it and try again`).waitFor()
    await feels(page, { at: 'message', how: 'empty' })
    await signIn.click()
    await page.getByText(`${name} is locked`).waitFor()
    await feels(page, calm)
    await reader.button('Try again').click()
    await signedIn(page)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)

    await page.goto('/nftInv?level=1')
    await reader.button(labels.buy).click()
    const confirm = reader.button(labels.confirm).and(page.locator(':enabled'))
    for (const { shows, ...mood } of signingMoods) {
      await confirm.waitFor()
      await feels(page, mood)
      await confirm.click()
      await page.getByText(shows(name)).first().waitFor()
    }
    await feels(page, { at: 'transaction', how: 'silent' })
    await confirm.click()
    await page.getByRole('heading', { name: 'Confirm in your wallet' }).waitFor()
    await page.getByText(`Open ${name} to continue`).waitFor()
    await reader.button('Cancel').click()
    await page.getByText('You cancelled. Nothing was spent.').first().waitFor()
    await feels(page, calm)
    await confirm.click()
    await page.getByText('The card is yours').first().waitFor()
    expect(reader.problems).toEqual([])
  },
)

test.each([wallets[0]!, wallets.at(-1)!])(
  '%s, found by %o, on another network: its name, and the way to ours',
  async (name, presence) => {
    const page = await having(presence)
    await page.evaluate("globalThis.walletChain = '0x2b6653dc'")
    await reader.button(reader.labels.connectWallet).first().click()
    await choose(name)
    const sheet = page.getByRole('dialog').filter({ hasText: reader.labels.wrongNetwork })
    await sheet.getByText('TRON Mainnet', { exact: true }).waitFor()
    await sheet.getByText('Local test network', { exact: true }).waitFor()
    expect(await sheet.innerText()).not.toMatch(/0x[0-9a-f]{6}/)
    if (presence.announced !== undefined) await reader.button('Switch network').click()
    else {
      await sheet.getByText(/^Choose Local test network in your wallet/).waitFor()
      await page.evaluate((ours) => Object.assign(globalThis, { walletChain: ours }), chainId)
      await reader.button('Check again').click()
    }
    await sheet.waitFor({ state: 'detached' })
  },
)
