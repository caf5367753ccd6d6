import type { App } from '#platform/server/app.ts'

import { askedEpoch } from './bonuses.ts'

const folder = '/tessera/earnings/epochs'

/** Where the data file of an epoch is served: by the last block that it reads, since nothing else decides it. */
export const epochPath = (upToBlock: number): string => `${folder}/${upToBlock}.json`

/** Of any final block: whoever wants to post or to check an epoch asks for it. */
export const epochDoor = {
  path: folder,
  name: /^\d{1,15}\.json$/,
  contentType: 'application/json',
  async read(app: App, name: string): Promise<Uint8Array | null> {
    const upToBlock = Number(name.slice(0, -'.json'.length))
    const { deployBlock } = app.deployment
    if (upToBlock < deployBlock || !app.clock.isFinal(upToBlock)) return null
    return new TextEncoder().encode((await askedEpoch(app, upToBlock)).file)
  },
} as const
