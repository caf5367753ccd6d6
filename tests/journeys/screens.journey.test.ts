import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'

import { layoutFaults } from './layout.ts'
import { browser, onStage, stack } from './onStage.ts'
import { viewers } from './scene.ts'
import { phone, prepare, show } from './screens.ts'
import { otherLanguages } from './inOneLanguage.ts'
import { labels } from './labels.ts'

/** Every screen as anybody may have it: read by a machine, and whole from 240 to 480 px. */
let prepared: Awaited<ReturnType<typeof prepare>>

onStage({ web: true, neighbours: true })
beforeAll(async () => {
  prepared = await prepare(stack)
})

/** What depends on the theme, and on no language. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** All rules, or those of colours: as passed to axe. */
const rules = { all: {}, colours: { runOnly: ofColours } }

/** Rule and element of what axe finds wrong. */
async function violations(page: Page, by: keyof typeof rules): Promise<string[]> {
  return page.evaluate(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...rules[by] })}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  )
}

/** By what rules axe looks in which theme: a theme changes colours and nothing else. */
const looks = [
  ['light', 'all'],
  ['dark', 'colours'],
] as const

/** Everything wrong with the page as it stands. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(axe.source)
  for (const [theme, by] of looks) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
    found.push(...(await violations(page, by)).map((fault) => `${theme} ${fault}`))
  }
  return [...found, ...(await layoutFaults(page))]
}

/** All scenes in parts, each of some fifteen: together they would take as long as all other journeys. */
const parts = Array.from({ length: 12 }, (_, part) => part)

describe.each(otherLanguages)('in %s', (locale) => {
  test.concurrent.each(parts)(
    'no screen has a fault that axe knows, scrolls sideways or cuts a text (part %i)',
    async (part) => {
      const look = { locale, theme: 'light' } as const
      const scenes = prepared.scenes.filter((_, i) => i % parts.length === part)
      expect(scenes.length).toBeGreaterThan(5)
      const problems: Record<string, unknown> = {}
      for (const viewer of viewers) {
        const client = prepared.clients.get(viewer)!
        const context = await phone(browser, stack, client, look)
        for (const scene of scenes.filter((one) => one.viewer === viewer)) {
          const page = await context.newPage()
          const thrown: string[] = []
          page.on('pageerror', (error) => thrown.push(error.message))
          page.on('console', (message) => {
            if (/Content Security Policy/.test(message.text())) thrown.push(message.text())
          })
          await show(page, scene, locale, client)
          const found = [...(await faults(page)), ...thrown]
          if (found.length > 0) problems[scene.name] = found
          await page.close()
        }
        await context.close()
      }
      expect(problems).toEqual({})
    },
    // Each scene stands in four widths.
    1_800_000,
  )
})

describe.each(otherLanguages)('in %s, without a network', (locale) => {
  test('a sheet whose code does not load shows it and opens at the next tap; leaving shuts it', async () => {
    const look = { locale, theme: 'light' } as const
    const context = await phone(browser, stack, prepared.clients.get('nobody')!, look)
    const page = await context.newPage()
    const w = labels[locale]
    await page.goto('/')
    // A tap before the app runs would request another page.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: w.market }).first().click()
    const menu = page.getByRole('button', { name: w.menu })
    await page.getByRole('tab', { name: w.levels }).waitFor()
    await context.setOffline(true)
    await menu.click()
    await page.getByText(w.didNotArrive).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await context.setOffline(false)
    await menu.click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/nft')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.close()
  })
})
