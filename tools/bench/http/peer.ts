import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Address } from '#platform/std/address.ts'

import { begin, stop } from '../../../scripts/run/children.mjs'
import type { Place } from './account/place.ts'
import type { Recorded } from './record.ts'

export interface Peer {
  readonly url: string
  readonly pid: number
  readonly close: () => Promise<void>
}

/**
 * Levels of the contract. Of a table with more cards than the contract has, no reply can state what
 * is left.
 */
export async function levelsOf(ours: string): Promise<readonly unknown[]> {
  const { levels } = await ask<{ levels: unknown[] }>(ours, '/deposit/aon/productLevelInfo', '')
  return levels
}

/** Where an account stands in the chain of a running stack, and the coins and the pool it has there. */
export async function placeOf(ours: string, cards: number): Promise<Place> {
  const [{ coins }, { pools }, clock] = await Promise.all([
    ask<{ coins: { symbol: string; address: Address }[] }>(
      ours,
      '/swappledge/pledge/singleToken/planList',
      '',
    ),
    ask<{ pools: { pool: Address }[] }>(ours, '/swappledge/pledge/lp/list', ''),
    ask<{ chainTime: number; solidBlock: number }>(ours, '/deposit/aon/getTimestamp', ''),
  ])
  const coin = (symbol: string) => coins.find((one) => one.symbol === symbol)!.address
  return {
    account: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address,
    usdt: coin('USDT'),
    tes: coin('TES'),
    pool: pools[0]!.pool,
    now: clock.chainTime,
    block: clock.solidBlock,
    cards,
  }
}

/** Starts the bare server with what it cannot read from the database: the facts of the contract. */
export async function startPeer(
  ours: string,
  databaseUrl: string,
  levels: readonly unknown[],
): Promise<Peer> {
  const { contract, creatorFeeBps } = await ask<{ contract: string; creatorFeeBps: number }>(
    ours,
    '/swapnft/ido/nftDetail',
    'tokenId=1',
  )
  return start('http.mjs', JSON.stringify({ databaseUrl, levels, contract, creatorFeeBps }))
}

/** Starts the bare server that repeats the recorded requests to the database and the node. */
export async function startRecorded(
  recorded: Readonly<Record<string, Recorded>>,
  databaseUrl: string,
  tronUrl: string,
): Promise<Peer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-recorded-'))
  const file = path.join(folder, 'recorded.json')
  const inText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  writeFileSync(file, JSON.stringify(recorded, inText))
  try {
    return await start('account.mjs', file, databaseUrl, tronUrl)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A program of `peers/`, once it has printed its address. */
async function start(name: string, ...args: readonly string[]): Promise<Peer> {
  const file = path.join(import.meta.dirname, '../peers', name)
  const child = begin(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return { url, pid: child.pid ?? 0, close: () => stop(child, 1_000) }
}

async function ask<T>(url: string, route: string, body: string): Promise<T> {
  const reply = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  if (!reply.ok) throw new Error(`${route} answers ${reply.status}: ${await reply.text()}`)
  return ((await reply.json()) as { data: T }).data
}
