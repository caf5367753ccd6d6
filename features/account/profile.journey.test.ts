import { plain } from '#features/account/server/pictures/testing/pictures.ts'
import { expect, test } from 'vitest'

import { arrive } from '#tests/journeys/arrive.ts'
import { onStage } from '#tests/journeys/onStage.ts'
import { profileLabels } from './testing/labels.ts'

/** A member edits a profile: refused, truncated, saved, found, and marked because the name looks like another's. */
onStage({ web: true, neighbours: true })

test.each([
  { locale: 'en', name: 'alice', nickname: 'Grace' },
  // Cyrillic а and е.
  { locale: 'tc', name: 'bob', nickname: 'Grаcе' },
] as const)('$name has a profile, in $locale', async ({ locale, name, nickname }) => {
  const { person, page } = await arrive(name, locale)
  const w = profileLabels[locale]
  await page.goto('/profile')
  const field = page.getByLabel(w.nickname)

  // The error is beside the field, and nothing is stored.
  await field.fill('馬'.repeat(13))
  await page.getByText(w.tooLong).waitFor()
  await field.fill('Tеssera')
  await person.button(w.save).click()
  await page.getByText(w.ofOurs).waitFor()
  const file = (mimeType: string, buffer: Buffer) => ({ name: 'x', mimeType, buffer })
  const input = page.getByLabel(w.file)
  await input.setInputFiles(file('image/png', Buffer.from('<svg onload="alert(1)"/>')))
  await page.getByText(w.unreadable).waitFor()

  // A picture is cut before it is sent; all of it is there after a reload.
  await input.setInputFiles(file('image/jpeg', await plain('jpeg', 300, 200)))
  await page.getByLabel(w.zoom).fill('2')
  await field.fill(nickname)
  await page.getByLabel(w.introduction).fill('馬賽克 👨‍👩‍👧‍👦')
  await person.button(w.save).click()
  await page.getByText(w.saved).waitFor()
  await page.reload()
  await person.button(w.kept).waitFor()
  await expect.poll(() => field.inputValue()).toBe(nickname)
  await page.locator('main img').first().waitFor()
  const width = `document.querySelector('main img').decode().then(
    () => document.querySelector('main img').naturalWidth)`
  expect(await page.evaluate(width)).toBe(256)
  expect(await person.violations()).toEqual([])

  // Found by the beginning of the name; the later of two that look alike names the other.
  await page.goto('/usersList')
  await page.getByLabel(w.search).fill('gra')
  await person.button(w.copy(nickname)).waitFor()
  await page.waitForURL('**/usersList?q=gra')
  const later = page.getByText(w.longer)
  await expect.poll(() => later.count()).toBe(name === 'bob' ? 1 : 0)
  await expect
    .poll(() => page.getByText(w.lookAlike, { exact: true }).count())
    .toBe(name === 'bob' ? 2 : 0)
  expect(await person.violations()).toEqual([])

  await page.getByLabel(w.search).fill('zzz')
  await page.getByText(w.noneFits).waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})

test('a nickname is shown with its owner on every screen: alice invited carol', async () => {
  const { person, page } = await arrive('carol', 'en')
  await page.goto('/invitations')
  await page.getByText('Grace', { exact: true }).waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})
