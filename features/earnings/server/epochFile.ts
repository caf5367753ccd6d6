import type { App } from '#platform/server/app.ts'
import type { FileRoute } from '#platform/server/http/fileRoutes.ts'

import { apartOn, isCandidate } from '../candidate.ts'
import type { EarningsTables } from '../tables.ts'
import { AskedFiles } from './askedFiles.ts'
import { finalEpoch } from './bonuses.ts'

const folder = '/tessera/earnings/epochs'

/** The path of an epoch's data file: by its last block, which alone determines it. */
export const epochPath = (upToBlock: number): string => `${folder}/${upToBlock}.json`

/**
 * Final blocks that are, or may be next, the last block of an epoch: anyone checks what was posted, and the builder
 * posts. `npm run epoch` computes the file of any other block, because each costs as much as all leaves together.
 */
export const epochRoute: FileRoute = {
  path: folder,
  name: /^\d{1,15}\.json$/,
  contentType: 'application/json',
  async read(app, name) {
    const upToBlock = Number(name.slice(0, -'.json'.length))
    const { deployment, clock } = app
    if (upToBlock < deployment.deployBlock || !clock.isFinal(upToBlock)) return null
    const isNext = isCandidate(upToBlock, clock.solid, apartOn(deployment.network))
    if (!isNext && !(await isPosted(app, upToBlock))) return null
    return filesOf(app).upTo(upToBlock)
  },
}

const asked = new WeakMap<App, AskedFiles>()

function filesOf(app: App): AskedFiles {
  let files = asked.get(app)
  if (files === undefined) {
    const make = async (upToBlock: number) =>
      new TextEncoder().encode((await finalEpoch(app, upToBlock)).file)
    asked.set(app, (files = new AskedFiles(make)))
  }
  return files
}

async function isPosted({ db }: App, upToBlock: number): Promise<boolean> {
  const row = await db
    .withTables<EarningsTables>()
    .selectFrom('earningsEpochs')
    .select('epoch')
    .where('upToBlock', '=', upToBlock)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
