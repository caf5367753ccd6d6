import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { Client } from './client.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'

onStage({ web: true, neighbours: true })

const scrolled = (page: Page) => page.evaluate<number>('scrollY')

test('Back closes the open sheet, then leaves the page; a link in a sheet leads on from the page', async () => {
  const reader = await Person.at(browser, stack.server.url, 'en')
  const { page, labels } = reader
  const open = async (): Promise<void> => {
    await reader.button(labels.menu).first().click()
    await page.getByRole('dialog').waitFor()
  }
  await page.goto('/')
  await page.goto('/nft')
  await page.waitForLoadState('networkidle')
  const first = page.locator('a[href^="/nftDetail"]').first()
  await first.waitFor()
  await page.evaluate('scrollTo(0, 300)')
  const at = await scrolled(page)

  await open()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect([new URL(page.url()).pathname, await scrolled(page)]).toEqual(['/nft', at])

  await open()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await open()
  await page.getByRole('dialog').getByRole('link').last().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/nft')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/nft')
  await first.waitFor()

  // The page is loaded again below its sheet: Back leaves it at once.
  await open()
  await page.reload()
  await first.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(reader.problems).toEqual([])
})

test('Back closes one sheet after the other where one lies over another', async () => {
  const alice = new Client(stack, 'alice')
  await alice.signIn()
  const { data } = await alice.post('/swapnft/aon/ownCardPage', { state: 'held' })
  const holder = await Person.at(browser, stack.server.url, 'en', alice)
  const { page, labels } = holder
  await page.goto(`/nftDetail?tokenId=${data.list[0].tokenId}`)
  await holder.button(labels.stake).click()
  const term = page.getByRole('dialog').locator('label').filter({ hasText: labels.term7 })
  await term.click()
  await holder.button(labels.review).click()
  await holder.button(labels.confirm).and(page.locator(':enabled')).waitFor()
  await page.goBack()
  await holder.button(labels.confirm).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/nftDetail')
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})
