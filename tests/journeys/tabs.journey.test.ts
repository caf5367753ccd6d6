import { beforeAll, expect, test } from 'vitest'

import { Client } from './client.ts'
import { onStage, stack } from './onStage.ts'
import { tabs } from './tabs.ts'

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

test('signed out in one tab, an order in the other is put away, and goes on after the next sign-in', async () => {
  const [reader, other] = await tabs(judy)
  const { labels } = reader
  const button = (name: string | RegExp) => other.getByRole('button', { name })
  await other.goto('/nftInv?level=1')
  await button(labels.buy).click()
  await button(labels.confirm).and(other.locator(':enabled')).waitFor()

  await reader.page.bringToFront()
  await reader.button(/^Account/).click()
  await reader.button('Sign out').click()
  await reader.button(labels.connectWallet).first().waitFor()
  await expect.poll(() => other.getByRole('dialog').count()).toBe(0)
  expect(await other.getByRole('alert').count()).toBe(0)

  await other.bringToFront()
  await button(labels.buy).click()
  await button(labels.continueAs('judy')).click()
  await button(labels.confirm).and(other.locator(':enabled')).click()
  await other.getByText('The card is yours').first().waitFor()
  await reader.button(/^Account/).waitFor()
  expect(reader.problems).toEqual([])
  await reader.page.context().close()
})
