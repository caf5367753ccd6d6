import { createHash, randomBytes } from 'node:crypto'

import type { Address } from '#platform/std/address.ts'
import { type Database, openDatabase, patiently } from '#platform/server/database/db.ts'

import type { Bench, Report } from './bench.ts'
import { fillAccount } from './http/account/fill.ts'
import { ask } from './http/ask.ts'
import { type Case, cardCount, cases } from './http/cases.ts'
import { type Peer, levelsOf, placeOf, startPeer, startRecorded } from './http/peer.ts'
import { reads } from './http/reads.ts'
import { record } from './http/record.ts'
import { fillCards } from './market/fill.ts'
import { installPeers, startServerPostgres } from './peers.ts'
import { alternating, median } from './rounds.ts'
import { type Stack, startStack } from './stack/stack.ts'
import { processorMs } from './usage.ts'

/** Rounds, and seconds of each. */
const ofCards = { rounds: 5, seconds: 3, ratioAtLeast: 0.6 }
const ofAccount = { rounds: 3, seconds: 1, ratioAtLeast: 0.3 }
const connections = 32

/** Requests per second of the whole server on PostgreSQL, beside the least that can answer the same. */
export const bench: Bench = {
  name: 'http',
  title: 'Requests per second on PostgreSQL, 1,000,000 cards, one process, 32 connections',
  async run(report) {
    await installPeers(report)
    const postgres = await startServerPostgres()
    const { url } = postgres
    const opened = await openDatabase({ databaseUrl: url, dataDir: null })
    const db = patiently(opened)
    const ends: (() => Promise<void>)[] = [postgres.close, () => opened.destroy()]
    try {
      const stack = await startStack(report, { DATABASE_URL: url })
      ends.push(stack.close)
      report.report('seeding neighbours')
      // With them comes an average price, which levels are priced at.
      await stack.command('seed')
      const levels = await levelsOf(stack.url)
      report.report('filling the table')
      await fillCards(db, 1, { cards: cardCount, onSale: false })
      const token = await signIn(db, 'TBenchBenchBenchBenchBenchBenchBen' as Address)
      const peer = await startPeer(stack.url, url, levels)
      ends.push(peer.close)
      for (const one of cases) {
        await proveSame(stack.url, peer.url, one, one.signedIn ? { token } : {}, (text) => text)
        await compare(report, stack, peer, one, token, ofCards)
      }
      report.report('filling an account')
      await compareAccount(report, stack, db, url)
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  },
}

/**
 * The requests of an account that has much of everything, beside a peer that makes the same
 * requests to database and node.
 */
async function compareAccount(report: Report, stack: Stack, db: Database, databaseUrl: string) {
  const place = await placeOf(stack.url, cardCount)
  await fillAccount(db, place)
  const token = await signIn(db, place.account)
  const { tronUrl, deploymentFile } = stack
  const chain = { tronUrl, deploymentFile, head: place.block, time: place.now, solid: place.block }
  const peer = await startRecorded(
    await record(reads, place.account, databaseUrl, chain),
    databaseUrl,
    tronUrl,
  )
  try {
    for (const one of reads) {
      // Time passes, and earnings grow with it.
      const form = (text: string): string => text.replace(/\d+/g, '0')
      await proveSame(stack.url, peer.url, one, { token }, form)
      await compare(report, stack, peer, one, token, ofAccount)
    }
  } finally {
    await peer.close()
  }
}

async function compare(
  report: Report,
  stack: Stack,
  peer: Peer,
  one: Case,
  token: string,
  { rounds, ratioAtLeast, ...of }: typeof ofCards,
): Promise<void> {
  const headers: Record<string, string> = one.signedIn ? { token } : {}
  const seen = { ours: emptyNotes(), peer: emptyNotes() }
  const at = async (who: 'ours' | 'peer'): Promise<number> => {
    const { url, pid } = { ours: { url: stack.url, pid: stack.server.pid }, peer }[who]
    const { name, path, bodies, seconds = of.seconds } = one
    const before = processorMs(pid)
    const measured = await ask({ url, path, bodies, headers, connections, seconds })
    report.report(`${name}: ${Math.round(measured.rps)}/s from ${who}`)
    seen[who].p99.push(measured.p99)
    seen[who].micros.push(((processorMs(pid) - before) * 1000) / measured.total)
    return measured.rps
  }
  const { ours, peer: theirs } = await alternating(
    rounds,
    () => at('ours'),
    () => at('peer'),
  )
  const beside = (value: number) => ({ name: 'node:http + pg', value })
  report.figure({
    name: one.name,
    unit: 'requests/s',
    ours: Math.round(ours),
    peer: beside(Math.round(theirs)),
    goal: { ratioAtLeast },
  })
  report.figure({
    name: `${one.name}, p99`,
    unit: 'ms',
    ours: Math.round(median(seen.ours.p99) * 10) / 10,
    peer: beside(Math.round(median(seen.peer.p99) * 10) / 10),
  })
  if (!seen.ours.micros.every(Number.isFinite)) return
  // What else the machine does leaves this alone, nearly.
  report.figure({
    name: `${one.name}, processor time`,
    unit: 'µs/request',
    ours: Math.round(Math.min(...seen.ours.micros)),
    peer: beside(Math.round(Math.min(...seen.peer.micros))),
  })
}

const emptyNotes = () => ({ p99: [] as number[], micros: [] as number[] })

/** What answers another thing is no peer. */
async function proveSame(
  ours: string,
  peer: string,
  { name, path: route, bodies }: Case,
  headers: Readonly<Record<string, string>>,
  form: (text: string) => string,
): Promise<void> {
  for (const body of bodies.slice(0, 50)) {
    const [a, b] = await Promise.all(
      [ours, peer].map(async (url) => {
        const reply = await fetch(url + route, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body,
        })
        return reply.text()
      }),
    )
    if (form(a!) !== form(b!))
      throw new Error(`${name}: the peer answers another thing\n${a}\n${b}`)
  }
}

/** A session as a sign-in leaves it. */
async function signIn(db: Database, address: Address): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400
  await db.insertInto('sessions').values({ tokenHash, address, expiresAt }).execute()
  return token
}
