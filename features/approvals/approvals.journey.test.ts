import { expect, test } from 'vitest'

import { arrive } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { locales } from '#tests/journeys/screens.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { approvalsLabels } from './testing/labels.ts'

/** Another dapp may take coins and cards: that is seen with what it is worth today, and taken back. */
onStage({ web: true, neighbours: true })

const unlimited = 2n ** 256n - 1n
const allowance = (owner: string, spender: string) =>
  stack.world.read<bigint>('Usdt', 'allowance', [stack.world.hex(owner), stack.world.hex(spender)])

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'bob' },
  ] as const),
)('$name takes back USDT and cards from a spender, in $locale', async ({ locale, name }) => {
  const { world, server } = stack
  const w = approvalsLabels[locale]
  const dapp = world.hex('grace')
  const usdt = addressFromHex(world.hex('Usdt'))
  // Earlier tests and the seed approved nothing of this spender.
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), 40_000_000n])
  await must(world, name, 'Usdt', 'approve', [dapp, 25_000_000n])
  await must(world, name, 'Cards', 'setApprovalForAll', [dapp, true])
  await server.indexer.catchUp()

  const { person, page, client, sign } = await arrive(name, locale)
  await page.goto('/')
  await person.button(w.account).first().click()
  // Home has a notice about approvals too.
  await person.sheet.getByRole('link', { name: w.link }).click()
  await page.waitForURL('**/approvals')

  const rows = page.getByRole('listitem').filter({ hasText: w.unknown })
  const coins = rows.filter({ hasText: 'USDT' })
  const cards = rows.filter({ hasText: w.allCards })
  await coins.waitFor()
  await cards.waitFor()
  expect(await coins.textContent()).toContain('25.00')
  const count = (await page.getByRole('listitem').count()) - (await emptyRows(page))
  await page.getByText(w.couldTake(count), { exact: true }).waitFor()
  expect(await person.violations()).toEqual([])

  // The sheet has the spender and the contract in full, and nothing else may be signed.
  await coins.getByRole('button', { name: w.revoke }).click()
  await person.sheet.getByText(w.ask).waitFor()
  await person.reloadAndContinue()
  const grouped = (of: string): string => of.match(/.{1,4}/g)!.join(' ')
  await expect.poll(() => person.sheet.textContent()).toContain(grouped(addressFromHex(dapp)))
  await expect.poll(() => person.sheet.textContent()).toContain(grouped(usdt))
  await sign(w.done)
  await coins.waitFor({ state: 'detached' })
  expect(await allowance(name, 'grace')).toBe(0n)

  await cards.getByRole('button', { name: w.revoke }).click()
  await person.sheet.getByText(w.askCards).waitFor()
  await sign(w.done)
  await rows.waitFor({ state: 'detached' })
  const operator = await world.read<boolean>('Cards', 'isApprovedForAll', [world.hex(name), dapp])
  expect(operator).toBe(false)
  expect(client.address).toBe(addressFromHex(world.hex(name)))
  expect(person.problems).toEqual([])
  await page.close()
})

/** Rows of which nothing could be taken today: the headline leaves them out. */
const emptyRows = async (page: Person['page']): Promise<number> =>
  (await page.getByRole('listitem').allTextContents()).filter((text) =>
    /(^|[^\d.,])0(\.0+)? ?(USDT|TES|cards|張卡片)/.test(text),
  ).length

test.each(inOneLanguage(locales))(
  'an unlimited approval that no list has is found by its spender, in %s',
  async (locale) => {
    const { world } = stack
    const w = approvalsLabels[locale]
    // Heidi is not active: the index makes no rows for her.
    await must(world, 'heidi', 'Usdt', 'approve', [world.hex('grace'), 0n])
    await must(world, 'heidi', 'Usdt', 'approve', [world.hex('grace'), unlimited])
    const { person, page, sign } = await arrive('heidi', locale)
    await page.goto('/approvals')
    await page.getByText(w.none).waitFor()
    await page.getByText(w.lookUp, { exact: true }).first().click()
    const spender = page.getByLabel(w.spender)
    const contract = page.getByLabel(w.contract)
    const find = person.button(w.find)

    await spender.fill('grace')
    await find.click()
    await page.getByText(w.wrongAddress).waitFor()
    const dapp = addressFromHex(world.hex('grace'))
    await spender.fill(dapp)
    await contract.fill(dapp)
    await find.click()
    await page.getByText(w.noContract).waitFor()
    await contract.fill('')
    await find.click()
    await page.getByText(w.unlimited, { exact: true }).waitFor()
    expect(await person.violations()).toEqual([])
    await person.button(w.revoke).click()
    await sign(w.done)
    await page.getByText(w.nothingFound).waitFor()
    expect(await allowance('heidi', 'grace')).toBe(0n)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(locales))('a guest is asked to connect, in %s', async (locale) => {
  const { page, problems } = await Person.at(browser, stack.server.url, locale)
  await page.goto('/approvals')
  const w = approvalsLabels[locale]
  await page.getByRole('button', { name: w.connect }).waitFor()
  expect(await page.getByText(w.lookUp).isVisible()).toBe(false)
  expect(problems).toEqual([])
  await page.close()
})
