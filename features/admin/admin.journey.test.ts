import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { launchLabels } from '#features/launch/testing/labels.ts'
import type { MadeSale } from '#features/launch/testing/made.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { arrive } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { locales } from '#tests/journeys/screens.ts'

import { adminApi } from './api.ts'
import { adminLabels } from './testing/labels.ts'
import { listedSale } from './testing/listedSale.ts'
import { shareKeys } from './testing/sharedKeys.ts'

/** The console as operators use it, and as it is not there for others. */
onStage({ web: true })

let listed: MadeSale

beforeAll(async () => {
  listed = await listedSale(stack)
  const { world } = stack
  await must(world, 'deployer', 'TokenFactory', 'transferOwnership', [world.hex('alice')])
  await must(world, 'alice', 'TokenFactory', 'acceptOwnership')
  await stack.server.indexer.catchUp()
})

test.each(inOneLanguage(locales))(
  'for a stranger and a member the console is a page that is not there, in %s',
  async (locale) => {
    const w = adminLabels[locale]
    const stranger = await Person.at(browser, stack.server.url, locale)
    for (const person of [stranger, (await arrive('frank', locale)).person]) {
      const { page } = person
      const seen = async (path: string) => {
        const reply = await page.goto(path)
        await page.getByText(w.notFound).waitFor()
        return [reply!.status(), await page.locator('#app').innerText(), await page.title()]
      }
      expect(await seen('/admin')).toEqual(await seen('/nowhere'))
      expect(person.problems).toEqual([])
      await page.close()
    }
  },
)

const stories = [
  { locale: 'en', buyer: 'carol' },
  { locale: 'tc', buyer: 'dave' },
] as const

test.each(inOneLanguage(stories))(
  'a token is hidden while its buyer claims, and shown again, in $locale',
  async ({ locale, buyer }) => {
    const w = adminLabels[locale]
    const token = addressFromHex(listed.token)
    const presale = `/presale?address=${addressFromHex(listed.sale)}`
    const { page, person } = await arrive('alice', locale)
    await page.setViewportSize({ width: 1280, height: 900 })
    const signed = async (action: 'hide' | 'unhide') => {
      await page.goto('/admin')
      await page.getByRole('heading', { name: w.console, exact: true }).waitFor()
      await page.getByText(w[action], { exact: true }).first().click()
      await page.getByLabel(w.token, { exact: true }).fill(token)
      await page.getByLabel(w.reason, { exact: true }).fill('looks like another')
      await person.button(w.sign).click()
      await page.getByText(w.logged, { exact: true }).waitFor()
    }
    await signed('hide')
    expect(await person.violations()).toEqual([])

    const { page: screen, sign, person: owner } = await arrive(buyer, locale)
    await screen.goto(presale)
    await screen.getByText(w.hiddenMeans).waitFor()
    await owner.button(launchLabels[locale].claim).last().click()
    await sign(launchLabels[locale].claimDone)
    await signed('unhide')
    await screen.goto(presale)
    await screen.getByText('Mosaic', { exact: true }).first().waitFor()
    expect(await screen.getByText(w.hiddenMeans).count()).toBe(0)

    const { data } = await (await arrive('frank', locale)).client.post(adminApi.log.path)
    const actions = data.list.map(({ action }: { action: string }) => action)
    expect(actions.slice(-2)).toEqual(['hide', 'unhide'])
    expect([...person.problems, ...owner.problems]).toEqual([])
    await page.close()
    await screen.close()
  },
)

test.each(inOneLanguage(locales))(
  'the owner of the token factory sets its fee, another role is refused, in %s',
  async (locale) => {
    const w = adminLabels[locale]
    const { page, person, sign } = await arrive('alice', locale)
    await page.goto('/admin')
    await page.getByText(w.fee, { exact: true }).click()
    await page.getByText('TokenFactory.setCreationFee(uint256 fee)').waitFor()
    await page.getByLabel(w.feeInTrx).fill('201')
    await person.button(w.review).click()
    await page.getByText(w.wrongFee).waitFor()
    await page.getByLabel(w.feeInTrx).fill('77')
    await person.button(w.review).click()
    await sign(w.changed)
    expect(await stack.world.read<bigint>('TokenFactory', 'creationFee')).toBe(77_000_000n)
    await page.goto('/admin')
    await page.getByText(w.fee, { exact: true }).click()
    await page.getByText('77 TRX').first().waitFor()
    await page.getByText(w.openings, { exact: true }).click()
    await page.getByText(w.notYours).first().waitFor()
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(locales))(
  'two keys sign one call of a shared role, each in its own browser, and it is sent, in %s',
  async (locale) => {
    const w = adminLabels[locale]
    await shareKeys(stack, 'deployer', [{ threshold: 2, keys: ['alice', 'judy'] }])
    const rate = { en: '37', tc: '31' }[locale]
    const setFee = 'StagedWithdrawal.setFee(uint256 rate)'
    const callOn = (of: Page) =>
      of
        .getByRole('article')
        .filter({ hasText: setFee })
        .filter({ has: of.getByText(rate, { exact: true }) })
    const { page, person } = await arrive('alice', locale)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/admin')
    await page.locator('summary').getByText(w.feeOfWithdrawals, { exact: true }).click()
    await page.getByLabel(w.rate).fill(`0.${rate}`)
    await person.button(w.propose).first().click()
    await page.getByText(w.signed, { exact: true }).waitFor()
    await callOn(page).getByText(w.oneOfTwo, { exact: true }).waitFor()
    expect(await person.violations()).toEqual([])

    const { page: other, person: second } = await arrive('judy', locale)
    await other.setViewportSize({ width: 1280, height: 900 })
    await other.goto('/admin')
    const call = callOn(other)
    await call.getByRole('button', { name: w.sign, exact: true }).click()
    await call.getByRole('button', { name: w.send, exact: true }).click()
    await call.getByText(w.inBlock).waitFor()
    const terms = await stack.world.read<readonly unknown[]>('StagedWithdrawal', 'getData')
    expect(terms).toContain(BigInt(rate))
    expect([...person.problems, ...second.problems]).toEqual([])
    await page.close()
    await other.close()
  },
)
