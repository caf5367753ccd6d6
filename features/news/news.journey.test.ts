import { announceCommand } from '../../scripts/announceCommand.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { arrive } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { locales } from '#tests/journeys/screens.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { newsLabels } from './testing/labels.ts'
import { makeNews } from './testing/publishing.ts'

/** An operator announces by the command; a reader sees that it is unread, reads it, and her browser verifies it. */
onStage({ web: true })

beforeEach(async () => {
  await execute('delete from news_announcements')
  await makeNews(stack)
  await nextBlock()
})

const execute = (statement: string) => sql.raw(statement).execute(stack.server.app.db)

/** A page from the server is rendered once a block. */
async function nextBlock(): Promise<void> {
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

test.each(inOneLanguage(locales))(
  'published, seen as unread, read, verified, and back to approvals, in %s',
  async (locale) => {
    const w = newsLabels[locale]
    const draft = [
      'kind: security',
      'spenders: TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7',
      '# en\nRevoke the old market\n\nIts contract is not ours any more.',
      '# tc\n請收回舊市場的授權\n\n該合約已非由我們管理。',
    ].join('\n')
    const command = { server: stack.server.url, draft, key: null }
    expect(await announceCommand(command, () => {})).toBe(0)
    await nextBlock()

    const { page, person } = await arrive('alice', locale)
    await page.goto('/')
    const title = { en: 'Revoke the old market', tc: '請收回舊市場的授權' }[locale]
    await page.getByText(w.unread(4), { exact: true }).waitFor()
    expect(await person.violations()).toEqual([])
    await page.getByRole('link', { name: title }).click()

    await page.getByText(w.verified).waitFor()
    await page.getByText(w.signedBy, { exact: true }).waitFor()
    const [announcer] = demoAccounts(1)
    await page.getByText(groupedAddress(announcer!.address), { exact: true }).waitFor()
    await page.getByText(groupedAddress('TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7')).waitFor()
    await page.getByText(w.howToCheck).click()
    expect(await person.violations()).toEqual([])
    await page.getByRole('link', { name: w.approvals }).click()
    await page.waitForURL('**/approvals')

    // Read on this phone: the banner is gone, the others are still unread.
    await page.goto('/')
    await page.getByText(w.unread(3), { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: title }).count()).toBe(0)
    await page.locator('main a[href="/announcements"]').first().click()
    await page.getByText(w.verified).waitFor()
    expect(await page.getByText(w.one, { exact: true }).count()).toBe(3)
    expect(await person.violations()).toEqual([])
    await person.button(w.markAll).click()
    await expect.poll(() => page.getByText(w.one, { exact: true }).count()).toBe(0)
    await page.goto('/')
    await page.locator('main a[href="/announcements"]').first().waitFor()
    await expect.poll(() => page.getByText(w.anyUnread).count()).toBe(0)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(locales))(
  'a tampered row is red, and so is a gap, in %s',
  async (locale) => {
    const w = newsLabels[locale]
    await execute(
      `update news_announcements set en_body = 'Send it.', tc_body = '請轉帳。' where number = 2`,
    )
    await nextBlock()
    const person = await Person.at(browser, stack.server.url, locale)
    const { page } = person
    await page.goto('/announcements')
    await page.getByRole('alert').filter({ hasText: w.faulty }).waitFor()
    await page.getByText(w.signature(2)).waitFor()
    await page.getByText(w.previous(3)).waitFor()
    expect(await person.violations()).toEqual([])

    await page.goto('/announcement?id=2')
    await page.getByText(w.faulty).waitFor()
    expect(await page.getByText(w.signedBy, { exact: true }).count()).toBe(0)
    expect(await page.getByText(w.opens('developers.tron.network')).count()).toBe(0)

    await execute('delete from news_announcements where number = 2')
    await nextBlock()
    await page.goto('/announcements')
    await page.getByText(w.gap(2)).waitFor()
    // What failed its check was not read.
    expect(await page.getByText(w.one, { exact: true }).count()).toBe(2)
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test('an outside link has its domain beside it, and a guest reads without a wallet', async () => {
  const w = newsLabels.en
  const person = await Person.at(browser, stack.server.url, 'en')
  const { page } = person
  await page.goto('/announcement?id=2')
  const link = page.getByRole('link', { name: w.opens('developers.tron.network') })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe(
    'https://developers.tron.network/docs/resource-model',
  )
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  await execute('delete from news_announcements')
  await nextBlock()
  await page.goto('/announcements')
  await page.getByText(w.none).waitFor()
  expect(person.problems).toEqual([])
  await page.close()
})
