import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { withdrawalLabels } from './testing/labels.ts'

/** An allotment over its stages: refused, initialized, withdrawn, unlocked with time, withdrawn to the end. */
onStage({ web: true, neighbours: true })

const day = 86_400
const tes = (whole: bigint) => whole * 10n ** 18n
const withdrawn = (name: string) =>
  stack.world.read<bigint>('StagedWithdrawal', 'userWithdrawAmount', [stack.world.hex(name)])
const tesOf = (name: string) =>
  stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex(name)])

test.each([
  // 400 TES at first, 400 more after a week, 200 after a month.
  { locale: 'en', name: 'alice', days: 8, atLast: 800n, ended: 0 },
  // By then 500, and 500 more after a month.
  { locale: 'tc', name: 'bob', days: 30, atLast: 1_000n, ended: 1 },
] as const)('$name withdraws by stages, in $locale', async ({ locale, name, ...wanted }) => {
  const { person, page, labels, sign } = await arrive(name, locale)
  const w = withdrawalLabels[locale]
  await page.goto('/withdrawal')
  const amount = page.getByLabel(w.amount)

  // The error is beside the field, and nothing is started.
  await person.button(labels.review).click()
  await page.getByText(w.required).waitFor()
  for (const [typed, message] of [
    ['9.5', w.below],
    ['1001', w.insufficient],
    ['9'.repeat(40), w.insufficient],
    ['0', w.zero],
    ['-20', w.negative],
    ['2e1', w.noNumber],
    ['９．５', w.below],
    ['٢٠', w.otherDigits],
    [`20.${'1'.repeat(19)}`, w.decimals],
  ] as const) {
    await amount.fill(typed)
    await page.getByText(message).waitFor()
    await person.button(labels.review).click()
  }
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  // The record is opened, and the result of a withdrawal is shown before the signature.
  await person.button(w.initialization).click()
  await sign(w.initialized)
  await amount.fill('300')
  await page.getByText(w.receive).waitFor()
  const before = await tesOf(name)
  await person.button(labels.review).click()
  await sign(w.withdrawn)
  // 0.5 % stays.
  expect((await tesOf(name)) - before).toBe(tes(300n) - (tes(300n) * 5n) / 1_000n)

  // The next stage: unlocked, and all of it withdrawn.
  await travel(wanted.days * day)
  await page.reload()
  await person.button(w.unlockLimit).click()
  await sign(w.unlocked)
  await person.button(w.max).click()
  await person.button(labels.review).click()
  await sign(w.withdrawn)
  expect(await withdrawn(name)).toBe(tes(wanted.atLast))
  await expect.poll(() => page.getByText(w.ended).count()).toBe(wanted.ended)
  expect(await person.violations()).toEqual([])
  expect(person.problems).toEqual([])
  await page.close()
})
