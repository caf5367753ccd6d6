import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { boxLabels } from './testing/labels.ts'
import { changed } from '#tests/journeys/changed.ts'
import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { type Locale, Person } from '#tests/journeys/person.ts'
import { inTaps } from '#tests/journeys/taps.ts'

/** Boxes are opened, checked, refunded by another account, returned, and limited by their holder. */
onStage({ web: true, neighbours: true, keeper: true })

/** Series 1 of the neighbours: one payment, on sale. */
const series = 1n
const seriesId = '1'

async function buy(who: string, count: bigint): Promise<void> {
  const price = await stack.world.read<bigint>('BlindBoxes', 'priceOf', [series])
  await must(stack.world, who, 'BlindBoxes', 'buy', [series, count], price * count)
  await stack.server.indexer.catchUp()
}

/** A signed-in user on a page. */
async function personAt(locale: Locale, name: string, path: string): Promise<Person> {
  const person = await Person.at(browser, stack.server.url, locale)
  const { page, labels } = person
  await page.goto('/myBlindBox')
  await person.button(boxLabels[locale].connect).first().click()
  await person.button(labels.continueAs(name)).click()
  // Only a signed-in user has boxes.
  await page.getByRole('tablist').waitFor()
  await page.goto(path)
  return person
}

const cardOf = (href: string | null): number => Number(/tokenId=(\d+)/.exec(href ?? '')?.[1])

/** The cards that the page shows as drawn. */
async function shownCards(person: Person): Promise<number[]> {
  const links = await person.page.locator('a[href*="tokenId="].set-in').all()
  return Promise.all(links.map(async (link) => cardOf(await link.getAttribute('href'))))
}

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'dave' },
  ] as const),
)('$name opens one box, then all, and checks the draws, in $locale', async (input) => {
  const { locale, name } = input
  await buy(name, 3n)
  const w = boxLabels[locale]
  const person = await personAt(locale, name, '/myBlindBox')
  const { page } = person
  const holder = new Client(stack, name)
  const looker = await Person.at(browser, stack.server.url, locale)
  await looker.page.goto(`/blindBoxDetail?seriesId=${seriesId}`)
  // A tap before the app runs would be repeated by it.
  await looker.page.waitForLoadState('networkidle')
  await looker.page.locator('summary').filter({ hasText: w.draws }).click()

  await person.button(w.open).first().click()
  await page.locator('summary').filter({ hasText: w.choose }).click()
  await page.getByLabel(w.ownSeed).fill('lucky')
  // keccak256 of the five letters, by another library.
  const seed = holder.wallet.sha3('lucky')
  await person.sheet.getByText(seed).waitFor()
  await person.sheet.getByRole('button', { name: w.review }).click()
  await person.reloadAndContinue()
  await person.sheet.getByText(person.labels.contractCall, { exact: true }).click()
  await person.sheet.getByText(seed).waitFor()
  await person.confirm()
  // The sheet makes room for the opening; leaving in the middle changes nothing.
  await page.waitForURL(/opening=\d+/, { timeout: 60_000 })
  await page.reload()
  await page.getByRole('heading', { name: w.opened }).waitFor({ timeout: 60_000 })
  await person.button(person.labels.done).waitFor()
  const [first] = await shownCards(person)
  const cards = await holder.wallet
    .contract()
    .at(stack.world.deployment.contracts['Cards']!.address)
  const ownerOf = async (tokenId: number): Promise<string> =>
    holder.wallet.address.fromHex(await cards['ownerOf'](tokenId).call())
  expect(await ownerOf(first!)).toBe(holder.address)

  await person.link(w.check).first().click()
  await page.getByText(w.right).waitFor({ timeout: 30_000 })
  expect(await person.violations()).toEqual([])
  const checked = page.url()
  // Who looks at the series meanwhile sees the draw come.
  const drawn = looker.page.locator(
    `a[href="${new URL(checked).pathname}${new URL(checked).search}"]`,
  )
  await drawn.waitFor({ timeout: 60_000 })
  expect(looker.problems).toEqual([])
  await looker.page.close()

  await page.goto('/myBlindBox')
  await inTaps(person, 'open boxes', async () => {
    await person.button(w.openAll).click()
    await person.sheet.getByRole('button', { name: w.review }).click()
    await person.confirm()
    await page.waitForURL(/opening=\d+/, { timeout: 60_000 })
    await page.getByRole('heading', { name: w.opened }).waitFor({ timeout: 60_000 })
  })
  await person.button(person.labels.done).waitFor()
  const both = await shownCards(person)
  expect(both).toHaveLength(2)
  for (const card of both) expect(await ownerOf(card)).toBe(holder.address)
  await person.link(w.check).first().click()
  await page.getByText(w.right).waitFor({ timeout: 30_000 })

  // A server with a false secret or card is detected, and the difference is named.
  for (const { at, lie } of [
    { at: w.stepSecret, lie: { secret: `0x${'00'.repeat(20)}` } },
    { at: w.stepCards, lie: { cards: [{ tokenId: first! + 1, level: 1 }] } },
  ]) {
    await changed('/tessera/blindbox/draw', (draw) => Object.assign(draw, lie))(page)
    await page.goto(checked)
    await page.getByText(w.wrong).waitFor({ timeout: 30_000 })
    const step = page.getByRole('listitem').filter({ hasText: at })
    await step.getByText(w.marked, { exact: true }).waitFor()
    await expect.poll(() => page.getByText(w.marked, { exact: true }).count()).toBe(1)
    await page.unroute('**/tessera/blindbox/draw')
  }
  expect(person.problems).toEqual([])
  await page.close()
})

