import { beforeAll, expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'
import { layoutFaults } from './layout.ts'
import { inTaps } from './taps.ts'

/** From a purchase to a stake through what the result offers next, counted in taps; and what is left on the way. */
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

test('closed while it is sent, the header counts it until a toast names it as done', async () => {
  const person = await Person.at(browser, stack.server.url, 'en', judy)
  const { page, labels, sheet } = person
  // No reply shows that it has landed.
  const words = /gettransactioninfobyid|PayAfter/
  await page.route(words, (route) => route.abort())
  await page.goto('/nftInv?level=1')
  await person.button(labels.buy).click()
  const pill = person.button('1 pending')
  const header = page.locator('header').first()
  await person.confirm()
  await page.getByText(labels.mayLeave).waitFor()
  await sheet.getByRole('button', { name: labels.close, exact: true }).last().click()
  await sheet.waitFor({ state: 'detached' })
  await pill.waitFor()
  expect(await layoutFaults(page)).toEqual([])
  expect((await header.boundingBox())?.height).toBe(56)
  await page.goto('/')
  await pill.waitFor()
  expect(await layoutFaults(page)).toEqual([])
  expect((await header.boundingBox())?.height).toBe(56)
  await pill.click()
  await sheet.getByRole('heading', { name: labels.activity }).waitFor()
  await page.unroute(words)
  await page.getByText('Done: Buy a card').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await pill.count()).toBe(0)
  expect(person.problems).toEqual([])
  await page.close()
})

test('a review that was left is tried again: what another order made impossible is not signed', async () => {
  const person = await Person.at(browser, stack.server.url, 'en', judy)
  const { page, labels, sheet } = person
  const { data } = await judy.post('/swapnft/aon/ownCardPage', { state: 'held' })
  await page.goto(`/nftDetail?tokenId=${data.list[0].tokenId}`)
  const review = async (term: RegExp): Promise<void> => {
    await person.button(labels.stake).click()
    await sheet.locator('label').filter({ hasText: term }).click()
    await sheet.getByRole('button', { name: labels.review, exact: true }).click()
    await person.button(labels.confirm).waitFor()
  }
  await review(labels.term30)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await review(labels.term7)
  await person.confirm()
  await sheet.getByRole('heading', { name: labels.staked }).waitFor()
  await page.reload()
  await person.button(labels.continue).click()
  await sheet.getByRole('button', { name: labels.continue }).first().click()
  await page.getByRole('alert').getByText('Card already staked. Nothing was spent.').waitFor()
  expect(await person.button(labels.confirm).count()).toBe(0)
  await sheet.getByRole('button', { name: labels.close, exact: true }).last().click()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await person.button(labels.continue).count()).toBe(0)
  await page.close()
})
