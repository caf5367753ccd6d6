import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { fingerprint } from '../../scripts/run/fingerprint.mjs'
import { repositoryRoot } from '../../scripts/contract-sources.ts'
import type { Deployment } from './deploy.ts'

/** A chain with everything deployed, as tests begin with it. */
export interface KeptWorld {
  readonly image: Uint8Array
  readonly deployment: Deployment
}

const folder = path.join(repositoryRoot, '.cache', 'worlds')

/** What a chain is made of: all sources but tests and screens. */
let sources: string | undefined

/**
 * The chain of that name, made at its first use and kept for these sources: deploying and seeding takes seconds of a
 * processor, loading it a twentieth of one.
 */
export async function keptWorld(name: unknown, make: () => Promise<KeptWorld>): Promise<KeptWorld> {
  sources ??= fingerprint(['apps', 'features', 'platform', 'package-lock.json'], isPart)
  const key = createHash('sha256')
    .update(JSON.stringify([sources, name]))
    .digest('hex')
  const file = path.join(folder, `${key}.json`)
  if (existsSync(file)) {
    const { image, deployment } = JSON.parse(readFileSync(file, 'utf8')) as {
      image: string
      deployment: Deployment
    }
    return { image: Buffer.from(image, 'base64'), deployment }
  }
  const made = await make()
  // Whole or not at all: other processes may be looking for it.
  const part = path.join(folder, `${randomUUID()}.part`)
  mkdirSync(folder, { recursive: true })
  const image = Buffer.from(made.image).toString('base64')
  writeFileSync(part, JSON.stringify({ image, deployment: made.deployment }))
  renameSync(part, file)
  return made
}

const isPart = (file: string): boolean =>
  /\.(ts|mjs|sol|json)$/.test(file) && !/\.test\.ts$|\.t\.sol$|\/web\//.test(file)
