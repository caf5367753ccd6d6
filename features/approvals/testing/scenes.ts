import type { Scene } from '#tests/journeys/scene.ts'

import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { approvalsLabels } from './labels.ts'

/** What alice has approved: an account without limit, us for a part, and all cards. */
export async function approveDapp({ world }: Stack): Promise<void> {
  const dapp = world.hex('carol')
  await must(world, 'alice', 'Tes', 'approve', [dapp, 2n ** 256n - 1n])
  await must(world, 'alice', 'Usdt', 'approve', [dapp, 40_000_000n])
  await must(world, 'alice', 'Tes', 'approve', [world.hex('TermStaking'), 12n * 10n ** 18n])
  await must(world, 'alice', 'Cards', 'setApprovalForAll', [dapp, true])
}

/** Approvals: signed out, with some, with one opened, with a spender looked up, with the sheet, and failed. */
export const approvalsScenes: readonly Scene[] = [
  { name: 'approvals-guest', viewer: 'nobody', path: '/approvals' },
  { name: 'approvals-empty', viewer: 'newcomer', path: '/approvals' },
  { name: 'approvals', viewer: 'alice', path: '/approvals' },
  {
    name: 'approvals-details',
    viewer: 'alice',
    path: '/approvals',
    async act(page) {
      await page
        .getByRole('button', { name: /^(Details|詳情)$/ })
        .first()
        .click()
    },
  },
  {
    name: 'approvals-lookUp',
    viewer: 'alice',
    path: '/approvals',
    async act(page, _, locale) {
      const w = approvalsLabels[locale]
      await page.getByText(w.lookUp, { exact: true }).first().click()
      await page.getByRole('button', { name: w.find, exact: true }).click()
      await page.getByText(w.wrongAddress).waitFor()
    },
  },
  {
    name: 'approvals-sign',
    viewer: 'alice',
    path: '/approvals',
    async act(page, w, locale) {
      await page.getByRole('button', { name: approvalsLabels[locale].revoke }).first().click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  {
    name: 'approvals-failed',
    viewer: 'alice',
    path: '/approvals',
    broken: '/tessera/approvals/standing',
  },
]
