import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { locales } from '#tests/journeys/screens.ts'

import { homeLabels } from './testing/labels.ts'

/** What two contracts owe is seen on home, and claimed by one button: one signature for each of them. */
onStage({ web: true })

const creditOf = (name: string) =>
  stack.world.read<bigint>('FeeSplitter', 'creditOf', [stack.world.hex(name)])

beforeAll(async () => {
  const { world, server } = stack
  const hex = (name: string) => world.hex(name)
  await must(world, 'alice', 'Team', 'bindParent', [hex('deployer')])
  await must(world, 'bob', 'Team', 'bindParent', [hex('alice')])
  await must(world, 'deployer', 'Tes', 'transfer', [hex('alice'), 2_000n * 10n ** 18n])
  const staking = hex('TermStaking')
  await must(world, 'alice', 'Tes', 'approve', [staking, 2_000n * 10n ** 18n])
  await server.indexer.catchUp()
})

test.each(inOneLanguage(locales))('everything is claimed in one plan, in %s', async (locale) => {
  const { world } = stack
  await must(world, 'alice', 'TermStaking', 'pledge', [world.hex('Tes'), 7n, 1_000n * 10n ** 18n])
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 40_000_000n)
  await travel(8 * 86_400)
  const w = homeLabels[locale]
  const { client, person, page } = await arrive('alice', locale)
  const held = async () => (await client.post('/tessera/home/portfolio')).data
  const before = await held()
  expect(before.list.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['termRewards', 'fees']),
  )
  await page.goto('/')
  await page.getByText(w.held, { exact: true }).waitFor()
  expect(await person.violations()).toEqual([])

  // By coin, with where it is from.
  await page.getByRole('button', { name: w.details }).click()
  await person.sheet.getByText(w.termRewards).waitFor()
  await person.sheet.getByText(w.fees).waitFor()
  expect(await person.violations()).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: w.claim }).click()
  await person.sheet.getByText(w.firstOfTwo).waitFor()
  await person.confirm()
  await person.sheet.getByText(w.secondOfTwo).waitFor({ timeout: 30_000 })
  await person.confirm()
  await person.done(w.feesPaid)
  expect(await creditOf('alice')).toBe(0n)
  const after = await held()
  expect(after.claimable).toBe('0')
  await page.getByText(w.nothingToClaim).waitFor({ timeout: 60_000 })
  expect(person.problems).toEqual([])
  await page.close()
})
