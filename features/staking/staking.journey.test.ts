import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { inTaps } from '#tests/journeys/taps.ts'
import { stakingLabels } from './testing/labels.ts'

/** A coin for days: opened, claimed, matured, renewed, left. */
onStage({ web: true, neighbours: true })

const day = 86_400
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n

/** The contract's own word on the highest stake: amount, reward, paid, and its days. */
async function newest() {
  const id = await stack.world.read<bigint>('TermStaking', 'count')
  const [, , amount, start, unlockTime, reward, paid] = await stack.world.read<
    readonly [string, string, bigint, bigint, bigint, bigint, bigint, bigint]
  >('TermStaking', 'positionOf', [id])
  return { id, amount, reward, paid, days: Number(unlockTime - start) / day }
}

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'bob' },
  ] as const),
)('$name stakes a coin for days, in $locale', async ({ locale, name }) => {
  const { person, page, labels, sign } = await arrive(name, locale)
  const w = stakingLabels[locale]
  await page.goto('/pledgeCoin?coin=USDT')
  const amount = page.getByLabel(w.amount)

  // The error is beside the field, and nothing is started.
  await person.button(labels.review).click()
  await page.getByText(w.required).waitFor()
  await amount.fill('9.999999')
  await page.getByText(w.below).waitFor()
  await amount.fill('99999999')
  await page.getByText(w.above).waitFor()

  // Opened: leave and stake in one go, through a reload.
  await inTaps(person, 'open a term', async () => {
    await page.getByRole('radio', { name: w.days(7) }).check({ force: true })
    await amount.fill('70')
    await person.button(labels.review).click()
    await person.sheet.getByText(w.step1).first().waitFor()
    await person.reloadAndContinue()
    await person.confirm()
    await person.sheet.getByRole('heading', { name: w.step2 }).waitFor()
    await sign(w.staked)
  })
  const opened = await newest()
  expect(opened).toMatchObject({ amount: usdt(70), days: 7, paid: 0n })
  // 70 USDT are 1,400 TES; 5 % a year of it for 7 days, the rate rounded down first.
  expect(opened.reward).toBe(
    (usdt(70) * ((10n ** 18n * 20n * 10n ** 12n * 5n * 7n) / 36_500n)) / 10n ** 18n,
  )

  // Claimed meanwhile.
  await travel(3 * day)
  await page.reload()
  await person.button(w.claim).click()
  await sign(w.paid)
  const claimed = await newest()
  expect(claimed.paid).toBeGreaterThan((opened.reward * 3n) / 7n - 1n)
  expect(claimed.paid).toBeLessThan(opened.reward)

  // Matured: nothing decays; staked again for 30 days.
  await travel(20 * day)
  await page.reload()
  await person.button(w.renew).click()
  await person.sheet.getByRole('radio', { name: w.days(30) }).check({ force: true })
  await person.sheet.getByRole('button', { name: labels.review }).click()
  await sign(w.renewed)
  expect(await newest()).toMatchObject({ id: opened.id + 1n, amount: usdt(70), days: 30 })

  // Left early: the principal whole.
  await travel(day)
  await page.reload()
  await person.button(w.leave).click()
  await person.button(w.leaveConfirm).click()
  const before = await usdtOf(name)
  await sign(w.left)
  expect((await usdtOf(name)) - before).toBe(usdt(70))
  expect((await newest()).amount).toBe(0n)
  expect(person.problems).toEqual([])
  await page.close()
})

const usdtOf = (name: string): Promise<bigint> =>
  stack.world.read<bigint>('Usdt', 'balanceOf', [stack.world.hex(name)])
