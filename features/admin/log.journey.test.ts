import { arrive } from '#tests/journeys/arrive.ts'
import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { locales } from '#tests/journeys/screens.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { adminApi, type LogEntryView } from './api.ts'
import { logLabels } from './testing/labels.ts'
import { preparedLog } from './testing/preparedLog.ts'

/** Anyone reads the operators' log on the screen of safety, where the browser verifies it. */
onStage({ web: true })

let rows: readonly LogEntryView[]

beforeAll(async () => {
  // A sale begins soon after the newest block, which may be an old one of a kept chain.
  await stack.world.net.mine()
  const alice = new Client(stack, 'alice')
  await alice.signIn()
  await preparedLog(stack, alice)
  rows = (await alice.post(adminApi.log.path)).data.list
})

const anchor = (number: bigint, hash: string) =>
  must(stack.world, 'deployer', 'Anchor', 'anchor', [number, `0x${hash}`])

async function open(locale: (typeof locales)[number]) {
  const visit = await arrive('frank', locale)
  await visit.page.goto('/safety')
  return { ...visit, w: logLabels[locale] }
}

test('before it is anchored, the log is verified by its signatures', async () => {
  const { page, person, w } = await open('en')
  await page.getByRole('heading', { name: w.verified }).waitFor()
  await page.getByText(w.notAnchored).waitFor()
  expect(person.problems).toEqual([])
  await page.close()
  await anchor(1n, rows[0]!.hash)
})

test.each(inOneLanguage(locales))('the log is verified with its anchor, in %s', async (locale) => {
  const { page, person, w } = await open(locale)
  await page.getByRole('heading', { name: w.verified }).waitFor()
  await page.getByText(w.anchored).waitFor()
  await page.getByText(w.rows, { exact: true }).click()
  await page.getByText(rows[1]!.hash, { exact: true }).waitFor()
  expect(await person.violations()).toEqual([])
  expect(person.problems).toEqual([])
  await page.close()
})

test.each(inOneLanguage(locales))('rows of a former operator are marked, in %s', async (locale) => {
  const { config } = stack.server.app
  const { operators = [] } = config
  Object.assign(config, { operators: [] })
  const { page, person, w } = await open(locale)
  await page.getByRole('heading', { name: w.verified }).waitFor()
  await page.getByText(w.byOthers).waitFor()
  await page.getByText(w.rows, { exact: true }).click()
  expect(await page.getByText(w.noOperator, { exact: true }).count()).toBe(2)
  expect(await person.violations()).toEqual([])
  await page.close()
  Object.assign(config, { operators })
})

test.each(inOneLanguage(locales))('a changed row is found and red, in %s', async (locale) => {
  const { db } = stack.server.app
  const reasonOf = (reason: string) =>
    sql`update admin_log set reason = ${reason} where number = 2`.execute(db)
  await sql`alter table admin_log disable trigger only_grows`.execute(db)
  await reasonOf('another')
  const { page, person, w } = await open(locale)
  const alert = page.getByRole('alert')
  await alert.getByRole('heading', { name: w.wrong }).waitFor()
  await alert.getByText(w.changed).waitFor()
  await page.getByText(w.rows, { exact: true }).click()
  await page.locator('article.text-terra').getByText('another', { exact: true }).waitFor()
  expect(await person.violations()).toEqual([])
  await page.close()
  await reasonOf(rows[1]!.reason)
})

describe('rows that are signed, of which the chain has another hash', () => {
  beforeAll(() => anchor(2n, '1'.repeat(64)))

  test.each(inOneLanguage(locales))('are found, in %s', async (locale) => {
    const { page, person, w } = await open(locale)
    const alert = page.getByRole('alert')
    await alert.getByRole('heading', { name: w.wrong }).waitFor()
    await alert.getByText(w.other).waitFor()
    expect(await person.violations()).toEqual([])
    await page.close()
  })
})
