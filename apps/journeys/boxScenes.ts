import type { Page } from 'playwright-core'

import { boxWords } from './boxWords.ts'
import { discardLeftovers } from './discard.ts'
import type { Locale } from './person.ts'
import type { Scene } from './scenes.ts'
import type { Stack } from './stack.ts'
import type { words } from './words.ts'

type Words = (typeof words)[Locale]

const wordsOf = (w: Words): (typeof boxWords)[Locale] =>
  boxWords[w.confirm === '請在錢包確認' ? 'tc' : 'en']

const idOf = (series: number, number: number): number => series * 2 ** 32 + number

/** Grace's second box waits for too long, and Bob's first is being opened: no operator is there. */
export async function openBoxes({ world }: Stack): Promise<void> {
  const open = async (who: string, box: number): Promise<void> => {
    const args = [[BigInt(box)], `0x${'5e'.repeat(32)}`]
    const { reason } = await world.send(who, 'BlindBoxes', 'open', args)
    if (reason !== '') throw new Error(reason)
  }
  await open('grace', idOf(4, 2))
  const deadline = await world.read<bigint>('BlindBoxes', 'deadline', [])
  await world.net.mine(Number(deadline) + 1)
  await open('bob', idOf(1, 1))
}

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Series, one's own boxes in every state, and the check of a draw. */
export const boxScenes: readonly Scene[] = [
  { name: 'blindBox', viewer: 'nobody', path: '/blindBox' },
  {
    name: 'blindBox-failed',
    viewer: 'nobody',
    path: '/blindBox',
    broken: '/deposit/aon/productPage',
  },
  { name: 'blindBoxDetail', viewer: 'nobody', path: '/blindBoxDetail?seriesId=1' },
  { name: 'blindBoxDetail-two', viewer: 'alice', path: '/blindBoxDetail?seriesId=2' },
  { name: 'blindBoxDetail-soldOut', viewer: 'nobody', path: '/blindBoxDetail?seriesId=4' },
  {
    name: 'blindBox-preparing',
    viewer: 'alice',
    path: '/blindBox',
    async act(page, w) {
      await page.getByRole('tab', { name: wordsOf(w).preparing }).click()
      await page.locator('#series-panel a').first().waitFor()
    },
  },
  { name: 'blindBoxDetail-preparing', viewer: 'alice', path: '/blindBoxDetail?seriesId=3' },
  { name: 'blindBoxDetail-none', viewer: 'nobody', path: '/blindBoxDetail?seriesId=999' },
  { name: 'myBlindBox', viewer: 'grace', path: '/myBlindBox' },
  { name: 'myBlindBox-opening', viewer: 'bob', path: '/myBlindBox' },
  { name: 'myBlindBox-empty', viewer: 'newcomer', path: '/myBlindBox' },
  {
    name: 'myBlindBox-failed',
    viewer: 'grace',
    path: '/myBlindBox',
    broken: '/tessera/blindbox/mine',
  },
  { name: 'myBlindBox-nobody', viewer: 'nobody', path: '/myBlindBox' },
  {
    name: 'myBlindBox-open',
    viewer: 'grace',
    path: '/myBlindBox?tab=sealed',
    act: (page, w) => tap(page, wordsOf(w).open),
  },
  {
    name: 'myBlindBox-limit',
    viewer: 'grace',
    path: '/myBlindBox',
    async act(page, w) {
      await tap(page, wordsOf(w).setLimit)
      await page.getByRole('dialog').getByRole('button', { name: w.review }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'myBlindBox-giveBack-sign',
    viewer: 'bob',
    path: '/myBlindBox?tab=sealed',
    async act(page, w) {
      await discardLeftovers(page, w.discard)
      await tap(page, wordsOf(w).giveBack)
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'drawCheck', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(4, 1)}` },
  { name: 'drawCheck-late', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(4, 2)}` },
  { name: 'drawCheck-unknown', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(1, 999)}` },
  { name: 'drawCheck-none', viewer: 'nobody', path: '/drawCheck' },
]
