import { expect, test } from 'vitest'

import { burnLabels } from '#features/burn/testing/labels.ts'
import { burnOf } from '#features/burn/testing/madeBurns.ts'
import { arrive, travel } from '#tests/journeys/arrive.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { locales } from '#tests/journeys/screens.ts'

import { adminLabels } from './testing/labels.ts'

/** An operator brings what the next period lacks and opens it; members then see it on their own screen. */
onStage({ web: true, neighbours: true })

const day = 86_400
const here = 'BurnMining'
type Numbers = readonly bigint[]
const lying = () => stack.world.read<Numbers>(here, 'reserve')
const opened = async () => (await stack.world.read<Numbers>(here, 'period'))[4]!

test.each(inOneLanguage(locales))('a period is funded from the console, in %s', async (locale) => {
  const w = adminLabels[locale]
  const { world } = stack
  await freshPrice(stack)
  await stack.server.indexer.catchUp()
  // With that much power nothing of the miners’ part stays free for the next period.
  await burnOf(world, 'bob', 12_000_000_000n)
  await travel(91 * day)
  expect(await world.read<boolean>(here, 'due')).toBe(false)
  const number = await opened()
  const [pool] = await world.read<Numbers>(here, 'poolOf', [number])
  const before = await lying()
  const lacking = (pool! - before[2]!) / 10n ** 18n + 1n
  expect(lacking).toBeGreaterThan(0n)
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex('alice'), lacking * 10n ** 18n])
  await stack.server.indexer.catchUp()

  const member = await arrive('frank', locale)
  await member.page.goto('/kinetic')
  await member.page.getByText(burnLabels[locale].notOpen).first().waitFor()

  // The amount is asked for, then approved and funded in one go.
  const { page, person, sign } = await arrive('alice', locale)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin')
  await page.getByText(w.fundBurn, { exact: true }).click()
  await page.getByText('BurnMining.fund(uint256 amount)').waitFor()
  await person.button(w.review).click()
  await page.getByText(w.atLeast).waitFor()
  await page.getByLabel(w.amountInTes).fill(String(lacking))
  await person.button(w.review).click()
  await person.sheet.getByText(w.step1).first().waitFor()
  await person.confirm()
  await person.sheet.getByRole('heading', { name: w.fundHeading }).waitFor()
  await sign(w.changed)
  expect((await lying())[0]! - before[0]!).toBe(lacking * 10n ** 18n)

  expect(await world.read<boolean>(here, 'due')).toBe(true)

  await page.goto('/admin')
  await page.getByText(w.openPeriod, { exact: true }).click()
  await page.getByText('BurnMining.openPeriod()').waitFor()
  await person.button(w.review).click()
  await sign(burnLabels[locale].openDone)
  expect(await opened()).toBe(number + 1n)

  await member.page.goto('/kinetic')
  await member.page.getByText(w.funded).first().waitFor()
  expect(await member.page.getByText(burnLabels[locale].notOpen).count()).toBe(0)
  expect([...person.problems, ...member.person.problems]).toEqual([])
  await page.close()
  await member.page.close()
})
