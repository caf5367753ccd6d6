import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { undrawn } from '#tests/journeys/notRendered.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { groupedAddress } from '#platform/std/format.ts'

import { lockApi } from './api.ts'
import { amount, day, type Lockers, lockers } from './server/testing/lockers.ts'
import { lpCoin } from './testing/energy.ts'
import { lockLabels } from './testing/labels.ts'

/** Locks from the form to their last second, as their holder and anyone else sees them. */
onStage({ web: true })

let all: Lockers

beforeAll(async () => {
  all = await lockers(stack)
})

/** 0.00005 LP; each account has 0.0001. */
const half = 50n * amount
const typed = '0.00005'

type LockA = readonly [string, string, bigint, bigint, bigint, boolean]
type LockB = readonly [string, bigint, bigint, bigint, boolean]

/** The contract's own word on the newest lock A. */
async function newestA() {
  const count = await stack.world.read<bigint>('LockA', 'count')
  const [, , held, createTime, lockTime, locked] = await stack.world.read<LockA>('LockA', 'locks', [
    count - 1n,
  ])
  return { held, createTime, lockTime, locked }
}

async function ofB(name: string) {
  const holder = stack.world.hex(name)
  const [, held, createTime, end, locked] = await stack.world.read<LockB>('LockB', 'locks', [
    holder,
  ])
  return { held, createTime, end, locked }
}

const lpOf = async (client: Lockers['alice']): Promise<bigint> =>
  BigInt((await all.ask(client, 'form', { coin: all.coins.lp })).mine.balance)

const chooseDays = (page: Page, name: RegExp) =>
  page.getByRole('radio', { name }).check({ force: true })

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'bob' },
  ] as const),
)('$name locks LP, proves it to anyone, extends and unlocks it, in $locale', async (story) => {
  const { locale, name } = story
  const w = lockLabels[locale]
  const { person, page, labels, sign, client } = await arrive(name, locale)
  const had = await lpOf(client)
  await page.goto('/lock')
  const field = page.getByLabel(w.amount)

  // What is wrong is beside its field, and nothing is started.
  await person.button(labels.review).click()
  await page.getByText(w.required).waitFor()
  await page.getByText(w.daysRequired).waitFor()
  await field.fill('0')
  await page.getByText(w.zero).waitFor()
  await field.fill('99')
  await page.getByText(w.above).waitFor()
  await chooseDays(page, new RegExp(`^${w.other}$`))
  const days = page.getByRole('textbox', { name: w.daysField, exact: true })
  await days.fill('0')
  await page.getByText(w.daysLeast).waitFor()
  await days.fill('3651')
  await page.getByText(w.daysMost).waitFor()
  await person.button(labels.review).click()
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Approved and locked in one go, through a reload.
  await field.fill(typed)
  await chooseDays(page, w.days(30))
  await person.button(labels.review).click()
  await person.sheet.getByText(w.step1).first().waitFor()
  await person.reloadAndContinue()
  await person.confirm()
  await person.sheet.getByText(typed).first().waitFor()
  await person.confirm()
  await page.getByText(w.lockDone, { exact: true }).first().waitFor()
  const made = await newestA()
  expect(made).toMatchObject({ held: half, locked: true })
  expect(made.lockTime - made.createTime).toBe(BigInt(30 * day))
  expect(had - (await lpOf(client))).toBe(half)
  // What was locked cannot be locked again by one more tap.
  expect(await field.inputValue()).toBe('')

  // Anyone reads the proof, without a wallet.
  await person.link(w.seeProof).click()
  await page.waitForURL(/\/lockProof\?/)
  const proof = page.url().slice(stack.server.url.length)
  await readsProof(proof, { locale, owner: client.address, end: Number(made.lockTime) })

  // Extended by one tap in the list; an earlier end is refused beside the choice.
  await page.goto('/locks')
  await person.button(w.extend).click()
  await chooseDays(page, w.days(90))
  expect(await page.getByRole('radio', { name: w.days(30) }).count()).toBe(0)
  await chooseDays(page, new RegExp(`^${w.other}$`))
  await person.sheet.getByRole('textbox', { name: w.daysField, exact: true }).fill('1')
  await person.sheet.getByText(w.notLater).waitFor()
  await chooseDays(page, w.days(90))
  await person.sheet.getByRole('button', { name: labels.review }).click()
  await sign(w.extendDone)
  const extended = await newestA()
  expect(extended.lockTime - made.lockTime).toBeGreaterThanOrEqual(BigInt(60 * day))

  // A page whose clock is ahead offers to unlock; the order is refused with the time.
  await aheadBy(page, 365 * day)
  await page.goto('/locks')
  await person.button(w.unlock).click()
  await person.sheet
    .getByText(/Unlock time not reached|尚未到解鎖時間/)
    .first()
    .waitFor()
  await page.unrouteAll()
  expect((await newestA()).locked).toBe(true)

  // At its second it is unlocked: the head block is then of that second.
  await travel(Number(extended.lockTime) - all.now())
  await page.goto('/locks')
  await person.button(w.unlock).click()
  await sign(w.unlockDone)
  expect(await newestA()).toMatchObject({ locked: false })
  expect(await lpOf(client)).toBe(had)
  expect(person.problems).toEqual([])
  await page.close()
})

