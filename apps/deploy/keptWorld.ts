import { readFileSync, writeFileSync } from 'node:fs'

import type { Deployment } from './deploy.ts'
import { keptFile } from './keptFile.ts'

/** A chain with everything deployed, as tests begin with it. */
export interface KeptWorld {
  readonly image: Uint8Array
  readonly deployment: Deployment
}

/** The chain of that name: deploying and seeding takes seconds of a processor, loading it a twentieth of one. */
export async function keptWorld(name: unknown, make: () => Promise<KeptWorld>): Promise<KeptWorld> {
  const file = await keptFile(name, async (part) => {
    const { image, deployment } = await make()
    writeFileSync(
      part,
      JSON.stringify({ image: Buffer.from(image).toString('base64'), deployment }),
    )
  })
  const { image, deployment } = JSON.parse(readFileSync(file, 'utf8')) as {
    image: string
    deployment: Deployment
  }
  return { image: Buffer.from(image, 'base64'), deployment }
}
