import { expect, test } from 'vitest'

import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import { groupedAddress } from '#platform/std/format.ts'

/** A card is sent: never by mistake, and then for good. */
onStage({ web: true, neighbours: true })

// Alice gives Marble #5001 to Bob; where there is a second language, Bob gives it back in it.
const roles = [
  { from: 'alice', to: 'bob' },
  { from: 'bob', to: 'alice' },
] as const
test.each(inOneLanguage(['en', 'tc'] as const).map((locale, i) => ({ locale, ...roles[i]! })))(
  '$from gives a card to $to, in $locale',
  async ({ locale, from, to }) => {
    const person = await Person.at(browser, stack.server.url, locale)
    const { page, labels } = person
    const giver = new Client(stack, from)
    const taker = new Client(stack, to)
    await giver.signIn()
    await person.enter(from)
    await page.goto('/nftDetail?tokenId=5001')

    await person.button(labels.transfer).click()
    await person.sheet.getByText(labels.notRecovered).waitFor()
    const address = page.getByLabel(labels.transferAddress)
    await person.sheet.getByRole('button', { name: labels.review }).click()
    await page.getByText(labels.transferRequired).waitFor()

    // As this app shows it, in groups.
    await address.fill(groupedAddress(taker.address))
    await page.getByText(labels.firstTime).waitFor()
    await expect
      .poll(() => person.sheet.textContent())
      .toContain(taker.address.match(/.{1,4}/g)!.join(' '))
    const review = person.sheet.getByRole('button', { name: labels.review })
    // Ten seconds to look at it: the button counts them.
    await expect.poll(() => review.count()).toBe(0)
    await page.getByLabel(labels.understood).check()
    await review.waitFor({ timeout: 30_000 })
    await review.click()
    await person.reloadAndContinue()
    await expect
      .poll(() => person.sheet.textContent())
      .toContain(taker.address.match(/.{1,4}/g)!.join(' '))
    await person.confirm()

    await expect
      .poll(
        async () => (await giver.post('/swapnft/ido/nftDetail', { tokenId: '5001' })).data.owner,
      )
      .toBe(taker.address)
    const cards = await giver.wallet
      .contract()
      .at(stack.world.deployment.contracts['Cards']!.address)
    expect(giver.wallet.address.fromHex(await cards['ownerOf'](5001).call())).toBe(taker.address)
    await page.getByText(labels.cardTransferred).first().waitFor()
    // It is not this reader's any more: nothing to transfer.
    await expect.poll(() => person.button(labels.transfer).count()).toBe(0)
    expect(person.problems).toEqual([])
    await page.close()
  },
)
