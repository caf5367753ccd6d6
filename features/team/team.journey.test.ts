import { expect, test } from 'vitest'

import { arrive } from '#tests/journeys/arrive.ts'
import { Client } from '#tests/journeys/client.ts'
import { held } from '#tests/journeys/held.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { inTaps } from '#tests/journeys/taps.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { teamLabels } from './testing/labels.ts'

/** Three wallets in a line: the lowest comes by a link and buys, both above are paid by that, and see their team. */
onStage({ web: true })

const pledgeTime = 7n * 86_400n

test.each(
  inOneLanguage([
    { locale: 'en', line: ['alice', 'bob', 'carol'] },
    { locale: 'tc', line: ['dave', 'erin', 'frank'] },
  ] as const),
)('$line.2 joins by a link and buys, in $locale', async ({ locale, line }) => {
  const [top, middle, lowest] = line
  const { world } = stack
  const w = teamLabels[locale]
  await world.send(top, 'Team', 'bindParent', [world.hex('deployer')])
  await world.send(middle, 'Team', 'bindParent', [world.hex(top)])
  const earned = (name: string) => world.read<bigint>('FeeSplitter', 'earnedOf', [world.hex(name)])

  // By the link of the one in the middle; its address is filled in, and checked.
  const { person, page, labels } = await arrive(lowest, locale)
  const inviter = world.net.accounts.find(({ name }) => name === middle)!.address
  await page.goto(`/invitations?inviter=${inviter}`)
  // Who presses before the inviter has been checked waits for that, and does not press in vain.
  const answer = await held(
    page,
    '**/deposit/bttk/bindUpMember',
    // The page sends the same request, so it must exist.
    (request) => request.postData()?.includes(inviter) === true,
  )
  await inTaps(person, 'activate', async () => {
    await person.button(w.setInviter).click()
    await person.sheet.getByText(w.fromLink).waitFor()
    await person.sheet.getByRole('button', { name: labels.activate, exact: true }).click()
    answer()
    await person.confirm()
    await person.done(w.active)
  })

  // One purchase pays both in its own transaction: 10 and 5 of each hundred of the fee.
  await page.goto('/nftInv?level=1')
  await person.button(labels.buy).click()
  await person.confirm()
  await expect.poll(() => earned(middle)).toBeGreaterThan(0n)
  const [above, aboveThat] = await Promise.all([earned(middle), earned(top)])
  expect([above, above + 1n]).toContain(aboveThat * 2n + (above % 2n))
  const card = await world.read<bigint>('Cards', 'levelMap', [1n]).then(newestOf)
  expect((await world.send(lowest, 'Cards', 'pledge', [card, pledgeTime])).reason).toBe('')
  await stack.server.indexer.catchUp()
  expect(person.problems).toEqual([])
  await page.close()

  // The top account sees one in each line, the pledge of the second, and its reward.
  const client = new Client(stack, top)
  await client.signIn()
  const upper = await Person.at(browser, stack.server.url, locale, client)
  await upper.page.goto('/teams')
  const region = (label: RegExp) => upper.page.getByText(label).locator('xpath=..')
  await region(w.firstLine).getByText('0.00 USDT').waitFor()
  await region(w.secondLine).getByText('50.00 USDT').waitFor()
  await upper.page.getByText(w.yours).waitFor()
  await upper.button(w.lookAt).click()
  await upper.button(w.up).waitFor()
  const found = upper.page.getByLabel(w.search)
  await found.fill(inviter.slice(0, 8))
  await upper.page.getByText(w.line(1)).waitFor()
  await found.fill(groupedAddress(inviter))
  await upper.page.getByText(w.line(1)).waitFor()
  await found.fill(world.net.accounts[0]!.address)
  await upper.page.getByText(w.notFound).waitFor()
  const { data } = await client.post('/deposit/aon/myCommunity')
  expect(data).toMatchObject({ level: 0, teamPledge: '50000000', earned: String(aboveThat) })
  expect(await upper.violations()).toEqual([])
  expect(upper.problems).toEqual([])
  await upper.page.close()
})

/** The last id of a level. */
const newestOf = (level: unknown): bigint => (level as readonly bigint[])[4]! - 1n
