import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { daoApi } from '../api.ts'
import { descriptionOnChain } from '../calls.ts'
import { daoLabels } from './labels.ts'
import { daoOn, times } from './made.ts'

const trx = 1_000_000n
const title = 'Fund a second reader of the contracts'
const why = 'One more pair of eyes before each release.\n\nPaid once the report is public.'

let stack: Stack
let dao: ReturnType<typeof daoOn>
/** Numbers by state. */
const made = new Map<string, string>()
const pathOf = (name: string): string => `/dao?proposalId=${made.get(name) ?? ''}`

/** Beside those of the demo, which have ended by now: one that is voted on. */
export async function makeProposals(on: Stack): Promise<void> {
  stack = on
  dao = daoOn(stack.world)
  await openVote()
  const nobody = new Client(stack, 'mallory')
  const { data } = await nobody.post(daoApi.proposalPage.path, { pageSize: '50' })
  const list = data.list as { proposalId: string; state: string }[]
  for (const { proposalId, state } of list) made.set(state, proposalId)
}

let opened = 0n
let opening: Promise<void> | null = null

/** A vote lasts for five minutes on the local network: before it ends, a scene has another one opened. */
async function voteOpen(): Promise<void> {
  const id = BigInt(made.get('active')!)
  const end = Number(await stack.world.read<bigint>('Dao', 'proposalDeadline', [id]))
  if (end - stack.server.app.clock.now() > 200) return
  opening ??= openVote().finally(() => (opening = null))
  await opening
}

async function openVote(): Promise<void> {
  const { world, server } = stack
  const at = (who: string): Address => addressFromHex(world.hex(who))
  // No two are the same.
  const amount = (300n + opened++) * trx
  const pay = { kind: 'pay', coin: zeroAddress, to: at('frank'), amount } as const
  const fee = (await world.read<bigint>('TokenFactory', 'creationFee')) / 2n
  const description = descriptionOnChain(`${title}\n\n${why}`, at('ivan'))
  const open = await dao.propose('ivan', description, pay, { kind: 'fee', fee })
  await dao.pass(times.delay)
  await dao.vote('ivan', open, 1)
  await dao.vote('judy', open, 0)
  await dao.vote('erin', open, 2)
  made.set('active', String(open.id))
  await server.indexer.catchUp()
}

type Act = NonNullable<Scene['act']>
type Label = 'stake' | 'leave' | 'delegate' | 'donate' | 'propose'

const tap =
  (label: Label): Act =>
  async (page, _, locale) => {
    await page.getByRole('button', { name: daoLabels[locale][label], exact: true }).click()
    await page.getByRole('dialog').waitFor()
  }

const onOpen = (name: string, viewer: Scene['viewer'], act?: Act): Scene => ({
  name,
  viewer,
  before: voteOpen,
  get path() {
    return pathOf('active')
  },
  ...(act === undefined ? {} : { act }),
})

/** The list, a proposal in each state, its vote, and the sheets. */
export const daoScenes = (): readonly Scene[] => [
  { name: 'dao', viewer: 'alice', path: '/dao', before: voteOpen },
  { name: 'dao-guest', viewer: 'nobody', path: '/dao' },
  { name: 'dao-newcomer', viewer: 'newcomer', path: '/dao' },
  { name: 'dao-error', viewer: 'nobody', path: '/dao', broken: '/tessera/dao/proposalPage' },
  { name: 'dao-none', viewer: 'nobody', path: '/dao?proposalId=nothing' },
  onOpen('dao-open-guest', 'nobody'),
  onOpen('dao-open', 'alice', async (page, _, locale) => {
    const w = daoLabels[locale]
    await page.getByText(w.voters, { exact: true }).click()
    await page.getByText(w.for, { exact: true }).last().click()
    await page.getByRole('button', { name: w.voteFor, exact: true }).waitFor()
  }),
  onOpen('dao-vote', 'alice', async (page, w, locale) => {
    const labels = daoLabels[locale]
    await page.getByText(labels.for, { exact: true }).last().click()
    await page.getByRole('button', { name: labels.byTransaction, exact: true }).click()
    await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
  }),
  { name: 'dao-executed', viewer: 'nobody', path: pathOf('executed') },
  { name: 'dao-ready', viewer: 'alice', path: pathOf('ready') },
  { name: 'dao-accepted', viewer: 'alice', path: pathOf('succeeded') },
  { name: 'dao-defeated', viewer: 'alice', path: pathOf('defeated') },
  { name: 'dao-stake', viewer: 'alice', path: '/dao', act: tap('stake') },
  { name: 'dao-leave', viewer: 'alice', path: '/dao', act: tap('leave') },
  { name: 'dao-delegate', viewer: 'alice', path: '/dao', act: tap('delegate') },
  { name: 'dao-donate', viewer: 'alice', path: '/dao', act: tap('donate') },
  {
    name: 'dao-propose',
    viewer: 'alice',
    path: '/dao',
    async act(page, w, locale) {
      const labels = daoLabels[locale]
      await tap('propose')(page, w, locale)
      await page.getByLabel(labels.title).fill('Pay for the servers of this year')
      await page.getByLabel(labels.amount).fill('1.5')
      await page.getByLabel(labels.to).fill('T1')
    },
  },
  { name: 'dao-record', viewer: 'alice', path: '/record?kind=dao' },
]
