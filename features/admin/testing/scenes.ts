import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import type { Locator, Page } from 'playwright-core'

import { adminApi } from '../api.ts'
import { adminLabels, logLabels } from './labels.ts'
import { changeForm } from './preparedLog.ts'
import { rawFee, shareKeys, signatureOf } from './sharedKeys.ts'

/** Two rows of the log, the first on chain, and a call that alice has signed and judy has not. */
export async function makeOperatorsWork(stack: Stack, alice: Client): Promise<void> {
  const creator = new Client(stack, 'dave').address
  const { list } = (await alice.post('/deposit/exSwap/swapIssuedList', { creator })).data
  const { token } = list[0] as { token: string }
  for (const action of ['hide', 'unhide'] as const) {
    const reason = action === 'hide' ? 'Its picture is that of another token' : 'It was replaced'
    const form = await changeForm(alice, action, token, reason)
    const { code, data } = await alice.post(adminApi[action].path, form)
    if (code !== 'OK') throw new Error(`${action}: ${code}`)
    if (data.number !== 1) continue
    await must(stack.world, 'deployer', 'Anchor', 'anchor', [1n, `0x${data.hash}`])
  }
  const keys = ['alice', 'judy']
  const owner = await shareKeys(stack, 'deployer', [{ threshold: 2, keys }])
  const raw = await rawFee(stack, owner, 25n)
  const signature = await signatureOf(alice, raw)
  const { code } = await alice.post(adminApi.multisigSign.path, { raw, signature })
  if (code !== 'OK') throw new Error(`multisigSign: ${code}`)
}

const console = { viewer: 'alice', path: '/admin' } as const
const section = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The console: whole, one change opened, what waits for signatures, the log; and the log as anyone reads it. */
export const adminScenes: readonly Scene[] = [
  { name: 'admin', ...console },
  { name: 'admin-stranger', viewer: 'carol', path: '/admin' },
  {
    name: 'admin-change',
    ...console,
    async act(page, _, locale) {
      await page.getByText(adminLabels[locale].fee, { exact: true }).click()
      await page.getByLabel(adminLabels[locale].feeInTrx).waitFor()
    },
    part: (page, locale) =>
      page.locator('details').filter({ has: page.getByLabel(adminLabels[locale].feeInTrx) }),
  },
  {
    name: 'admin-hide',
    ...console,
    async act(page, _, locale) {
      await page.getByText(adminLabels[locale].hide, { exact: true }).first().click()
      await page.getByLabel(adminLabels[locale].token, { exact: true }).waitFor()
    },
  },
  {
    name: 'admin-multisig',
    ...console,
    part: (page, locale) => section(page, adminLabels[locale].waiting),
  },
  {
    name: 'admin-log',
    ...console,
    part: (page, locale) => section(page, adminLabels[locale].log),
  },
  {
    name: 'safety-log',
    viewer: 'nobody',
    path: '/safety',
    async act(page, _, locale) {
      const w = logLabels[locale]
      await page.getByRole('heading', { name: w.verified }).waitFor()
      await page.getByText(w.rows, { exact: true }).click()
    },
    part: (page, locale) => section(page, logLabels[locale].verified),
  },
]
