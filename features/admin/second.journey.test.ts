import { announceCommand } from '../../scripts/announceCommand.ts'
import { newsLabels } from '#features/news/testing/labels.ts'
import { demoAccounts } from '#tools/devnet/accounts.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { arrive } from '#tests/journeys/arrive.ts'
import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { type Locale, Person } from '#tests/journeys/person.ts'
import { locales } from '#tests/journeys/screens.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { adminApi } from './api.ts'
import { adminLabels } from './testing/labels.ts'
import { madeToken } from './testing/preparedLog.ts'
import { withOperators } from './testing/withOperators.ts'

/** Two operators: what one proposes is there for users once the other releases it in the console. */
onStage({ web: true })

const both = <T>(work: () => Promise<T>) =>
  withOperators(stack, { alice: ['review', 'announce'], bob: ['review', 'announce'] }, work)

/** A page from the server is rendered once a block. */
async function nextBlock(): Promise<void> {
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

async function consoleOf(name: string, locale: Locale, width: number) {
  const visit = await arrive(name, locale)
  await visit.page.setViewportSize({ width, height: 900 })
  await visit.page.goto('/admin')
  await visit.page
    .getByRole('heading', { name: adminLabels[locale].console, exact: true })
    .waitFor()
  return visit
}

const titles = { en: 'Revoke the old market', tc: '請收回舊市場的授權' }
const draft = [
  'kind: security',
  'spenders: TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7',
  `# en\n${titles.en}\n\nIts contract is not ours any more.`,
  `# tc\n${titles.tc}\n\n該合約已非由我們管理。`,
].join('\n')

test.each(inOneLanguage(locales))(
  'announced with two operators: unseen until the other releases it, then read and verified, in %s',
  (locale) =>
    both(async () => {
      const w = { ...newsLabels[locale], ...adminLabels[locale] }
      await sql.raw('delete from news_announcements').execute(stack.server.app.db)
      await nextBlock()
      const command = { server: stack.server.url, draft, key: null }
      const lines: string[] = []
      expect(await announceCommand(command, (line) => lines.push(line))).toBe(0)
      expect(lines.at(-1)).toContain(`${stack.server.url}/admin`)
      await nextBlock()

      const reader = await Person.at(browser, stack.server.url, locale)
      await reader.page.goto('/announcements')
      await reader.page.getByText(w.none).waitFor()
      await reader.page.goto('/announcement?id=1')
      expect(await reader.page.getByText(titles[locale]).count()).toBe(0)

      // On a phone and on a desktop: both languages, who signed, and whether it is right.
      const { page, person } = await consoleOf('bob', locale, 480)
      for (const width of [480, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const waiting = page.getByRole('article').filter({ hasText: titles[locale] })
        for (const title of Object.values(titles)) await waiting.getByText(title).waitFor()
        await waiting.getByText('Its contract is not ours any more.').waitFor()
        await waiting.getByText(groupedAddress(demoAccounts(1)[0]!.address)).waitFor()
        await waiting.getByText(w.verified).waitFor()
        expect(await person.violations()).toEqual([])
        expect(await page.evaluate('document.body.scrollWidth <= innerWidth')).toBe(true)
      }
      await person.button(w.release).click()
      await page.getByText(w.logged, { exact: true }).waitFor()
      await page.getByText(w.noneWaits).waitFor()
      await nextBlock()

      await reader.page.goto('/')
      await reader.page.getByText(w.unread(1), { exact: true }).waitFor()
      await reader.page.getByRole('link', { name: titles[locale] }).click()
      await reader.page.getByText(w.verified).waitFor()
      await reader.page.getByText(groupedAddress(demoAccounts(1)[0]!.address)).waitFor()

      const { list } = (await new Client(stack, 'frank').post(adminApi.log.path)).data
      expect(list.at(-1)).toMatchObject({
        action: 'announce',
        who: new Client(stack, 'bob').address,
      })
      expect([...person.problems, ...reader.problems]).toEqual([])
      await page.close()
      await reader.page.close()
    }),
)

test.each(inOneLanguage(locales))(
  'a token is hidden by two reviewers; a proposal is withdrawn, in %s',
  (locale) =>
    both(async () => {
      const w = adminLabels[locale]
      const token = await madeToken(stack)
      const isHidden = async () => {
        const path = '/deposit/exSwap/swapCoinIssuedDetail'
        return (await new Client(stack, 'frank').post(path, { token })).data.token.hidden
      }
      const { page, person } = await consoleOf('alice', locale, 1280)
      const propose = async () => {
        await page.getByLabel(w.token, { exact: true }).fill(token)
        await page.getByLabel(w.reason, { exact: true }).last().fill('looks like another')
        await person.button(w.proposeHide).click()
        await page.getByText(w.proposed, { exact: true }).first().waitFor()
      }
      await page.getByText(w.hide, { exact: true }).first().click()
      await propose()
      const own = page.getByRole('article').filter({ hasText: w.own })
      await own.getByText(groupedAddress(token)).waitFor()
      expect(await own.getByRole('button', { name: w.release }).count()).toBe(0)
      await own.getByRole('button', { name: w.withdraw }).click()
      await page.getByText(w.noProposal).waitFor()
      await propose()
      await own.waitFor()
      expect(await isHidden()).toBe(false)

      const { page: other, person: second } = await consoleOf('bob', locale, 480)
      const waiting = other.getByRole('article').filter({ hasText: w.reject })
      await waiting.getByText(groupedAddress(token)).waitFor()
      expect(await second.violations()).toEqual([])
      await waiting.getByRole('button', { name: w.release }).click()
      await other.getByText(w.logged, { exact: true }).waitFor()
      await other.getByText(w.noProposal).waitFor()
      expect(await isHidden()).toBe(true)
      expect([...person.problems, ...second.problems]).toEqual([])
      await page.close()
      await other.close()
    }),
)
