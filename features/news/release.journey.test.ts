import { arrive } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { locales } from '#tests/journeys/screens.ts'
import { builtWeb } from '#tests/journeys/stack.ts'
import { expect, test } from 'vitest'

import { announceCommand } from '../../scripts/announceCommand.ts'
import { newsLabels } from './testing/labels.ts'

/** The screen of safety compares the build that is open with the release that is announced. */
onStage({ web: true })

const announce = async (release: string): Promise<void> => {
  const draft = 'kind: release\n# en\nA release\nIts files.\n# tc\n新版本\n其檔案。\n'
  const command = { server: stack.server.url, draft, key: null, release }
  expect(await announceCommand(command, () => {})).toBe(0)
}

test.each(inOneLanguage(locales))('the announced release is verified, in %s', async (locale) => {
  const w = newsLabels[locale]
  await announce(builtWeb)
  const { page, person } = await arrive('alice', locale)
  await page.goto('/safety')
  await page.getByRole('heading', { name: w.isRelease, exact: true }).waitFor()
  expect(await person.violations()).toEqual([])
  expect(person.problems).toEqual([])
  await page.close()
})

test.each(inOneLanguage(locales))(
  'another build than the announced is red, in %s',
  async (locale) => {
    const w = newsLabels[locale]
    await announce(import.meta.dirname)
    const { page, person } = await arrive('alice', locale)
    await page.goto('/safety')
    const alert = page.getByRole('alert')
    await alert.getByRole('heading', { name: w.notRelease, exact: true }).waitFor()
    expect(await person.violations()).toEqual([])
    await page.close()
  },
)
