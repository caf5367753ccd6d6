import type { Page } from 'playwright-core'

import { boxLabels } from './labels.ts'
import { must } from '#tests/journeys/must.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'

const idOf = (series: number, number: number): number => series * 2 ** 32 + number

/**
 * Grace's second box waits for too long, Alice has one reserved, Frank's is paid back with a penalty, and Bob's first
 * is being opened: no operator is there.
 */
export async function openBoxes({ world }: Stack): Promise<void> {
  const seed = `0x${'5e'.repeat(32)}`
  const boxes = (who: string, name: string, args: readonly unknown[], sun = 0n): Promise<void> =>
    must(world, who, 'BlindBoxes', name, args, sun)
  const open = (who: string, box: number) => boxes(who, 'open', [[BigInt(box)], seed])
  const price = await world.read<bigint>('BlindBoxes', 'priceOf', [2n])
  await boxes('alice', 'reserve', [2n, 1n], price)
  await open('grace', idOf(4, 2))
  const franks = idOf(2, 2)
  const [, , , paid] = await world.read<readonly bigint[]>('BlindBoxes', 'boxOf', [BigInt(franks)])
  await open('frank', franks)
  const askedAt = BigInt(world.net.status().head.number)
  const deadline = await world.read<bigint>('BlindBoxes', 'deadline', [])
  await world.net.mine(Number(deadline) + 1)
  const request = [BigInt(idOf(2, 1)), world.hex('frank'), [BigInt(franks)], paid, seed, askedAt]
  await boxes('grace', 'refund', request)
  await open('bob', idOf(1, 1))
}

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Series, own boxes in every state, and the check of a draw. */
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
    async act(page, _w, locale) {
      await page.getByRole('tab', { name: boxLabels[locale].preparing }).click()
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
    act: (page, _w, locale) => tap(page, boxLabels[locale].open),
  },
  {
    name: 'myBlindBox-limit',
    viewer: 'grace',
    path: '/myBlindBox',
    async act(page, w, locale) {
      await tap(page, boxLabels[locale].setLimit)
      await page.getByRole('dialog').getByRole('button', { name: w.review }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'myBlindBox-giveBack-sign',
    viewer: 'bob',
    path: '/myBlindBox?tab=sealed',
    async act(page, w, locale) {
      await tap(page, boxLabels[locale].giveBack)
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  {
    name: 'myBlindBox-release-sign',
    viewer: 'alice',
    path: '/myBlindBox?tab=reserved',
    async act(page, w, locale) {
      await tap(page, boxLabels[locale].release)
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'drawCheck', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(4, 1)}` },
  { name: 'drawCheck-late', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(4, 2)}` },
  { name: 'drawCheck-unknown', viewer: 'nobody', path: `/drawCheck?requestId=${idOf(1, 999)}` },
  { name: 'drawCheck-none', viewer: 'nobody', path: '/drawCheck' },
]
