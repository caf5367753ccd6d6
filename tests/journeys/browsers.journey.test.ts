import { pagesOf } from '#tests/screens.ts'
import { expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'

onStage({ web: true, neighbours: true })

/** What a browser on the floor (Safari 16.4, Chrome 111, Firefox 128) may lack, by where it lies. */
const aboveFloor: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Iterator: ['from', 'concat'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Map: ['groupBy'],
  Math: ['sumPrecise', 'f16round'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  Intl: ['DurationFormat'],
  // Safari has none of these to this day.
  globalThis: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation'],
}

/** Runs before the page's own scripts. */
const taken = `for (const [path, names] of Object.entries(${JSON.stringify(aboveFloor)})) {
  const at = path.split('.').reduce((one, name) => one?.[name], globalThis)
  for (const name of names) if (at !== undefined) delete at[name]
}
addEventListener('app-runs', () => (globalThis.runs = true))`

test('every screen reads what it shows in a browser without what is above the floor', async () => {
  const alice = new Client(stack, 'alice')
  await alice.signIn()
  const { data } = await alice.post('/swapnft/ido/nftDetailList', { tokenId: '1' })
  const reader = await Person.at(browser, stack.server.url, 'en', alice)
  await reader.page.addInitScript(taken)
  const missing: string[] = []
  for (const path of pagesOf({ txHash: data.list[0].txHash }).values()) {
    await reader.page.goto(path)
    await expect.poll(() => reader.page.evaluate('globalThis.runs === true')).toBe(true)
    await reader.page.waitForLoadState('networkidle')
    // A request that keeps failing has its place held until it is abandoned.
    const held = reader.page.locator('main output[aria-label="Loading"]:visible')
    await expect.poll(() => held.count()).toBe(0)
    const text = await reader.page.locator('main').innerText()
    if (/cannot be reached|No connection/.test(text)) missing.push(path)
  }
  expect(missing).toEqual([])
  expect(reader.problems).toEqual([])
  const still = await reader.page.evaluate<boolean>("'any' in AbortSignal || 'groupBy' in Object")
  expect(still).toBe(false)
})

/** What a page translator does to each text that it finds, and to those that come. */
const translated = (kept: string) => `{
  const words = (node) => node.nodeType === 3 && /\\p{L}|\\d/u.test(node.data) &&
    node.parentElement.closest('${kept}') === null
  const translate = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = walker.currentNode; node !== null; node = walker.nextNode()) if (words(node)) found.push(node)
    for (const node of found) {
      const outer = document.createElement('font')
      outer.append(Object.assign(document.createElement('font'), { textContent: node.data }))
      node.replaceWith(outer)
    }
  }
  translate(document.body)
  new MutationObserver((list) => list.forEach(({ addedNodes }) => addedNodes.forEach(translate)))
    .observe(document.body, { childList: true, subtree: true })
}`

const heeding = '[translate=no], script, style, font'
/** Not every translator respects what is marked. */
const heedless = 'script, style, font'

test.each([heeding, heedless])(
  'a live figure counts on where all is translated but %s',
  async (kept) => {
    const alice = new Client(stack, 'alice')
    await alice.signIn()
    const { data } = await alice.post('/swapnft/aon/ownCardPage', { state: 'mining' })
    const reader = await Person.at(browser, stack.server.url, 'en', alice)
    const { page } = reader
    await page.goto(`/nftDetail?tokenId=${data.list[0].tokenId}`)
    const earned = page
      .getByText(reader.labels.earned)
      .locator('xpath=ancestor::*[.//*[@translate="no"]][1]')
    await earned.waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(translated(kept))
    const first = await earned.innerText()
    expect(first).toMatch(/\d\.\d{6}/)
    await expect.poll(() => earned.innerText()).not.toBe(first)
    const second = await earned.innerText()
    await expect.poll(() => earned.innerText()).not.toBe(second)
    expect(reader.problems).toEqual([])
  },
)

test('a translated page stays whole, and its reader signs out', async () => {
  const alice = new Client(stack, 'alice')
  await alice.signIn()
  const reader = await Person.at(browser, stack.server.url, 'en', alice)
  for (const path of ['/', '/nftPledge', '/nftDetail?tokenId=1', '/blindBox']) {
    await reader.page.goto(path)
    await reader.page.waitForLoadState('networkidle')
    await reader.page.evaluate(translated(heeding))
    await reader.page.waitForLoadState('networkidle')
  }
  await reader.page.goto('/')
  const account = reader.button(/^Account/)
  await account.waitFor()
  await reader.page.waitForLoadState('networkidle')
  await reader.page.evaluate(translated(heeding))
  await account.click()
  await reader.button('Sign out').click()
  await reader.button(reader.labels.connectWallet).first().waitFor()
  expect(reader.problems).toEqual([])
})
