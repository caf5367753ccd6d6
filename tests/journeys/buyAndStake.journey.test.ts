import { beforeAll, expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'
import { inTaps } from './taps.ts'

/** From a purchase to a stake through what the result offers next, counted in taps. */
onStage({ web: true })

let judy: Client
beforeAll(async () => {
  judy = new Client(stack, 'judy')
  const { address } = stack.world.deployment.contracts['Team']!
  const team = await judy.wallet.contract().at(address)
  await team['bindParent'](stack.world.net.accounts[0]!.address).send()
  await stack.server.indexer.catchUp()
  await judy.signIn()
})

test('a card is bought and staked in six taps, by the next step of the result', async () => {
  const person = await Person.at(browser, stack.server.url, 'en', judy)
  const { page, labels, sheet } = person
  await page.goto('/nftInv?level=1')
  await inTaps(person, 'buy a card', async () => {
    await person.button(labels.buy).click()
    await person.confirm()
    await sheet.getByRole('heading', { name: 'The card is yours' }).waitFor()
  })
  await inTaps(person, 'stake a card', async () => {
    await sheet.getByRole('link', { name: labels.stakeIt, exact: true }).click()
    await sheet.locator('label').filter({ hasText: labels.term30 }).click()
    await sheet.getByRole('button', { name: labels.review, exact: true }).click()
    await person.confirm()
    await sheet.getByRole('heading', { name: labels.staked }).waitFor()
  })
  const owned = await judy.post('/swapnft/aon/ownCardPage')
  expect(owned.data.list).toMatchObject([{ level: 1, state: 'staked' }])
  expect(await person.taps()).toBe(6)
  expect(person.problems).toEqual([])
  await page.close()
})
