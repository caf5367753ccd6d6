import { isServerRendered, pagesOf } from '#tests/screens.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { Client } from './client.ts'
import { onStage, stack } from './onStage.ts'
import { early, reader } from './reader.ts'
import { sessionOf } from './stored.ts'

/** What a reader does on a page whose scripts are late. */
onStage({ web: true, neighbours: true })

/** The addresses of all screens. */
async function pages(): Promise<readonly string[]> {
  const mallory = new Client(stack, 'mallory')
  const { data } = await mallory.post('/swapnft/ido/nftDetailList', { tokenId: '1' })
  const all = pagesOf({ txHash: data.list[0].txHash })
  return [...all.values()].filter(isServerRendered)
}

/** The folds of the page as it was sent; parts that come later bring others, between them too. */
const keepFolds = (page: Page) =>
  page.evaluate("void (globalThis.sent = [...document.querySelectorAll('details')])")

/** Of each of them, whether it is still there and open, and whether it shows more than its line. */
const folds = (page: Page) =>
  page.evaluate<[boolean, boolean][]>(
    'sent.map((one) => [one.isConnected && one.open, one.childElementCount > 1])',
  )

/** What a member alone sees is not shown to a guest. */
const inSight = (page: Page) =>
  page.evaluate<boolean[]>(
    "[...document.querySelectorAll('summary')].map((one) => one.checkVisibility({ visibilityProperty: true }))",
  )

test('a fold opened before the app runs is open, and shows its content once it does', async () => {
  let seen = 0
  for (const path of await pages()) {
    const sent = await (await fetch(stack.server.url + path)).text()
    const count = sent.split('<summary').length - 1
    if (count === 0) continue
    const { page, open } = await early(path)
    const lines = page.locator('summary')
    await expect.poll(() => lines.count()).toBe(count)
    const visible = await inSight(page)
    if (!visible.includes(true)) {
      await page.context().close()
      continue
    }
    for (const [at, is] of visible.entries()) if (is) await lines.nth(at).click()
    await keepFolds(page)
    expect([path, ...(await folds(page))]).toEqual([path, ...visible.map((is) => [is, false])])
    open()
    const first = () => folds(page)
    await expect.poll(first, { message: path }).toEqual(visible.map((is) => [is, is]))
    await page.waitForLoadState('networkidle')
    expect([path, ...(await first())]).toEqual([path, ...visible.map((is) => [is, is])])
    // From now on it opens and closes with its content.
    for (const is of [false, true]) {
      for (const [at, seen] of visible.entries()) {
        if (seen) await page.evaluate(`sent[${at}].firstElementChild.click()`)
      }
      await expect
        .poll(first, { message: path })
        .toEqual(visible.map((seen) => [seen && is, seen && is]))
    }
    seen += visible.filter(Boolean).length
    await page.context().close()
  }
  expect(seen).toBeGreaterThan(3)
})

/** Of a page that is taken over as it was sent: whether it is still that page. Runs before the page's own scripts. */
const takenOver = `addEventListener('app-runs', () => (globalThis.kept = globalThis.drawn?.isConnected === true));`

/** Moves the clocks: of the day, and of the page, which do not always go together. */
const moved = (clock: 'Date' | 'performance', ms: number) => `{
  const now = ${clock}.now.bind(${clock})
  ${clock}.now = () => now() + ${ms}
}`

const troubles = {
  'come 90 seconds late': {
    as: 'alice',
    atFirst: '',
    atLast: moved('Date', 90_000) + moved('performance', 90_000),
  },
  'find the clock 61 seconds after the page’s own': {
    as: 'guest',
    atFirst: moved('Date', 61_000),
    atLast: '',
  },
}

test.each(Object.entries(troubles))(
  'scripts that %s take every screen over',
  async (_, { as, atFirst, atLast }) => {
    const client = new Client(stack, 'alice')
    if (as !== 'guest') await client.signIn()
    const faults: Record<string, unknown> = {}
    const paths = [...(await pages())]
    // Three at a time: most of it is waiting.
    const look = async (): Promise<void> => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const errors: string[] = []
        const { page, open } = await early(path, sessionOf(client), takenOver + atFirst, (text) =>
          errors.push(text),
        )
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await page.evaluate(atLast)
        open()
        await expect.poll(() => page.evaluate('globalThis.kept ?? null')).not.toBe(null)
        await page.waitForLoadState('networkidle')
        if (errors.length > 0 || !(await page.evaluate('kept'))) faults[path] = errors
        await page.context().close()
      }
    }
    await Promise.all([look(), look(), look()])
    expect(faults).toEqual({})
  },
)

/** As a browser types: the event is trusted. */
const typing = `
  const type = () => {
    document.querySelector('input[inputmode="decimal"]').focus()
    document.execCommand('selectAll')
    document.execCommand('insertText', false, '400')
  }`

test('what is typed while the app takes the page over is handled', async () => {
  const page = await reader({}, null)
  await page.addInitScript(`${typing}
    addEventListener('app-takes-over', () => queueMicrotask(type), { once: true })`)
  await page.goto('/buyLP')
  await page.getByText('Estimate').waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('input[inputmode="decimal"]').inputValue()).toBe('400')
  await page.context().close()
})

test('a button that is tapped meanwhile is handled after what was typed before it, once', async () => {
  const page = await reader({}, null)
  await page.addInitScript(`${typing}
    globalThis.seen = []
    document.addEventListener('input', ({ isTrusted }) => seen.push(isTrusted ? 'typed' : 'repeated'))
    document.addEventListener('click', () => seen.push('tapped'))
    const act = () => {
      type()
      document.querySelector('main button').click()
    }
    addEventListener('app-takes-over', () => queueMicrotask(act), { once: true })`)
  await page.goto('/buyLP')
  await expect.poll(() => page.evaluate<string>('seen.at(-1)')).toBe('tapped')
  const seen = await page.evaluate<string[]>('seen')
  expect(seen.filter((one) => one === 'tapped')).toHaveLength(1)
  expect([...new Set(seen)]).toEqual(['typed', 'repeated', 'tapped'])
  await page.context().close()
})
