import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { KillStory } from './killStory.ts'
import { Killable } from './killable.ts'
import { type Act, Run } from './resumable.ts'

/** `npm start` is killed, all of it and with -9, at every step of the story, and started again. */
const stack = new Killable()
const story = new KillStory(stack)
afterAll(() => stack.remove())

const has = (file: string) => existsSync(path.join(stack.folder, file))
const sent = (journal: string): number =>
  has(journal)
    ? Object.keys(JSON.parse(readFileSync(path.join(stack.folder, journal), 'utf8')).sent).length
    : 0

async function killAndStart(): Promise<void> {
  await stack.kill()
  await stack.start()
}

const patience = { timeout: 900_000 }

test('killed while everything is made for the first time: it is there once', patience, async () => {
  const moments: (() => boolean)[] = [
    () => sent('deployment.json.journal') > 2,
    () => sent('demo.journal') > 2,
    () => has('database/PG_VERSION') && has('database.making'),
    () => has('database/PG_VERSION') && !has('database.making'),
  ]
  for (const moment of moments) {
    stack.begin()
    await stack.until(moment)
    await stack.kill()
  }
  await stack.start()
  const heidi = await story.heidi()
  // Held and in urns together: whether a box was drawn in time depends on the moment of a kill.
  const total = async (form: Record<string, string>): Promise<number> =>
    (await heidi.post('/tessera/nft/cardPage', form)).data.total
  expect((await total({})) + (await total({ state: 'inUrn' }))).toBe(41)
  const { data } = await heidi.post('/deposit/mucnft-pledge/part')
  expect(data.totalPledged).toBe(7)
  // Funded once: fifty million TES.
  const { balance } = data.reserve
  expect(balance).toBe('50000000000000000000000000')
})

/** One run through three kills. */
async function throughKills(act: Act): Promise<void> {
  const run = new Run(act)
  await run.sign(await story.heidi())
  await killAndStart()
  await run.sign(await story.heidi())
  await run.broadcast(await story.heidi())
  await killAndStart()
  await run.submit(await story.heidi())
  await killAndStart()
  await run.finish(await story.heidi())
}

test(
  'killed in each action before the broadcast, after it, and after the after-call',
  patience,
  async () => {
    await throughKills(story.activate())
    await throughKills(story.buy())
    const tokenId = await story.newestCard()
    await throughKills(story.stake(tokenId))
    await story.month()
    await throughKills(story.claim())
    await throughKills(story.unlock(tokenId))
    const { tables, contracts } = await story.reported()
    expect(tables).toEqual(contracts)
    expect(tables).toMatchObject({ cards: 1 })
  },
)

test('killed in the middle of indexing, while node and database write', patience, async () => {
  const height = async (): Promise<number> => {
    const health = await fetch(`${stack.url}/healthz`)
    return ((await health.json()) as { indexHeight: number }).indexHeight
  }
  const heidi = await story.heidi()
  const buys = [new Run(story.buy()), new Run(story.buy())]
  for (const buy of buys) {
    await buy.sign(heidi)
    await buy.broadcast(heidi)
    // Of two equal calls a wallet makes one transaction, as long as no block comes between them.
    await heidi.control('mine', { blocks: '1' })
  }
  const before = await height()
  const mining = heidi.control('mine', { blocks: '500' }).catch(() => {})
  await stack.until(async () => (await height()) > before)
  await killAndStart()
  await mining
  for (const buy of buys) await buy.finish(await story.heidi())
  const { tables, contracts } = await story.reported()
  expect(tables).toEqual(contracts)
  expect(tables).toMatchObject({ cards: 3 })
})

test('after all of it every row matches the chain', patience, async () => {
  await stack.stop()
  const { status, output } = stack.verify()
  expect(output).toContain('nft_cards: 44 rows, all equal')
  expect(output).not.toContain('differ')
  expect(status).toBe(0)
})
