import type { Stack } from '#tests/journeys/stack.ts'
import { must } from '#tests/journeys/must.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { lpCoin } from './energy.ts'
import { lockLabels } from './labels.ts'

const max = 2n ** 256n - 1n
/** Base units of LP. */
const part = 2n * 10n ** 15n

/** Where a lock of alice can be read, once `makeLocks` was done. */
let proof = '/lockProof'

/** Alice holds locks in all states: running, due and unlocked, one made for her and one that is offered to her. */
export async function makeLocks({ world }: Stack): Promise<void> {
  const coin = await lpCoin(world)
  for (const who of ['alice', 'bob', 'carol']) {
    await coin.send('deployer', 'transfer', [world.hex(who), 8n * part])
    for (const lock of ['LockA', 'LockB']) {
      await coin.send(who, 'approve', [world.hex(lock), max])
    }
  }
  const lock = async (who: string, amount: bigint, days: bigint): Promise<bigint> => {
    await must(world, who, 'LockA', 'lock', [amount, coin.address, days])
    const count = await world.read<bigint>('LockA', 'count')
    return (await world.read<readonly bigint[]>('LockA', 'locks', [count - 1n]))[3]!
  }
  const first = await lock('alice', part, 365n)
  await lock('alice', part / 2n, 1n)
  const over = await lock('alice', part / 4n, 1n)
  await must(world, 'bob', 'LockA', 'lockFor', [part, coin.address, 90n, world.hex('alice')])
  const offered = await lock('bob', 2n * part, 180n)
  await must(world, 'bob', 'LockA', 'offer', [offered, world.hex('alice')])
  await lock('carol', 3n * part, 730n)
  await must(world, 'alice', 'LockB', 'lock', [part, 200n * 86_400n])
  await coin.send('bob', 'transfer', [`0x${'dead'.padStart(40, '0')}`, 2n * part])
  await world.net.travel(86_400 + 60)
  await must(world, 'alice', 'LockA', 'unlock', [over])
  const owner = addressFromHex(world.hex('alice'))
  proof = `/lockProof?kind=A&owner=${owner}&createTime=${first}`
}

/** Locks: the list with its meter, the form of both kinds, the proof of one. */
export const lockScenes = (): readonly Scene[] => [
  { name: 'locks', viewer: 'alice', path: '/locks' },
  { name: 'locks-guest', viewer: 'nobody', path: '/locks' },
  { name: 'locks-empty', viewer: 'newcomer', path: '/locks' },
  {
    name: 'locks-formula',
    viewer: 'nobody',
    path: '/locks',
    async act(page, _, locale) {
      await page.getByText(lockLabels[locale].how).click()
    },
  },
  {
    name: 'locks-failed',
    viewer: 'nobody',
    path: '/locks',
    broken: '/tessera/lock/meter',
  },
  { name: 'lock', viewer: 'nobody', path: '/lock' },
  {
    name: 'lock-form',
    viewer: 'alice',
    path: '/lock',
    async act(page, w, locale) {
      const labels = lockLabels[locale]
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('alert').first().waitFor()
      await page.getByRole('radio', { name: labels.days(365) }).check({ force: true })
      await page.getByRole('button', { name: /^(Max|最大)/ }).click()
    },
  },
  {
    name: 'lock-forEver',
    viewer: 'alice',
    path: '/lock',
    async act(page, _, locale) {
      await page.getByRole('button', { name: /^(Max|最大)/ }).click()
      await page.getByLabel(lockLabels[locale].forEver).check()
    },
  },
  {
    name: 'lock-b',
    viewer: 'alice',
    path: '/lock',
    async act(page, _, locale) {
      const labels = lockLabels[locale]
      await page.getByRole('tab', { name: labels.kindB }).click()
      await page.getByRole('radio', { name: labels.days(365) }).check({ force: true })
    },
  },
  {
    name: 'lock-sign',
    viewer: 'alice',
    path: '/lock',
    async act(page, w, locale) {
      await page.getByRole('radio', { name: lockLabels[locale].days(90) }).check({ force: true })
      await page.getByRole('button', { name: /^(Max|最大)/ }).click()
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'lockProof', viewer: 'nobody', path: proof },
  { name: 'lockProof-own', viewer: 'alice', path: proof },
  {
    name: 'lockProof-checked',
    viewer: 'nobody',
    path: proof,
    async act(page, _, locale) {
      const labels = lockLabels[locale]
      await page.getByRole('button', { name: labels.check }).click()
      await page.getByText(labels.matches).waitFor()
    },
  },
  { name: 'lockProof-none', viewer: 'nobody', path: '/lockProof' },
]