/** A page that takes this for the chain's time. */
const aheadBy = (page: Page, seconds: number) =>
  page.route('**/getTimestamp', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { chainTime: number } }
    body.data.chainTime += seconds
    await route.fulfill({ response, json: body })
  })

interface Proven {
  readonly locale: 'en' | 'tc'
  readonly owner: string
  readonly end: number
}

async function readsProof(path: string, { locale, owner, end }: Proven): Promise<void> {
  const w = lockLabels[locale]
  const person = await Person.at(browser, stack.server.url, locale)
  const { page } = person
  await page.goto(path)
  await page.getByText(groupedAddress(owner)).waitFor()
  expect(await page.getByText(w.impossible, { exact: true }).count()).toBe(2)
  await person.button(w.check).click()
  await page.getByText(w.matches).waitFor()
  expect(await person.violations()).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    person.button(w.calendar).click(),
  ])
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  expect(event.startDate.toUnixTime()).toBe(end)
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(event.component.getFirstPropertyValue('url')).toBe(stack.server.url + path)

  // A server that shows one unit more is contradicted by the node; a silent node is reported.
  await undrawn(page)
  await page.route(`**${lockApi.lock.path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { lock: { amount: string } } }
    body.data.lock.amount = String(BigInt(body.data.lock.amount) + 1n)
    await route.fulfill({ response, json: body })
  })
  // A page that is answered for the server may not request a node of this machine by itself.
  await page.route('**/wallet/**', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  await page.goto(path)
  await person.button(w.check).click()
  await page.getByText(w.differs).waitFor()
  await page.route('**/wallet/**', (route) => route.abort())
  await person.button(w.check).click()
  await page.getByText(w.noAnswer).waitFor()
  expect(person.problems).toEqual([])
  await page.close()
}

test.each(inOneLanguage(['en', 'tc'] as const))(
  'a coin that is none is refused beside its field, in %s',
  async (locale) => {
    const w = lockLabels[locale]
    const { page, person } = await arrive('carol', locale)
    await page.goto(`/lock?token=${all.alice.address}`)
    await page.getByText(w.notCoin).waitFor()
    await page.getByRole('button', { name: w.coin }).click()
    await page.getByRole('searchbox').fill(groupedAddress(all.coins.usdt))
    await person.button(w.useCoin).click()
    await page
      .getByText(/1,000\.00 USDT/)
      .first()
      .waitFor()
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(['en', 'tc'] as const))(
  'lock B is made, added to and lengthened, in %s',
  async (locale) => {
    const w = lockLabels[locale]
    const { page, person, sign, labels, client } = await arrive('carol', locale)
    const open = async (): Promise<void> => {
      await page.goto('/lock')
      await page.getByRole('tab', { name: w.kindB }).click()
      await page.getByRole('tab', { name: w.kindB, selected: true }).waitFor()
    }
    const before = await ofB('carol')
    await open()
    await page.getByLabel(w.amount).fill('0.00001')
    await chooseDays(page, w.days(90))
    await person.button(labels.review).click()
    await person.sheet.getByText(w.step1).first().waitFor()
    await person.confirm()
    await person.sheet
      .getByText(/0\.00001/)
      .first()
      .waitFor()
    await sign(w.lockBDone)
    const made = await ofB('carol')
    expect(made.held - (before.locked ? before.held : 0n)).toBe(10n * amount)

    // More of it: the end stays.
    await open()
    await page.getByLabel(w.addAmount).fill('0.00002')
    await person.button(labels.review).click()
    await person.confirm()
    await sign(w.lockBDone)
    expect(await ofB('carol')).toEqual({ ...made, held: made.held + 20n * amount })

    // Fewer days than are left: refused beside them, and nothing is opened to be signed.
    await open()
    await page.getByLabel(w.addAmount).fill('0.00001')
    await chooseDays(page, new RegExp(`^${w.other}$`))
    await page.getByRole('textbox', { name: w.daysField, exact: true }).fill('30')
    await page.getByRole('alert').filter({ hasText: w.notLater }).waitFor()
    await person.button(labels.review).click()
    expect(await person.sheet.count()).toBe(0)

    // Later alone: the amount stays.
    await open()
    await chooseDays(page, w.days(180))
    await person.button(labels.review).click()
    await sign(w.lockBDone)
    const later = await ofB('carol')
    expect(later.held).toBe(made.held + 20n * amount)
    expect(later.end).toBeGreaterThan(made.end)

    // Its time has come: the list pays it.
    await travel(181 * day)
    const had = await lpOf(client)
    await page.goto('/locks')
    await person.button(w.unlock).click()
    await sign(w.unlockDone)
    expect((await lpOf(client)) - had).toBe(later.held)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(['en', 'tc'] as const))(
  'a lock made for another account is handed over and paid to another address, in %s',
  async (locale) => {
    const w = lockLabels[locale]
    const coin = await lpCoin(stack.world)
    await coin.send('carol', 'approve', [stack.world.hex('LockA'), 10n * amount])
    const lockFor = [10n * amount, coin.address, 1n, stack.world.hex('alice')]
    await must(stack.world, 'carol', 'LockA', 'lockFor', lockFor)
    await stack.server.indexer.catchUp()

    const alice = await arrive('alice', locale)
    await alice.page.goto('/locks')
    await alice.page.getByRole('heading', { name: w.forMe }).waitFor()
    const { createTime } = await newestA()
    const proof = `/lockProof?kind=A&owner=${all.alice.address}&createTime=${createTime}`
    await alice.page.goto(proof)
    await alice.person.button(w.handOver).click()
    const address = alice.page.getByLabel(w.address)
    const review = alice.person.sheet.getByRole('button', { name: alice.labels.review })
    await address.fill('T1')
    await alice.page.getByText(w.notAddress).waitFor()
    await address.fill(groupedAddress(all.bob.address))
    await alice.page.getByLabel(w.understood).check()
    await review.click()
    await alice.sign(w.offerDone)
    await alice.page.close()

    const bob = await arrive('bob', locale)
    await bob.page.goto('/locks')
    await bob.page.getByRole('heading', { name: w.offered }).waitFor()
    await bob.person.button(w.accept).click()
    await bob.sign(w.acceptDone)

    // The old link still leads to it; its new holder pays it to carol.
    await travel(day + 1)
    await bob.page.goto(proof)
    await bob.page.getByText(groupedAddress(all.bob.address)).waitFor()
    await bob.person.button(w.elsewhere).click()
    await bob.page.getByLabel(w.address).fill(all.carol.address)
    await bob.page.getByLabel(w.understood).check()
    const had = await lpOf(all.carol)
    await bob.person.sheet.getByRole('button', { name: bob.labels.review }).click()
    await bob.sign(w.elsewhereDone)
    expect((await lpOf(all.carol)) - had).toBe(10n * amount)
    expect([...alice.person.problems, ...bob.person.problems]).toEqual([])
    await bob.page.close()
  },
)

test.each(inOneLanguage(['en', 'tc'] as const))(
  'LP is locked for ever, and the meter counts it, in %s',
  async (locale) => {
    const w = lockLabels[locale]
    const { page, person, sign, labels } = await arrive('bob', locale)
    const meterOf = async () =>
      (await all.ask(all.bob, 'meter', { coin: all.coins.tes })).meters.find(
        (one: { of: string }) => one.of === 'liquidity',
      )
    const before = await meterOf()
    await page.goto('/lock')
    await page.getByLabel(w.amount).fill('0.000001')
    await page.getByLabel(w.forEver).check()
    await person.button(labels.review).click()
    await sign(w.forEverDone)
    const after = await meterOf()
    expect(BigInt(after.permanent) - BigInt(before.permanent)).toBe(amount)
    expect(person.problems).toEqual([])
    await page.close()
  },
)
