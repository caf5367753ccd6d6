import path from 'node:path'

import { begin, stop } from '../../../scripts/run/children.mjs'

export interface Peer {
  readonly url: string
  readonly pid: number
  readonly close: () => Promise<void>
}

/** Levels of the contract. Of a table with more cards than the contract has, no reply can say what is left. */
export async function levelsOf(ours: string): Promise<readonly unknown[]> {
  const { levels } = await ask<{ levels: unknown[] }>(ours, '/deposit/aon/productLevelInfo', '')
  return levels
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
  const facts = JSON.stringify({ databaseUrl, levels, contract, creatorFeeBps })
  const file = path.join(import.meta.dirname, '../peers/http.mjs')
  const child = begin(process.execPath, [file, facts], { stdio: ['ignore', 'pipe', 'inherit'] })
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