test.each(
  inOneLanguage([
    { locale: 'en', holder: 'alice', other: 'dave' },
    { locale: 'tc', holder: 'dave', other: 'alice' },
  ] as const),
)(
  'where the operator is silent $other has $holder paid back twice, in $locale',
  async ({ locale, holder: name, other }) => {
    const w = boxLabels[locale]
    await buy(name, 2n)
    const holder = new Client(stack, name)
    await holder.signIn()
    await stack.keeper.stop()
    const person = await personAt(locale, name, '/myBlindBox')
    await person.button(w.open).first().click()
    await person.sheet.getByRole('button', { name: w.review }).click()
    await person.confirm()
    await person.page.waitForURL(/opening=\d+/, { timeout: 60_000 })
    const drawId = new URL(person.page.url()).searchParams.get('opening')!
    const bondOf = async (): Promise<bigint> =>
      (await stack.world.read<readonly bigint[]>('BlindBoxes', 'bondOf', [series]))[0]!
    const bond = await bondOf()
    // Set aside in sun when the box was opened.
    const penalty = await stack.world.read<bigint>('BlindBoxes', 'penaltyOf', [series])
    const deadline = await stack.world.read<bigint>('BlindBoxes', 'deadline', [])
    await stack.world.net.mine(Number(deadline) + 1)
    await stack.server.indexer.catchUp()

    const helper = await personAt(locale, other, `/drawCheck?requestId=${drawId}`)
    const { amount } = (await holder.post('/tessera/blindbox/draw', { drawId })).data
    const before = await stack.world.balance(name)
    await helper.button(w.refund).click()
    await helper.button(helper.labels.confirm).waitFor()
    // The receiver is shown in full before the signature.
    const full = holder.address.match(/.{1,4}/g)!.join(' ')
    await helper.sheet.getByText(full).first().waitFor()
    await helper.confirm()
    await helper.page.getByText(w.refunded).first().waitFor({ timeout: 60_000 })
    // Behind the sheet the page goes on.
    await helper.page.getByText(w.refundTx).waitFor({ timeout: 30_000 })
    // The holder, who still looks at the page, sees that nothing is being opened any more.
    const lost = person.page.getByRole('heading', { name: w.notDrawn })
    await lost.waitFor({ timeout: 30_000 })
    await person.button(person.labels.done).waitFor()
    // A box costs less than the dearest card.
    expect((await stack.world.balance(name)) - before).toBe(2n * BigInt(amount))
    expect(await bondOf()).toBe(bond - 2n * penalty)
    // The rest waits for the reward pool; any account can send it there.
    const pool = stack.world.hex('RewardDistributor')
    const credit = () => stack.world.read<bigint>('BlindBoxes', 'creditOf', [pool])
    expect(await credit()).toBe(2n * penalty - BigInt(amount))
    await must(stack.world, other, 'BlindBoxes', 'withdraw', [pool])
    expect(await credit()).toBe(0n)
    // The bond's loss is beside the proof of the series.
    await helper.page.goto(`/blindBoxDetail?seriesId=${seriesId}`)
    await helper.page.waitForLoadState('networkidle')
    await helper.page.locator('summary').filter({ hasText: w.bond }).click()
    await helper.page.getByText(w.slashed).first().waitFor()
    expect(helper.problems).toEqual([])
    await helper.page.close()

    // The operator is back and posts a chain: the other box can be opened.
    stack.keeper.start()
    await expect
      .poll(
        async () =>
          (await stack.world.read<readonly unknown[]>('BlindBoxes', 'chainOf', [series]))[0],
        { timeout: 60_000 },
      )
      .toBe(true)
    const { page } = person
    await page.goto('/myBlindBox')
    await page.getByText(w.withPenalty).first().waitFor()
    await person.button(w.open).first().click()
    await person.sheet.getByRole('button', { name: w.review }).click()
    await person.confirm()
    await page.getByRole('heading', { name: w.opened }).waitFor({ timeout: 60_000 })
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(
  inOneLanguage([
    { locale: 'en', name: 'alice' },
    { locale: 'tc', name: 'dave' },
  ] as const),
)('$name gives a box back and sets a limit that holds, in $locale', async (input) => {
  const { locale, name } = input
  await buy(name, 1n)
  const w = boxLabels[locale]
  const person = await personAt(locale, name, '/myBlindBox')
  const { page } = person
  await person.button(w.giveBack).first().click()
  await person.confirm()
  await page.getByText(w.givenBack).first().waitFor({ timeout: 60_000 })
  await page.goto('/myBlindBox')

  await person.button(w.setLimit).click()
  await person.sheet.getByRole('button', { name: w.review }).click()
  await page.getByText(w.enterLimit).waitFor()
  await page.getByLabel(w.limit).fill('1')
  await page.getByText(w.atOnce).waitFor()
  await person.sheet.getByRole('button', { name: w.review }).click()
  await person.confirm()
  await page.getByText(w.limitSet).first().waitFor({ timeout: 60_000 })

  const client = new Client(stack, name)
  await client.signIn()
  const form = { requestId: randomUUID(), seriesId, num: '1' }
  const refused = await client.post('/deposit/aon/buyProductFirstPayBefore', form)
  expect(refused.code).toBe('ABOVE_DAILY_LIMIT')
  expect(person.problems).toEqual([])
  await page.close()
})

test('the last boxes of a series are opened, and its urn is empty, in both languages', async () => {
  // She has the two that are left of the fourth, which is sold out.
  const person = await personAt('en', 'grace', '/myBlindBox')
  await person.button(boxLabels.en.openAll).click()
  await person.sheet.getByRole('button', { name: boxLabels.en.review }).click()
  await person.confirm()
  await person.page.waitForURL(/opening=\d+/, { timeout: 60_000 })
  await person.page.getByRole('heading', { name: boxLabels.en.opened }).waitFor({ timeout: 60_000 })
  expect(await stack.world.read<readonly bigint[]>('BlindBoxes', 'urnOf', [4n])).toEqual([])
  expect(person.problems).toEqual([])
  await person.page.close()
  for (const locale of ['en', 'tc'] as const) {
    const w = boxLabels[locale]
    const reader = await Person.at(browser, stack.server.url, locale)
    await reader.page.goto('/blindBoxDetail?seriesId=4')
    await reader.page.getByText(w.allDrawn).waitFor()
    await expect.poll(() => reader.button(w.soldOut).isDisabled()).toBe(true)
    await reader.page.reload()
    await reader.page.getByText(w.allDrawn).waitFor()
    expect(await reader.violations()).toEqual([])
    expect(reader.problems).toEqual([])
    await reader.page.close()
  }
})

test('a series that its operator closes gives prices and first parts back, in both languages', async () => {
  // Bob has two sealed boxes of the first, Erin reserved one of the second.
  for (const id of [1n, 2n]) await must(stack.world, 'deployer', 'BlindBoxes', 'standDown', [id])
  await stack.server.indexer.catchUp()
  const bobs = boxLabels.en
  const bob = await personAt('en', 'bob', `/blindBoxDetail?seriesId=${seriesId}`)
  await bob.page.getByRole('heading', { name: bobs.closed }).waitFor()
  await bob.button(bobs.giveTwoBack).click()
  await bob.confirm()
  await bob.page.getByText(bobs.givenBack).first().waitFor({ timeout: 60_000 })
  expect(bob.problems).toEqual([])
  await bob.page.close()

  const erins = boxLabels.tc
  const erin = await personAt('tc', 'erin', '/myBlindBox')
  await erin.button(erins.releaseOver).click()
  await erin.confirm()
  await erin.page.getByText(erins.released).first().waitFor({ timeout: 60_000 })
  await erin.page.goto('/blindBoxDetail?seriesId=2')
  await erin.page.getByRole('heading', { name: erins.closed }).waitFor()
  expect(await erin.violations()).toEqual([])
  expect(erin.problems).toEqual([])
  await erin.page.close()
})
