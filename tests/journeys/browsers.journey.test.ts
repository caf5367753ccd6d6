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
    // What is asked for again in vain has its place held until it is given up.
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
